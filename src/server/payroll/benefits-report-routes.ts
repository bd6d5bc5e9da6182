/** `POST /export/benefits-report`: what payslips paid and deducted as a file, with the reader's rights. */
import { z } from 'zod';
import { currencyDecimals, fromMinor } from '../../domain/money.ts';
import { benefitsGroups } from '../../domain/payroll/benefits-report.ts';
import { authorise } from '../access/authorise.ts';
import { withOrg } from '../db/org.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { say } from '../messages.ts';
import { readFormats } from '../resource/import/rules.ts';
import { askedPeopleShape, fileShape, languageOf, readAsked, sendSheet } from '../sheets/send-sheet.ts';
import type { Column, Value } from '../sheets/write/sheet.ts';
import { readBenefitsReport } from './benefits-report.ts';
import type { BenefitsLine } from './benefits-report.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const shape = z.strictObject({
  fromMonth: month,
  untilMonth: month,
  by: z.enum(['EMPLOYEE', 'DEPARTMENT', 'LOCATION', 'MONTH']).default('DEPARTMENT'),
  filter: z.strictObject({ ...askedPeopleShape, groups: z.array(z.enum(benefitsGroups)).nullish() }).default({}),
  ...fileShape,
});

const exportBenefits = async (context: Context): Promise<void> => {
  const { session, asked: { format, ...told } } = await readAsked(context, shape);
  const grant = authorise(session, [{ forms: ['BENEFITS_AND_DEDUCTION_REPORTS'], right: 'VIEW', scope: 'ALL' }]);
  const language = languageOf(told, session);
  const asked = { ...told, language };
  const { report, dateFormat } = await withOrg(context.db, session.orgCode, async (tx) => ({ report: await readBenefitsReport(tx, grant, asked), dateFormat: (await readFormats(tx)).dateFormat }));
  const { currency, columns, lines, total, none } = report;
  const isOfPeople = asked.by === 'EMPLOYEE';
  const heads: Column[] = [
    { heading: say(language, isOfPeople ? 'common.employee' : `benefitsReport.head.${asked.by}`), format: { kind: 'text' }, width: 28 },
    isOfPeople ? { heading: say(language, 'teamReport.number'), format: { kind: 'text' } } : { heading: say(language, 'benefitsReport.people'), format: { kind: 'integer' } },
    ...columns.map(({ label }): Column => ({ heading: `${label} (${currency})`, format: { kind: 'decimal', decimals: currencyDecimals(currency) } })),
  ];
  // Deductions are negative, as on the screen.
  const valuesOf = ({ name, code, people, values }: BenefitsLine): readonly Value[] => [name ?? none, isOfPeople ? code : people, ...values.map((value, at) => fromMinor(columns[at]!.isDeduction ? -value : value, currency))];
  const rows = [...lines.map(valuesOf), valuesOf({ ...total, name: say(language, 'teamReport.total') })];
  await sendSheet(context, { title: say(language, 'form.BENEFITS_AND_DEDUCTION_REPORTS'), period: `${asked.fromMonth} – ${asked.untilMonth}`, format, dateFormat, columns: heads, rows, count: lines.length });
};

export const benefitsReportRoutes: readonly Route[] = [{ method: 'POST', path: '/export/benefits-report', handle: answeringRefusals(exportBenefits) }];
