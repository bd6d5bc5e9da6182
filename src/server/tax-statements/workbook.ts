/** A statement as people read it: a sheet of its sums and each of its annexures. */
import type { StatedYear, Statement } from '../../domain/tax-statements/statement.ts';
import { sumOf } from '../../domain/tax-statements/sums.ts';
import { say } from '../messages.ts';
import type { Session } from '../session.ts';
import { writeXlsx } from '../sheets/write-xlsx.ts';
import type { Column, Sheet, Value } from '../sheets/write/sheet.ts';

type Language = Session['language'];

const AMOUNT = { kind: 'decimal', decimals: 2 } as const;
const YEAR_AMOUNTS = ['gross', 'exempt', 'standardDeduction', 'employmentTax', 'salaryIncome', 'otherIncome', 'relieved', 'taxable', 'tax', 'surcharge', 'cess', 'total', 'deducted', 'short'] as const satisfies readonly (keyof StatedYear)[];

const heads = (language: Language, keys: readonly (readonly [string, Column['format'], number?])[]): Column[] => keys.map(([key, format, width]) => ({ heading: say(language, `taxStatementSheet.${key}`), format, ...(width === undefined ? {} : { width }) }));

const summary = (statement: Statement, language: Language): Sheet => {
  const { deductor, challans, years } = statement;
  const deductees = challans.flatMap((challan) => challan.deductees);
  const rows: readonly (readonly [string, Value])[] = [
    ['form', statement.formNumber], ['year', statement.financialYear], ['quarter', say(language, `enum.TaxQuarter.${statement.quarter}`)], ['law', statement.law], ['deductor', deductor.name], ['tan', deductor.tan], ['deductorPan', deductor.pan],
    ['responsible', `${deductor.responsible.name}, ${deductor.responsible.designation}`], ['people', new Set(deductees.map(({ number }) => number)).size], ['deducted', sumOf(deductees.map(({ total }) => total))],
    ['deposited', sumOf(challans.map(({ amount }) => amount))], ['interest', sumOf(challans.map(({ interest }) => interest))], ['fee', sumOf(challans.map(({ fee }) => fee))], ...(years.length > 0 ? [['years', years.length] as const] : []),
  ];
  return { name: say(language, 'taxStatementSheet.summary'), columns: heads(language, [['what', { kind: 'text' }, 32], ['value', { kind: 'text' }, 60]]), rows: rows.map(([key, value]) => [say(language, `taxStatementSheet.${key}`), value === null ? null : String(value)]) };
};

const challanSheet = ({ challans }: Statement, language: Language): Sheet => ({
  name: say(language, 'taxStatementSheet.challans'),
  columns: heads(language, [['month', { kind: 'text' }], ['bsr', { kind: 'text' }], ['serial', { kind: 'text' }], ['depositedOn', { kind: 'date' }], ['amount', AMOUNT], ['interest', AMOUNT], ['fee', AMOUNT], ['stated', AMOUNT]]),
  rows: challans.map(({ month, bsrCode, serialNumber, depositedOn, amount, interest, fee, deductees }) => [month, bsrCode, serialNumber, depositedOn, amount, interest, fee, sumOf(deductees.map(({ total }) => total))]),
});

const deducteeSheet = ({ challans }: Statement, language: Language): Sheet => ({
  name: say(language, 'taxStatementSheet.annexure1'),
  columns: heads(language, [['number', { kind: 'text' }], ['name', { kind: 'text' }, 28], ['pan', { kind: 'text' }], ['month', { kind: 'text' }], ['paidOn', { kind: 'date' }], ['paid', AMOUNT], ['tax', AMOUNT], ['surcharge', AMOUNT], ['cess', AMOUNT], ['total', AMOUNT], ['bsr', { kind: 'text' }], ['serial', { kind: 'text' }], ['depositedOn', { kind: 'date' }]]),
  rows: challans.flatMap(({ bsrCode, serialNumber, depositedOn, deductees }) => deductees.map(({ number, name, pan, month, paidOn, paid, tax, surcharge, cess, total }) => [number, name, pan, month, paidOn, paid, tax, surcharge, cess, total, bsrCode, serialNumber, depositedOn])),
});

const yearSheet = ({ years }: Statement, language: Language): Sheet => ({
  name: say(language, 'taxStatementSheet.annexure2'),
  columns: heads(language, [['number', { kind: 'text' }], ['name', { kind: 'text' }, 28], ['pan', { kind: 'text' }], ['from', { kind: 'date' }], ['to', { kind: 'date' }], ['regime', { kind: 'text' }], ...YEAR_AMOUNTS.map((key) => [`year.${key}`, AMOUNT] as const), ['reliefs', { kind: 'text' }, 40]]),
  rows: years.map((year) => [year.number, year.name, year.pan, year.from, year.to, say(language, `enum.TaxRegime.${year.regime}`), ...YEAR_AMOUNTS.map((key) => year[key] ?? '0.00'), year.reliefs.map(({ code, allowed }) => `${code}: ${allowed}`).join(', ')]),
});

export const workbookOf = (statement: Statement, language: Language, dateFormat: string): AsyncGenerator<Buffer> =>
  writeXlsx([summary(statement, language), deducteeSheet(statement, language), challanSheet(statement, language), ...(statement.quarter === 'Q4' ? [yearSheet(statement, language)] : [])], { dateFormat });
