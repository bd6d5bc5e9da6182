import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useData } from '../../shell/Steady.tsx';
import { nearestFirst } from '../input/narrow.ts';
import { fits } from './fits.ts';
import { recentReferences } from './recent.ts';
import { useSettled } from './useSettled.ts';
import type { Target } from '../../providers/data/ConsoleDataProvider.ts';
import type { Linked } from '../../providers/data/row.ts';

export type Offer = { readonly linked: Linked; readonly recent: boolean };

/** So many are offered. */
const PAGE = 20;

type Found = { readonly text: string; readonly offers: readonly Offer[] };

/** Records to offer for a search, asked for 200 ms after the last key and only while the menu is open; without a search the recent ones that still exist come first. So many as `spare` are read besides, for those that are not offered. */
export const useOffers = (target: Target | undefined, search: string, isOpen: boolean, spare = 0): { readonly offers: readonly Offer[]; readonly loading: boolean } => {
  const dataProvider = useData();
  const text = useSettled(search.trim(), 200);
  const recent = target && text === '' ? recentReferences(target.type) : [];
  const recentIds = recent.map(({ id }) => id);
  const { data, isFetching } = useQuery({
    queryKey: ['lookup', target?.type, { text, recentIds, spare, among: target?.among }],
    enabled: isOpen && target !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Found> => {
      if (!target) return { text, offers: [] };
      const [page, known] = await Promise.all([
        dataProvider.lookup(target, { inUse: true, ...(text === '' ? {} : { search: text }), ...(spare > 0 ? { limit: PAGE + spare } : {}), signal }),
        recentIds.length === 0 ? undefined : dataProvider.lookup(target, { inUse: true, ids: recentIds, signal }),
      ]);
      const first = recentIds.flatMap((id) => known?.rows.find((one) => one.id === id) ?? []);
      const rest = page.rows.filter(({ id }) => !first.some((one) => one.id === id));
      return { text, offers: [...first.map((linked) => ({ linked, recent: true })), ...rest.map((linked) => ({ linked, recent: false }))] };
    },
  });
  const isOld = data?.text !== search.trim();
  const found = isOld ? (data?.offers ?? []).filter(({ linked }) => fits(linked, search)) : data.offers;
  return { offers: nearestFirst(found.map((offer) => ({ offer, label: offer.linked.title, hint: offer.linked.code ?? undefined })), search).map(({ offer }) => offer), loading: isFetching || isOld };
};

/** Where one record's title and code are kept. */
export const chosenKey = (target: Target | undefined, id: string | undefined) => ['lookup', target?.type, { id }] as const;

/** The chosen record's title and code: from the row where it has them, else asked for, of whatever kind it is now. */
export const useChosen = (target: Target | undefined, value: unknown, known: Linked | undefined): Linked | undefined => {
  const dataProvider = useData();
  const id = typeof value === 'string' ? value : undefined;
  const { data } = useQuery({
    queryKey: chosenKey(target, id),
    enabled: target !== undefined && id !== undefined && known === undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }) => (target && id !== undefined ? ((await dataProvider.lookup({ ...target, among: undefined }, { ids: [id], signal })).rows[0] ?? { id, title: id }) : null),
  });
  return id === undefined ? undefined : (known ?? data ?? { id, title: '…' });
};
