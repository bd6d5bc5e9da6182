import { useQuery } from '@tanstack/react-query';
import { useData } from '../../shell/Steady.tsx';
import { useLinked } from '../panel/useLinked.ts';
import { listAddress } from '../panel/listAddress.ts';
import type { Link, Looked } from '../panel/useLinked.ts';
import type { FilterGroup } from '../../../domain/lists/filterTree.ts';
import type { Resource } from '../../../domain/resource.ts';

export type User = { readonly key: string; /** Message stem. */ readonly name: string; readonly total: number; /** Of the list that shows them, where one does. */ readonly address: string | undefined; readonly stays: boolean; /** The screen, where the records of the kind are spread over several; the list of rows that refers, where these do. */ readonly part?: string };

/** Any of the fields through which they refer. */
const anyOf = (links: readonly Link[]): FilterGroup => ({ match: 'ANY', parts: links.flatMap(({ shownAt }) => Object.entries(shownAt?.filter ?? {}).map(([field, condition]) => ({ field, condition }))) });

const userOf = ([first, ...others]: readonly [Link, ...Link[]], told: number | undefined): User => {
  const links = [first, ...others];
  const at = first.shownAt;
  const address = at && (others.length === 0 ? listAddress(at.path, at.filter) : `${at.path}?advanced=${encodeURIComponent(JSON.stringify(anyOf(links)))}`);
  return { key: first.key, name: first.name, total: told ?? first.total, address, stays: links.some(({ stays }) => stays), ...(first.part === undefined ? {} : { part: first.part }) };
};

/** What refers to these records, each kind once, however many of its fields do; a record that does so twice is counted once. */
export const useUsers = (resource: Resource, ids: readonly string[]): { readonly users: readonly User[]; readonly looked: Looked } => {
  const dataProvider = useData();
  const { linked, ...looked } = useLinked(resource, ids);
  const kinds = [...Map.groupBy(linked.filter(({ total }) => total > 0), ({ shownAt, key }) => shownAt?.path ?? key).values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
  const several = kinds.filter(({ length }) => length > 1);
  const counted = useQuery({
    queryKey: ['linked', 'once', resource.type, ids, several.map(([{ shownAt }]) => shownAt?.path)],
    enabled: several.length > 0,
    staleTime: 30_000,
    queryFn: async ({ signal }) => Promise.all(several.map(async (links) => (await dataProvider.counts(links[0].shownAt?.screen ?? '', [{ filter: {}, advanced: anyOf(links), search: '', sorts: [] }], signal))[0]?.total)),
  });
  // Where it cannot be counted, each kind has at least as many as through the field that refers most.
  const least = (links: readonly Link[]): number => Math.max(...links.map(({ total }) => total));
  const isLooking = looked.isLoading || (several.length > 0 && counted.isLoading);
  const users = isLooking ? [] : kinds.map((links) => userOf(links, links.length === 1 ? undefined : (counted.data?.[several.indexOf(links)] ?? least(links))));
  return { users, looked: { ...looked, isLoading: isLooking } };
};
