/** `POST /export/outstanding-advances`: the list of advances as a file, with the reader's rights. */
import { z } from 'zod';
import { currencyDecimals, fromMinor } from '../../domain/money.ts';
import { authorise } from '../access/authorise.ts';
import { withOrg } from '../db/org.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { say } from '../messages.ts';
import { todayOf } from '../people/today.ts';
import { readFormats } from '../resource/import/rules.ts';
import { askedPeopleShape, fileShape, languageOf, readAsked, sendSheet } from '../sheets/send-sheet.ts';
import type { Column } from '../sheets/write/sheet.ts';
import { readOutstanding, SUMS } from './outstanding.ts';

const shape = z.strictObject({ group: z.enum(['EMPLOYEE', 'DEPARTMENT']).default('EMPLOYEE'), filter: z.strictObject({ ...askedPeopleShape, withClosed: z.boolean().nullish() }).default({}), ...fileShape });

const exportOutstanding = async (context: Context): Promise<void> => {
  const { session, asked: { format, ...asked } } = await readAsked(context, shape);
  const grant = authorise(session, [{ forms: ['SALARY_ADVANCE'], right: 'VIEW', scope: 'ALL' }]);
  const language = languageOf(asked, session);
  const { report, dateFormat, today } = await withOrg(context.db, session.orgCode, async (tx) => ({ report: await readOutstanding(tx, grant, asked), dateFormat: (await readFormats(tx)).dateFormat, today: await todayOf(tx) }));
  const { currency, rows, totals } = report;
  const word = (key: string): string => say(language, key);
  const text = (heading: string, width = 20): Column => ({ heading, format: { kind: 'text' }, width });
  const day = (key: string): Column => ({ heading: word(`advances.${key}`), format: { kind: 'date' } });
  const sums = SUMS.map((key): Column => ({ heading: `${word(`advances.${key}`)} (${currency})`, format: { kind: 'decimal', decimals: currencyDecimals(currency) } }));
  const money = (of: Readonly<Record<(typeof SUMS)[number], bigint>>): string[] => SUMS.map((key) => fromMinor(of[key], currency));
  const isGrouped = asked.group === 'DEPARTMENT';
  const columns = isGrouped ? [text(word('teamReport.department'), 28), { heading: word('advances.people'), format: { kind: 'integer' } } as const, ...sums, day('until')] : [text(word('common.employee'), 28), text(word('teamReport.number')), text(word('teamReport.department')), text(word('advances.for'), 28), day('paidOn'), ...sums, day('until')];
  const lines = rows.map((row) => (isGrouped ? [row.name ?? word('advances.without'), row.people, ...money(row), row.until] : [row.name, row.employeeNumber, row.department, row.reason, row.paidOn, ...money(row), row.until]));
  const total = isGrouped ? [word('advances.total'), totals.people, ...money(totals), null] : [word('advances.total'), null, null, null, null, ...money(totals), null];
  await sendSheet(context, { title: word('screen.my-team-finance.benefits-and-deduction.salary-advances.outstanding'), period: today, format, dateFormat, columns, rows: [...lines, total], count: rows.length });
};

export const outstandingAdvanceRoutes: readonly Route[] = [{ method: 'POST', path: '/export/outstanding-advances', handle: answeringRefusals(exportOutstanding) }];
