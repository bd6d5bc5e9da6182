/** A payslip as PDF. */
import { currencyDecimals } from '../../domain/money.ts';
import { tagOf, type Language } from '../../domain/languages.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import { exactly, numberFormat } from '../../domain/values/numbers.ts';
import type { PayLineKind } from '../../domain/payroll/payslip/pay-line.ts';
import type { Logo } from '../letters/logo.ts';
import { newPaper } from '../letters/paper.ts';
import { say } from '../messages.ts';
import type { PayslipSheet } from './payslip-sheet.ts';

/** A plain number with the decimals of the currency; the spaces of French groups are not among the letters of the paper. */
const amountIn = (language: Language, currency: string): ((text: string) => string) => {
  const digits = currencyDecimals(currency);
  const format = numberFormat(language === 'en' && currency === 'INR' ? 'en-IN' : tagOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (text) => format.format(exactly(text)).replaceAll(/\s/g, ' ').replaceAll('−', '-');
};

const SUMS = { EARNING: ['gross', 'grossToDate'], DEDUCTION: ['deductions', 'deductionsToDate'] } as const;

/** Who, when, what is earned and deducted with the sums of the year, and the net. */
export const payslipPdf = async (sheet: PayslipSheet, { language, dateFormat, logo, at }: { readonly language: Language; readonly dateFormat: string; readonly logo: Logo; readonly at: Date }): Promise<Buffer> => {
  const word = (key: string, args: Readonly<Record<string, string>> = {}): string => say(language, key, args);
  const day = (text: string): string => formatDate(text, dateFormat, language);
  const amount = amountIn(language, sheet.currency);
  const title = word('payslip.pdf.title', { name: sheet.name });
  const paper = await newPaper(`${title} · ${sheet.employeeName}`, at);
  if (logo) await paper.picture(logo.bytes, logo.type);
  paper.text(sheet.organization, { size: 9.5, gap: 6 });
  paper.text(title, { size: 16, strong: true, gap: 2 });
  paper.text(word('payslip.pdf.period', { from: day(sheet.fromDate), to: day(sheet.toDate), pay: day(sheet.payDate) }), { gap: 8 });
  const fact = (key: string, value: string | null): void => {
    if (value !== null && value !== '') paper.row([word(key), '', value]);
  };
  fact('common.employee', [sheet.employeeName, sheet.employeeNumber].filter(Boolean).join(' · '));
  fact('payslip.pdf.post', [sheet.designation, sheet.department].filter(Boolean).join(' · '));
  fact('payslip.pdf.joined', day(sheet.dateOfJoin));
  fact('payslip.pdf.account', sheet.account);
  fact('payslip.paidDays', word('payslip.pdf.days', { paid: amountText(sheet.paidDays, language), of: String(sheet.cycleDays) }));
  if (Number(sheet.lostDays) > 0) fact('payslip.lostDays', amountText(sheet.lostDays, language));
  paper.text('', { gap: 4 });
  const part = (kind: PayLineKind): void => {
    const lines = sheet.lines.filter((line) => line.kind === kind);
    if (lines.length === 0) return;
    paper.row([word(`enum.PayslipLineKind.${kind}`), word('payslip.pdf.amount', { currency: sheet.currency }), word('payslip.pdf.toDate')], { strong: true });
    for (const line of lines) paper.row([line.title, amount(line.amount), amount(line.yearToDate)]);
    if (kind === 'EARNING' || kind === 'DEDUCTION') paper.row([word(`payslip.${SUMS[kind][0]}`), amount(sheet[SUMS[kind][0]]), amount(sheet[SUMS[kind][1]])], { strong: true });
    paper.text('', { gap: 2 });
  };
  part('EARNING');
  part('DEDUCTION');
  part('REIMBURSEMENT');
  paper.row([word('payslip.net'), amount(sheet.net), amount(sheet.netToDate)], { strong: true });
  paper.text('', { gap: 2 });
  part('EMPLOYER');
  paper.text(word('payslip.pdf.foot', { from: day(sheet.yearFrom) }), { size: 8.5 });
  return paper.save();
};

const amountText = (text: string, language: Language): string => numberFormat(tagOf(language), { maximumFractionDigits: 2 }).format(exactly(text));
