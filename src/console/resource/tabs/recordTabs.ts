import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { FormName } from '../../../../generated/forms.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';
import type { Field, ScreenEntry } from '../../../domain/resource.ts';

export type TabProps = { readonly target: ScreenResource; readonly record: Row };
type Drawn = ComponentType<TabProps> | LazyExoticComponent<ComponentType<TabProps>>;
/** What a part of a tab shows: fields of the record by their groups, or the records of an entity that belong to it by their field `by`; without one, by the field that says whose they are. */
type TabPart = { readonly kind: 'fields'; readonly groups: readonly string[] } | { readonly kind: 'list'; readonly type: string; readonly by: string | undefined; /** Whether the record takes more of them; without it, always. */ readonly mayAdd?: ((record: Row) => boolean) | undefined };
export type RecordTab = { readonly key: string; /** Without the right to view it the tab is none. */ readonly form?: FormName; /** Drawn by itself, above the parts. */ readonly Part?: Drawn; /** Groups of fields that it shows itself. */ readonly covers?: readonly string[]; readonly parts?: readonly TabPart[] };

/** A part of a tab as this person sees it: fields of the record itself, or records of another entity that belong to it. */
export type ShownPart = { readonly key: string; readonly kind: 'fields'; readonly fields: readonly Field[] } | { readonly key: string; readonly kind: 'list'; readonly screen: ScreenEntry; /** Key of their field that names the record. */ readonly by: string | undefined; readonly mayAdd?: ((record: Row) => boolean) | undefined };
export type ShownTab = { readonly key: string; readonly Part: Drawn | undefined; readonly parts: readonly ShownPart[] };

export const fields = (...groups: readonly string[]): TabPart => ({ kind: 'fields', groups });
export const lists = (types: readonly string[], by?: string, mayAdd?: (record: Row) => boolean): readonly TabPart[] => types.map((type) => ({ kind: 'list', type, by, mayAdd }));
/** Fetched when its tab is opened. */
export const drawn = (load: () => Promise<ComponentType<TabProps>>): Drawn => lazy(async () => ({ default: await load() }));
