import { screens as printed } from '../../../generated/screens.ts';
import { pages } from '../../domain/pages.ts';
import type { Page } from '../../domain/pages.ts';
import type { ScreenEntry } from '../../domain/resource.ts';

/** What the frame needs of a screen; `form` is null where every signed-in person may open it. */
export type Place = Omit<ScreenEntry, 'form'> & Pick<Page, 'form' | 'isFrame' | 'isStep'>;

/** Whether an entity stands behind a place, so that it has records. */
export const hasRecords = (place: Place): place is ScreenEntry => place.type !== '' && place.form !== null;

/** A page of its own, as the frame sees it. */
export const placeOf = (page: Page): Place => ({ ...page, scope: 'ALL', record: 'SHOW', actions: [], endpoint: '', type: '', single: false });

/** All screens that this console draws: those printed from the schema, and those with a page of their own. */
export const screens: readonly Place[] = [...printed, ...pages.map(placeOf)];
