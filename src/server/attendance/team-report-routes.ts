/** `POST /export/team-report`: a report on a team as a file, with the reader's rights. */
import { z } from 'zod';
import { isDate } from '../../domain/calendar.ts';
import { languages } from '../../domain/languages.ts';
import type { Line } from '../../domain/attendance/teamReport.ts';
import { authorise } from '../access/authorise.ts';
import { refuseCrossSite } from '../auth/read-input.ts';
import { withOrg } from '../db/org.ts';
import { limitExports } from '../http/in-progress.ts';
import { readJson } from '../http/json.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { sendFile } from '../resource/export/send-file.ts';
import { readFormats } from '../resource/import/rules.ts';
import { loadSession } from '../session.ts';
import { writeCsv } from '../sheets/write-csv.ts';
import { writeXlsx } from '../sheets/write-xlsx.ts';
import type { Column, Value } from '../sheets/write/sheet.ts';
import { summaryReports } from './reports/summary-reports.ts';
import { readTeamReport, type ReportName, type ShownColumn } from './reports/team-report.ts';
import { timeOffReports } from './reports/time-off-reports.ts';

const day = z.string().refine((text) => isDate(text), 'YYYY-MM-DD');
const id = z.string().regex(/^\d{1,18}$/).nullish();
const names = [...Object.keys(summaryReports), ...Object.keys(timeOffReports)] as [ReportName, ...ReportName[]];

const shape = z.strictObject({
  report: z.enum(names),
  from: day,
  until: day,
  by: z.enum(['EMPLOYEE', 'DEPARTMENT', 'LOCATION']).default('EMPLOYEE'),
  filter: z.strictObject({ search: z.string().max(100).nullish(), departmentId: id, locationId: id, customGroupId: id }).default({}),
  format: z.enum(['XLSX', 'CSV']).default('XLSX'),
  language: z.enum(languages).nullish(),
});

const headOf = (language: (typeof languages)[number], by: string, columns: readonly ShownColumn[]): Column[] => [
  { heading: say(language, by === 'EMPLOYEE' ? 'common.employee' : by === 'DEPARTMENT' ? 'teamReport.department' : 'teamReport.location'), format: { kind: 'text' }, width: 28 },
  by === 'EMPLOYEE' ? { heading: say(language, 'teamReport.number'), format: { kind: 'text' } } : { heading: say(language, 'teamReport.people'), format: { kind: 'integer' } },
  ...columns.map(({ label, isShare }): Column => ({ heading: isShare ? `${label} %` : label, format: { kind: 'decimal', decimals: isShare ? 1 : 2 } })),
];

const valuesOf = (by: string, none: string) => ({ name, code, people, values }: Line): readonly Value[] => [name ?? none, by === 'EMPLOYEE' ? code : people, ...values];

const exportTeamReport = async (context: Context): Promise<void> => {
  refuseCrossSite(context);
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  limitRequests(context, session);
  limitExports(session, context.response);
  const read = shape.safeParse(await readJson(context));
  if (!read.success) throw refuse('BAD_USER_INPUT', { validationError: read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })) });
  const { format, ...asked } = read.data;
  const grant = authorise(session, [{ forms: [asked.report in summaryReports ? 'TEAM_SUMMARY_REPORTS' : 'TEAM_REPORTS'], right: 'VIEW', scope: 'ALL' }]);
  const language = asked.language ?? session.language;
  const { report, formats } = await withOrg(context.db, session.orgCode, async (tx) => ({ report: await readTeamReport(tx, grant, asked), formats: await readFormats(tx) }));
  const title = say(language, `teamReport.${asked.report}`);
  const total = valuesOf(asked.by, say(language, 'teamReport.total'))({ ...report.total, code: null });
  const sheet = { columns: headOf(language, asked.by, report.columns), rows: [...report.lines.map(valuesOf(asked.by, report.none)), total] };
  const kind = format === 'CSV' ? 'csv' : 'xlsx';
  const pieces = format === 'CSV' ? writeCsv(sheet) : writeXlsx([{ name: title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31), ...sheet }], { dateFormat: formats.dateFormat });
  await sendFile(context, { name: `${title} ${asked.from} – ${asked.until}.${kind}`, kind, pieces, rows: report.lines.length });
};

export const teamReportRoutes: readonly Route[] = [{ method: 'POST', path: '/export/team-report', handle: answeringRefusals(exportTeamReport) }];
