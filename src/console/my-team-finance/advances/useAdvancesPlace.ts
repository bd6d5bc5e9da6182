import { NARROWS, useTeamPlace } from '../../shell/team/useTeamPlace.ts';
import type { OutstandingAdvancesFilter, OutstandingAdvancesGroup } from '../../../../generated/payroll-admin/operations.ts';

/** By what advances are gathered, and whose, as the address says. */
export const useAdvancesPlace = () => {
  const place = useTeamPlace();
  const group: OutstandingAdvancesGroup = place.get('by') === 'DEPARTMENT' ? 'DEPARTMENT' : 'EMPLOYEE';
  const withClosed = place.get('closed') === 'yes';
  const filter: OutstandingAdvancesFilter = { ...place.filter, ...(withClosed ? { withClosed } : {}) };
  const clear = (): void => place.put(Object.fromEntries(['search', ...NARROWS].map((name) => [name, null])));
  return { place, group, withClosed, asked: { group, filter }, isNarrowed: place.isNarrowed, clear } as const;
};
