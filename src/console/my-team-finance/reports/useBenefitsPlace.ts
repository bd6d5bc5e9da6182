import { useMemo } from 'react';
import { addMonths } from '../../../domain/dates.ts';
import { benefitsGroups } from '../../../domain/payroll/benefits-report.ts';
import type { BenefitsGroup } from '../../../domain/payroll/benefits-report.ts';
import { useTeamPlace } from '../../shell/team/useTeamPlace.ts';
import { useToday } from '../../shell/useToday.ts';
import type { BenefitsReportGroup } from '../../../../generated/payroll-admin/operations.ts';

export const LINES = ['DEPARTMENT', 'LOCATION', 'EMPLOYEE', 'MONTH'] as const satisfies readonly BenefitsReportGroup[];
/** Months that may be chosen, back from the present one. */
const OFFERED = 36;
const USUAL = 6;
const MOST = 24;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const monthBefore = (month: string, by: number): string => addMonths(`${month}-01`, -by).slice(0, 7);

/** Which months, in which lines, of which groups and whom, as the address says. The first month follows the last where it would lie after it, or too far before. */
export const useBenefitsPlace = () => {
  const place = useTeamPlace();
  const present = useToday().slice(0, 7);
  const months = useMemo(() => Array.from({ length: OFFERED }, (_, at) => monthBefore(present, at)), [present]);
  const told = (name: string, usual: string): string => (MONTH.test(place.get(name)) ? place.get(name) : usual);
  const untilMonth = told('until', present);
  const first = told('from', monthBefore(untilMonth, USUAL - 1));
  const earliest = monthBefore(untilMonth, MOST - 1);
  const fromMonth = first > untilMonth ? untilMonth : first < earliest ? earliest : first;
  const by = LINES.find((one) => one === place.get('by')) ?? 'DEPARTMENT';
  const chosen = new Set(place.get('groups').split(','));
  const groups = benefitsGroups.filter((group) => chosen.has(group));
  const toggle = (group: BenefitsGroup): void => place.put({ groups: benefitsGroups.filter((one) => (one === group) !== groups.includes(one)).join(',') });
  const asked = { fromMonth, untilMonth, by, filter: { ...place.filter, ...(groups.length > 0 ? { groups } : {}) } };
  return { place, months: [...new Set([...months, fromMonth, untilMonth])].toSorted().toReversed(), groups, toggle, asked } as const;
};
