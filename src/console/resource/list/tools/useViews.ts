import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { plainArrangement } from '../../../../domain/lists/arrangement.ts';
import { usualViews } from '../../../usualViews.ts';
import type { Field } from '../../../../domain/resource.ts';
import type { Filter } from '../../../providers/data/listQuery.ts';
import { useData } from '../../../shell/Steady.tsx';
import { useListPart } from '../ListModel.ts';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import { ALL } from '../state/addressWithViews.ts';

export type View = { readonly key: string; readonly label: string; readonly count: number | undefined; readonly isEstimate: boolean; readonly isOn: boolean; readonly open: () => void };

const FEW = 5;

/** The field of which each value is a view of its own: the first state that the screen does not hold to some values and that has few of them. */
export const stateOf = (fields: readonly Field[], held: readonly string[]): Field | undefined => fields.find(({ key, kind, filter, options }) => kind === 'status' && filter && !held.includes(key) && (options?.length ?? 0) <= FEW);

/** Keys of the fields that a screen holds to some values. */
const heldBy = ({ resource, screen }: ScreenResource): readonly string[] => Object.keys(JSON.parse(resource.screens.find(({ path }) => path === screen.path)?.where ?? '{}') as object);

/** The views that every list has without being told: all, one for each of up to five states that the screen may show, and its usual ones; their counts are of the whole list. Out of a saved view they lead to the whole list again. */
export const useViews = (): readonly View[] => {
  const { filter: narrowed, hasRows, change, fields, target, views } = useListPart(({ address, rows, ...model }) => ({ filter: address.filter, hasRows: rows.total !== undefined, change: model.change, fields: model.fields, target: model.target, views: model.views }));
  const translate = useTranslate();
  const dataProvider = useData();
  const held = useMemo(() => heldBy(target), [target]);
  const status = stateOf(fields, held);
  const values = status?.options ?? [];
  const usual = usualViews[target.screen.path]?.filter(({ filter }) => Object.keys(filter).every((key) => fields.some((field) => field.key === key))) ?? [];
  const filters: readonly Filter[] = [{}, ...values.map((value) => ({ [status?.key ?? '']: { equals: value } })), ...usual.map(({ filter }) => filter)];
  const { data } = useQuery({
    queryKey: [target.name, 'counts', status?.key, ...usual.map(({ key }) => key)],
    queryFn: ({ signal }) => dataProvider.counts(target.name, filters.map((filter) => ({ filter, search: '', sorts: [] })), signal),
    // Counting a long list would keep its rows waiting.
    enabled: hasRows,
  });
  const chosen = status ? narrowed[status.key] : undefined;
  const { [status?.key ?? '']: _, ...others } = narrowed;
  const isSaved = views?.current !== undefined;
  const plain = { view: views?.start === undefined ? undefined : ALL };
  const open = (filter: Filter) => () => change(isSaved ? { ...plain, filter, advanced: undefined, search: '', sorts: [], columns: undefined, density: undefined, arrangement: plainArrangement } : { filter });
  const isFiltered = (filter: Filter): boolean => JSON.stringify(narrowed) === JSON.stringify(filter);
  const counted = (index: number) => ({ count: data?.[index]?.total, isEstimate: data?.[index]?.isEstimate === true });
  const ofStates = [undefined, ...values].map((value, index): View => ({
    key: value ?? 'all',
    label: value === undefined ? translate('grid.view.all') : translate(`enum.${status?.enumName}.${value}`),
    ...counted(index),
    isOn: !isSaved && (value === undefined ? chosen === undefined && !usual.some(({ filter }) => isFiltered(filter)) : chosen?.equals === value || (chosen?.in?.length === 1 && chosen.in[0] === value)),
    open: open(isSaved ? (filters[index] ?? {}) : usual.some(({ filter }) => isFiltered(filter)) ? (filters[index] ?? {}) : { ...others, ...filters[index] }),
  }));
  return [...ofStates, ...usual.map(({ key, label, filter }, at): View => ({ key, label: translate(label), ...counted(ofStates.length + at), isOn: !isSaved && isFiltered(filter), open: open(filter) }))];
};
