import { screens as printed } from '../../../generated/screens.ts';
import type { ScreenEntry } from '../../domain/resource.ts';

/** Where administrators read the mails that the organisation sends. */
export const outgoingMail: ScreenEntry = { path: '/settings/general/outgoing-mail', form: 'OUTBOX_MAIL', scope: 'ALL', record: 'SHOW', actions: [], endpoint: 'integration', type: 'OutboxMail', single: false };

/** All screens of the menu: those printed from the schema, and those with a page of their own. */
export const screens: readonly ScreenEntry[] = [...printed, outgoingMail];
