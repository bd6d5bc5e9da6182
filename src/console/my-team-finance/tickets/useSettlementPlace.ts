import { addDays, firstOfMonth } from '../../../domain/dates.ts';
import { NARROWS, useTeamPlace } from '../../shell/team/useTeamPlace.ts';
import { useToday } from '../../shell/useToday.ts';
import type { AirTicketCycles, AirTicketFilter } from '../../../../generated/payroll-admin/operations.ts';

export const AS_OF = ['TODAY', 'MONTH', 'YEAR'] as const;

/** Which cycles of whom are looked at, as of when, as the address says. */
export const useSettlementPlace = () => {
  const place = useTeamPlace();
  const today = useToday();
  const asOf = AS_OF.find((one) => one === place.get('asOf')) ?? 'TODAY';
  const cycles: AirTicketCycles = place.get('cycles') === 'ALL' ? 'ALL' : 'CURRENT';
  const withBalance = place.get('left') === 'yes';
  const on = asOf === 'TODAY' ? null : asOf === 'MONTH' ? addDays(firstOfMonth(today), -1) : `${Number(today.slice(0, 4)) - 1}-12-31`;
  const filter: AirTicketFilter = { ...place.filter, ...(withBalance ? { withBalance } : {}) };
  const clear = (): void => place.put(Object.fromEntries(['left', 'search', ...NARROWS].map((name) => [name, null])));
  return { place, asOf, cycles, withBalance, asked: { on, cycles, filter }, isNarrowed: place.isNarrowed || withBalance, clear } as const;
};
