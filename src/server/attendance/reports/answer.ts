import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import { withOrg } from '../../db/org.ts';
import type { Line } from '../../../domain/attendance/teamReport.ts';
import type { Language } from '../../../domain/languages.ts';
import { readTeamReport, type TeamReportArguments } from './team-report.ts';

const MOST_LINES = 500;

type Told = Omit<TeamReportArguments, 'language'> & { readonly language?: Uppercase<Language> | null };

/** A report as its operation answers it. */
export const answerTeamReport = ({ language, ...args }: Told, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { columns, lines, total, none } = await readTeamReport(tx, grant, { ...args, language: language == null ? null : (language.toLowerCase() as Language) });
    const row = ({ name, values, ...line }: Line) => ({ ...line, name: name ?? none, values: values.map((value) => (value === null ? null : String(value))) });
    return { errorCode: '', message: '', totalRecords: lines.length, columns: [...columns], rows: lines.slice(0, MOST_LINES).map(row), total: row(total) };
  });
