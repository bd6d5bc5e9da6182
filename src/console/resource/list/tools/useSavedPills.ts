import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../shell/Steady.tsx';
import { useListPart } from '../ListModel.ts';
import { addressOfView, isChangedFrom } from '../state/listAddress.ts';
import { savedViewsQuery, type SavedView } from '../state/savedViews.ts';
import type { View } from './useViews.ts';

export type SavedPill = View & { readonly view: SavedView; readonly isChanged: boolean };

/** Views whose records are counted; further ones only have their names. */
const COUNTED = 8;

/** The person's saved views of this list, asked for when the first rows are there. */
export const useSavedPills = (): readonly SavedPill[] => {
  const { address, hasRows, change, target, views } = useListPart((model) => ({ address: model.views?.current ? model.address : undefined, hasRows: model.rows.total !== undefined, change: model.change, target: model.target, views: model.views }));
  const dataProvider = useData();
  const { data } = useQuery({ ...savedViewsQuery(target.screen.path), enabled: views !== undefined && hasRows });
  const saved = data?.views ?? [];
  const counted = saved.slice(0, COUNTED).map(({ definition }) => ({ filter: definition.filter, ...(definition.advanced ? { advanced: definition.advanced } : {}), search: definition.search ?? '', sorts: [] }));
  const { data: counts } = useQuery({ queryKey: [target.name, 'counts', 'saved', counted], queryFn: ({ signal }) => dataProvider.counts(target.name, counted, signal), enabled: counted.length > 0 });
  return saved.map((view, index) => {
    const isOn = views?.current?.id === view.id;
    return {
      key: view.id,
      label: view.name,
      view,
      count: counts?.[index]?.total,
      isEstimate: counts?.[index]?.isEstimate === true,
      isOn,
      isChanged: isOn && address !== undefined && isChangedFrom(address, view.definition),
      open: () => change({ view: view.id, ...addressOfView(view.definition) }),
    };
  });
};
