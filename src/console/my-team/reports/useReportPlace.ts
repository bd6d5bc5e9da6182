import { isDate } from '../../../domain/calendar.ts';
import { lastOfMonth } from '../../../domain/dates.ts';
import { shiftMonth } from '../../../domain/lists/calendarDays.ts';
import { useToday } from '../../shell/useToday.ts';
import { useTeamPlace } from '../../shell/team/useTeamPlace.ts';
import { GROUPS, ofYear, type Group, type ReportName } from './teamReports.ts';

/** Which report, of which month or year, in which lines, and of whom, as the address says. */
export const useReportPlace = (reports: readonly [ReportName, ...ReportName[]]) => {
  const place = useTeamPlace();
  const today = useToday();
  const report = reports.find((one) => one === place.get('report')) ?? reports[0];
  const by: Group = GROUPS.find((one) => one === place.get('by')) ?? 'EMPLOYEE';
  const mayBeYear = ofYear.has(report);
  const span = mayBeYear && place.get('span') !== 'MONTH' ? 'YEAR' : 'MONTH';
  const told = place.get('at');
  const day = isDate(told) ? told : today;
  const from = span === 'YEAR' ? `${day.slice(0, 4)}-01-01` : `${day.slice(0, 7)}-01`;
  const until = span === 'YEAR' ? `${day.slice(0, 4)}-12-31` : lastOfMonth(from);
  const turn = (by: 1 | -1): void => place.put({ at: shiftMonth(from, span === 'YEAR' ? by * 12 : by) });
  return { place, report, by, span, mayBeYear, from, until, isNow: until >= today, turn } as const;
};
