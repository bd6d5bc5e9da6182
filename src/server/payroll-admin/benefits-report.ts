import { fromMinor } from '../../domain/money.ts';
import type { Language } from '../../domain/languages.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { readBenefitsReport } from '../payroll/benefits-report.ts';
import type { BenefitsAsked, BenefitsLine } from '../payroll/benefits-report.ts';

const MOST_LINES = 500;

type Told = Omit<BenefitsAsked, 'language'> & { readonly language?: Uppercase<Language> | null };

/** The report as it is shown: the first lines, and what all come to. */
export const benefitsReport = ({ language: told, ...asked }: Told, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { currency, columns, lines, total, none, language } = await readBenefitsReport(tx, grant, { ...asked, language: told == null ? null : (told.toLowerCase() as Language) });
    const row = ({ name, values, ...line }: BenefitsLine) => ({ ...line, name: name ?? none, values: values.map((value) => fromMinor(value, currency)) });
    return { errorCode: '', message: '', currency, totalRecords: lines.length, columns, rows: lines.slice(0, MOST_LINES).map(row), total: row({ ...total, name: say(language, 'teamReport.total') }) };
  });
