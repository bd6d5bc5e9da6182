/**
 * A statement in the layout of the authority's returns (e-TDS file format of Form 24Q): a record a line, fields between carets, amounts with two digits, days as ddmmyyyy. Which fields stand where is written from knowledge of the format: the
 * authority's File Validation Utility has the last word (docs/decisions/0100).
 */
import { sumOf } from './sums.ts';
import type { StatedChallan, StatedDeductee, StatedYear, Statement } from './statement.ts';

type Field = string | number;

const day = (iso: string): string => `${iso.slice(8, 10)}${iso.slice(5, 7)}${iso.slice(0, 4)}`;
/** ASCII without what parts fields and lines, cut to its length. */
const plain = (text: string, length: number): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[^\x20-\x7E]|\^/gu, ' ').replaceAll(/ {2,}/g, ' ').trim().slice(0, length).trim();
const yearCode = (year: string): string => `${year.slice(0, 4)}${year.slice(5)}`;
const blanks = (count: number): readonly string[] => Array.from({ length: count }, () => '');

const nextYear = (financialYear: string): string => {
  const from = Number(financialYear.slice(0, 4)) + 1;
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
};

const fileHeader = ({ createdOn, deductor }: Statement): readonly Field[] => ['FH', 'SL1', 'R', day(createdOn), 1, 'D', deductor.tan, 1, 'Tenure', ...blanks(8)];

/** Five lines, a state and a postal code. */
const addressOf = ({ address, stateCode, pincode }: Statement['deductor']): readonly Field[] => [...Array.from({ length: 5 }, (_, at) => plain(address[at] ?? '', 25)), stateCode, pincode];

const batchHeader = (statement: Statement): readonly Field[] => {
  const { deductor, challans, years, financialYear, quarter, formNumber, formerReceipt } = statement;
  const phone = deductor.phone.replaceAll(/\D/g, '').slice(-10);
  return [
    'BH', 1, challans.length, formNumber, '', '', '', formerReceipt, '', '', '', deductor.tan, '', deductor.pan, yearCode(nextYear(financialYear)), yearCode(financialYear), quarter,
    plain(deductor.name, 75), plain(deductor.branch, 75) || 'NA', ...addressOf(deductor), plain(deductor.email, 75), '', '', 'N', deductor.category,
    plain(deductor.responsible.name, 75), plain(deductor.responsible.designation, 20), ...addressOf(deductor), plain(deductor.email, 75), phone, '', '', 'N',
    sumOf(challans.map(depositOf)), '', years.length, sumOf(years.flatMap(({ salaryIncome, otherIncome }) => [salaryIncome, otherIncome])), 'N', formerReceipt === '' ? 'N' : 'Y', ...blanks(6), deductor.responsible.pan, ...blanks(10), '',
  ];
};

const depositOf = ({ amount, interest, fee }: StatedChallan): string => sumOf([amount, interest, fee]);

const challanDetail = (challan: StatedChallan, at: number): readonly Field[] => {
  const { deductees, serialNumber, bsrCode, depositedOn, amount, interest, fee } = challan;
  const of = (key: 'tax' | 'surcharge' | 'cess' | 'total'): string => sumOf(deductees.map((one) => one[key]));
  return [
    'CD', 1, at + 1, deductees.length, 'N', '', '', '', '', '', serialNumber.padStart(5, '0'), '', '', '', bsrCode, '', day(depositedOn), '', '', '',
    amount, '0.00', '0.00', interest, '0.00', depositOf(challan), '', of('total'), of('tax'), of('surcharge'), of('cess'), of('total'), interest, '0.00', '', 'N', '', fee, '200', '',
  ];
};

const deducteeDetail = ({ paymentCode }: Statement, challan: number, { depositedOn }: StatedChallan, { name, number, pan, paidOn, paid, tax, surcharge, cess, total }: StatedDeductee, at: number): readonly Field[] => [
  'DD', 1, challan + 1, at + 1, 'O', at + 1, '', '', pan ?? 'PANNOTAVBL', '', plain(number, 10), plain(name, 75), tax, surcharge, cess, total, '', total, '', '', paid, day(paidOn), day(paidOn), day(depositedOn), '', '', '', '', '', '', '',
  paymentCode, '', ...blanks(4), '',
];

/** What is taken off salary, by the clause of section 16 of the Income-tax Act, 1961. */
const takenOff = ({ standardDeduction, employmentTax = '0.00' }: StatedYear): readonly (readonly [string, string])[] => ([['16(ia)', standardDeduction], ['16(iii)', employmentTax]] as const).filter(([, amount]) => amount !== '0.00');

/** The year of somebody with its deductions from salary and its reliefs. */
const salaryDetail = (year: StatedYear, at: number): readonly (readonly Field[])[] => [
  [
    'SD', 1, at + 1, 'A', '', year.pan ?? 'PANNOTAVBL', plain(year.number, 10), plain(year.name, 75), year.category, day(year.from), day(year.to), sumOf([year.gross, `-${year.exempt}`]), '', takenOff(year).length,
    sumOf(takenOff(year).map(([, amount]) => amount)), year.salaryIncome, year.otherIncome, sumOf([year.salaryIncome, year.otherIncome]), '', year.reliefs.length, year.relieved, year.taxable, year.tax, year.surcharge, year.cess, '0.00', year.total, year.deducted, year.short, '', year.regime === 'NEW' ? 'Y' : 'N', '',
  ],
  ...takenOff(year).map(([clause, amount], place): readonly Field[] => ['S16', 1, at + 1, place + 1, clause, amount, '']),
  ...year.reliefs.map(({ code, claimed, allowed }, relief): readonly Field[] => ['C6A', 1, at + 1, relief + 1, plain(code.replace(/^80/, ''), 12), claimed, allowed, '']),
];

/** Lines are numbered from 1; each ends with a line feed. */
export function* returnLines(statement: Statement): Generator<string> {
  let line = 0;
  const written = (fields: readonly Field[]): string => `${(line += 1)}^${fields.join('^')}\n`;
  yield written(fileHeader(statement));
  yield written(batchHeader(statement));
  for (const [at, challan] of statement.challans.entries()) {
    yield written(challanDetail(challan, at));
    for (const [place, deductee] of challan.deductees.entries()) yield written(deducteeDetail(statement, at, challan, deductee, place));
  }
  for (const [at, year] of statement.years.entries()) for (const record of salaryDetail(year, at)) yield written(record);
}
