import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ReadRosterChoicesDocument } from '../../../../generated/attendance/operations.ts';
import { askAnswer } from '../askAnswer.ts';
import { TEAM_OF } from '../../../domain/lists/team-of.ts';
import type { RosterFilter } from '../../../../generated/attendance/operations.ts';

export const CHOICES = ['departmentId', 'locationId', 'customGroupId'] as const;
export type Choice = (typeof CHOICES)[number];
export const NARROWS = [TEAM_OF, ...CHOICES] as const;

/** By what the people may be narrowed. */
export const useTeamChoices = () => useQuery({ queryKey: ['roster-choices'], queryFn: ({ signal }) => askAnswer('attendance', ReadRosterChoicesDocument, {}, signal) });

/** Whose days are shown, and which, as the address says. */
export const useTeamPlace = () => {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const [teamOf, departmentId, locationId, customGroupId] = NARROWS.map((name) => address.get(name));
  const filter = useMemo((): RosterFilter => ({ ...(search === '' ? {} : { search }), ...(teamOf ? { teamOf } : {}), ...(departmentId ? { departmentId } : {}), ...(locationId ? { locationId } : {}), ...(customGroupId ? { customGroupId } : {}) }), [search, teamOf, departmentId, locationId, customGroupId]);
  const put = useCallback(
    (values: Readonly<Record<string, string | null>>): void =>
      setAddress((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      }, { replace: true }),
    [setAddress],
  );
  /** The address with these values, for links that keep whose figures they are. */
  const withValues = (values: Readonly<Record<string, string>>): string => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(values)) next.set(name, value);
    return next.toString();
  };
  const clear = (): void => put(Object.fromEntries(['search', ...NARROWS].map((name) => [name, null])));
  return { get: (name: string): string => address.get(name) ?? '', filter, search, put, with: withValues, clear, isNarrowed: Object.keys(filter).length > 0 };
};

export type TeamPlace = ReturnType<typeof useTeamPlace>;
