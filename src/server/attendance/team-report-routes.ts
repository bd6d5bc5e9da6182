/** `POST /export/team-report`: a report on a team as a file, with the reader's rights. */
import { z } from 'zod';
import { isDate } from '../../domain/calendar.ts';
import type { languages } from '../../domain/languages.ts';
import type { Line } from '../../domain/attendance/teamReport.ts';
import { authorise } from '../access/authorise.ts';
import { withOrg } from '../db/org.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { say } from '../messages.ts';
import { readFormats } from '../resource/import/rules.ts';
import { askedPeopleShape, fileShape, languageOf, readAsked, sendSheet } from '../sheets/send-sheet.ts';
import type { Column, Value } from '../sheets/write/sheet.ts';
import { summaryReports } from './reports/summary-reports.ts';
import { readTeamReport, type ReportName, type ShownColumn } from './reports/team-report.ts';
import { timeOffReports } from './reports/time-off-reports.ts';

const day = z.string().refine((text) => isDate(text), 'YYYY-MM-DD');
const names = [...Object.keys(summaryReports), ...Object.keys(timeOffReports)] as [ReportName, ...ReportName[]];

const shape = z.strictObject({
  report: z.enum(names),
  from: day,
  until: day,
  by: z.enum(['EMPLOYEE', 'DEPARTMENT', 'LOCATION']).default('EMPLOYEE'),
  filter: z.strictObject(askedPeopleShape).default({}),
  ...fileShape,
});

const headOf = (language: (typeof languages)[number], by: string, columns: readonly ShownColumn[]): Column[] => [
  { heading: say(language, by === 'EMPLOYEE' ? 'common.employee' : by === 'DEPARTMENT' ? 'teamReport.department' : 'teamReport.location'), format: { kind: 'text' }, width: 28 },
  by === 'EMPLOYEE' ? { heading: say(language, 'teamReport.number'), format: { kind: 'text' } } : { heading: say(language, 'teamReport.people'), format: { kind: 'integer' } },
  ...columns.map(({ label, isShare }): Column => ({ heading: isShare ? `${label} %` : label, format: { kind: 'decimal', decimals: isShare ? 1 : 2 } })),
];

const valuesOf = (by: string, none: string) => ({ name, code, people, values }: Line): readonly Value[] => [name ?? none, by === 'EMPLOYEE' ? code : people, ...values];

const exportTeamReport = async (context: Context): Promise<void> => {
  const { session, asked: { format, ...asked } } = await readAsked(context, shape);
  const grant = authorise(session, [{ forms: [asked.report in summaryReports ? 'TEAM_SUMMARY_REPORTS' : 'TEAM_REPORTS'], right: 'VIEW', scope: 'ALL' }]);
  const language = languageOf(asked, session);
  const { report, formats } = await withOrg(context.db, session.orgCode, async (tx) => ({ report: await readTeamReport(tx, grant, asked), formats: await readFormats(tx) }));
  const title = say(language, `teamReport.${asked.report}`);
  const total = valuesOf(asked.by, say(language, 'teamReport.total'))({ ...report.total, code: null });
  const rows = [...report.lines.map(valuesOf(asked.by, report.none)), total];
  await sendSheet(context, { title, period: `${asked.from} – ${asked.until}`, format, dateFormat: formats.dateFormat, columns: headOf(language, asked.by, report.columns), rows, count: report.lines.length });
};

export const teamReportRoutes: readonly Route[] = [{ method: 'POST', path: '/export/team-report', handle: answeringRefusals(exportTeamReport) }];
