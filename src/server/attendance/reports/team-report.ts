/** A report on a team as it is answered and as a file. */
import { lengthOfRange, addDays } from '../../../domain/dates.ts';
import { reportLines, type Line, type Measure, type ReportGroup } from '../../../domain/attendance/teamReport.ts';
import { finding } from '../../../domain/problem.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Grant } from '../../access/authorise.ts';
import { withMembers } from '../../access/row-scope.ts';
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { todayOf } from '../../people/today.ts';
import { refuse } from '../../refuse.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import { countPeople } from '../attendance-to-finalize.ts';
import { summaryReports } from './summary-reports.ts';
import { timeOffReports } from './time-off-reports.ts';
import type { Asked } from './reading.ts';

export type ReportName = keyof typeof summaryReports | keyof typeof timeOffReports;
export type TeamReportArguments = Asked & { readonly report: ReportName; readonly by?: ReportGroup | null; readonly language?: Language | null };
export type ShownColumn = { readonly key: string; readonly label: string; readonly isShare: boolean; readonly isCharted: boolean };
type TeamReport = { readonly columns: readonly ShownColumn[]; readonly lines: readonly Line[]; readonly total: Line; readonly none: string };

/** Reports that read each day of a period are of a month at most (V-049); the others of a year. */
const OF_A_YEAR: ReadonlySet<ReportName> = new Set(['HEADCOUNT', 'LEAVE_TAKEN', 'LEAVE_BALANCE']);
const MOST_PEOPLE = 2000;

const all = { ...summaryReports, ...timeOffReports };

const columnOf = (language: Language) => ({ key, label, share, isCharted }: Measure): ShownColumn => ({ key, label: label ?? say(language, `teamReport.column.${key}`), isShare: share !== undefined, isCharted: isCharted === true });

/** Of a period that reaches into the future only what has been is looked at, but for balances. */
export const readTeamReport = async (tx: Transaction, asked: Grant, { report, by, language: told, ...period }: TeamReportArguments): Promise<TeamReport> => {
  const language = told ?? asked.session.language;
  const most = OF_A_YEAR.has(report) ? 366 : 31;
  const length = lengthOfRange(period.from, period.until);
  if (length < 1) refuseProblems(asked, [{ field: 'until', ...finding('rule.periodBackwards') }]);
  if (length > most) throw refuse('LIMIT_EXCEEDED', { words: { limit: most } });
  const grant = await withMembers(tx, asked, asked.session);
  if ((await countPeople(tx, grant, period.filter, period.from)) > MOST_PEOPLE) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_PEOPLE } });
  const today = await todayOf(tx);
  const until = OF_A_YEAR.has(report) || period.until < today ? period.until : addDays(today, -1);
  const { measures, people } = await all[report](tx, grant, { ...period, until });
  return { columns: measures.map(columnOf(language)), ...reportLines(people, measures, by ?? 'EMPLOYEE'), none: say(language, 'teamReport.noGroup') };
};
