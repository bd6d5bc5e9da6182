import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withTo } from '../../../domain/period.ts';
import { kinds, sources } from './kinds.ts';
import type { ChangeKind, ChangeSource } from '../../../../generated/monitoring/operations.ts';

export type ChangesFilter = {
  /** Everybody's, not mine alone. */
  readonly all: boolean;
  readonly userId: string | null;
  readonly entity: string | null;
  readonly kind: ChangeKind | null;
  /** By what they were made. */
  readonly source: ChangeSource | null;
  /** ISO days, both included; null without an end. */
  readonly fromDate: string | null;
  readonly toDate: string | null;
};

const day = (text: string | null): string | null => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);
const names = { userId: 'user', entity: 'type', kind: 'kind', source: 'source', fromDate: 'from', toDate: 'to' } as const;

export const narrows = ({ userId, entity, kind, source, fromDate, toDate }: ChangesFilter): boolean => [userId, entity, kind, source, fromDate, toDate].some((value) => value !== null);

/** Which changes are shown, and which one is open: the address holds both. */
export const useChangesFilter = (seesOthers: boolean) => {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo<ChangesFilter>(() => {
    const all = seesOthers && address.get('whose') === 'all';
    const [kind, source] = [address.get('kind'), address.get('source')];
    return { all, userId: all && /^\d+$/.test(address.get('user') ?? '') ? address.get('user') : null, entity: address.get('type'), kind: kinds.find((one) => one === kind) ?? null, source: sources.find((one) => one === source) ?? null, ...withTo<Pick<ChangesFilter, 'fromDate' | 'toDate'>>({ fromDate: day(address.get('from')), toDate: null }, day(address.get('to'))) };
  }, [address, seesOthers]);
  const change = (edit: (next: URLSearchParams) => void): void => {
    const next = new URLSearchParams(address);
    edit(next);
    setAddress(next, { replace: true });
  };
  return {
    filter,
    setFilter: (next: ChangesFilter): void =>
      change((params) => {
        params.delete('set');
        if (next.all) params.set('whose', 'all');
        else params.delete('whose');
        for (const [key, name] of Object.entries(names) as [keyof typeof names, string][]) {
          const value = next[key];
          if (value === null || (key === 'userId' && !next.all)) params.delete(name);
          else params.set(name, value);
        }
      }),
    openSet: /^\d+$/.test(address.get('set') ?? '') ? (address.get('set') ?? undefined) : undefined,
    open: (id: string | undefined): void => change((params) => (id === undefined ? params.delete('set') : params.set('set', id))),
  };
};
