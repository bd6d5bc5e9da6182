import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { screens } from '../../../../generated/screens.ts';
import { useSession } from '../../providers/authSession.ts';
import { nameOfScreen } from '../../providers/data/metadata.ts';
import { printedMetadata } from '../../providers/data/printedMetadata.ts';
import { ask } from '../../shell/ask.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import type { Filter } from '../../providers/data/listQuery.ts';
import type { Field, Resource, ScreenEntry } from '../../../domain/resource.ts';
import { useData } from '../../shell/Steady.tsx';

/** Name and path of a screen, and the filter by which its list shows what refers. */
export type ShownAt = { readonly screen: string; readonly path: string; readonly filter: Filter };

export type Link = { readonly key: string; readonly type: string; /** Message stem of those that refer. */ readonly name: string; readonly label: string; readonly total: number; readonly isEstimate: boolean; /** The list that shows them; without one they are told only. */ readonly shownAt: ShownAt | undefined; /** They belong to the record, and cannot be made to refer to another one. */ readonly stays: boolean; /** The screen that shows them, where the records of the kind are spread over several; the list of rows that refers, where these do. */ readonly part?: string };

/** Whether what was looked for is known: asked for, or failed, and then asked for again. */
export type Looked = { readonly isLoading: boolean; readonly error: Error | null; readonly isTrying: boolean; readonly retry: () => void };

/** One screen an entity; where that one shows a part of the records, those that show other parts as well. */
const perEntity = (open: readonly ScreenEntry[]): ScreenEntry[] => {
  const firsts = new Map<string, ScreenEntry>();
  return open.filter((screen) => {
    const first = firsts.get(screen.type);
    if (first === undefined) firsts.set(screen.type, screen);
    return first === undefined || (first.where !== undefined && screen.where !== undefined);
  });
};

type InRows = { readonly type: string; readonly entity: string; readonly field: string; readonly total: number; readonly stays: boolean };

const REFERENCES = 'query recordReferences($type: String!, $ids: [ID!]!) { recordReferences(type: $type, ids: $ids) { errorCode message rows { type entity field total stays } } }';

/** Itself, or by what its rows are filtered by. */
const leadsTo = ({ reference, rows }: Field, { type, endpoint }: Resource): boolean =>
  [reference, rows?.fields.find(({ key }) => key === rows.by)?.reference].some((to) => to?.type === type && to.endpoint === endpoint);

/** Records that refer to any of these, by the field through which they do, rows inside them included: how many, and the list that shows them. Only screens that this person may see. */
export const useLinked = (resource: Resource, ids: readonly string[]): Looked & { readonly linked: readonly Link[] } => {
  const dataProvider = useData();
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const rights = useSession()?.rights;
  const { data, isLoading, error, isFetching, refetch } = useQuery({
    queryKey: ['linked', resource.type, ids],
    enabled: ids.length > 0,
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const open = perEntity(screens.filter((screen) => !screen.single && rights?.[screen.form]?.view === true));
      const targets = await Promise.all(open.map((screen) => printedMetadata.screenResource(nameOfScreen(screen))));
      const ways = targets.flatMap((target) =>
        target.resource.fields
          .filter((field) => field.filter && leadsTo(field, resource) && (field.access === undefined || rights?.[field.access]?.view === true))
          .map((field) => ({ target, field, filter: { [field.key]: { in: ids } } })),
      );
      const [inRows, ...counted] = await Promise.all([
        ask<{ recordReferences: { rows: readonly InRows[] } }>('batch-processing', REFERENCES, { type: resource.type, ids }, signal),
        ...ways.map(async ({ target, field, filter }) => {
          const [count] = await dataProvider.counts(target.name, [{ filter, search: '', sorts: [] }], signal);
          return { target, field, filter, count: count ?? { total: 0, isEstimate: false } };
        }),
      ]);
      return { counted, inRows: inRows.recordReferences.rows };
    },
  });
  const found = data?.counted ?? [];
  const linked = found.map(({ target, field, filter, count }) => {
    const plural = translate(target.resource.name, { smart_count: 2 });
    const isPlain = found.filter((one) => one.target === target).length === 1 && target.resource.type !== resource.type;
    const isSpread = found.some((one) => one.target !== target && one.target.resource.type === target.resource.type);
    const part = isSpread ? labelOf({ path: target.screen.path, type: target.resource.type, form: target.screen.form }) : undefined;
    const records = part ?? plural;
    const label = isPlain ? records : translate('form.linkedBy', { records, field: translate(`${target.resource.name}.${field.name}`) });
    return { key: `${target.name} ${field.key}`, type: target.resource.type, name: target.resource.name, label, total: count.total, isEstimate: count.isEstimate, shownAt: { screen: target.name, path: target.screen.path, filter }, stays: field.fixed === true || target.resource.person === field.key, ...(part === undefined ? {} : { part }) };
  });
  const inRows = (data?.inRows ?? []).map(({ type, entity, field, total, stays }): Link => {
    const part = translate(`${entity}.${field}`);
    return { key: `${type} ${field}`, type, name: entity, label: translate('form.linkedBy', { records: translate(entity, { smart_count: 2 }), field: part }), total, isEstimate: false, shownAt: undefined, stays, part };
  });
  return { linked: [...linked, ...inRows], isLoading, error: data === undefined ? error : null, isTrying: isFetching, retry: () => void refetch() };
};
