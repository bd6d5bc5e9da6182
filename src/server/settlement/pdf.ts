/** A settlement as PDF. */
import { tagOf } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { currencyDecimals } from '../../domain/money.ts';
import type { PayLineKind } from '../../domain/payroll/payslip/pay-line.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import { exactly, numberFormat } from '../../domain/values/numbers.ts';
import type { Logo } from '../letters/logo.ts';
import { newPaper } from '../letters/paper.ts';
import { say } from '../messages.ts';
import type { SettlementSheet } from './sheet.ts';

/** A plain number with the decimals of the currency; the spaces of French groups are not among the letters of the paper. */
const amountIn = (language: Language, currency: string): ((text: string) => string) => {
  const digits = currencyDecimals(currency);
  const format = numberFormat(language === 'en' && currency === 'INR' ? 'en-IN' : tagOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (text) => format.format(exactly(text)).replaceAll(/\s/g, ' ').replaceAll('−', '-');
};

const SUMS = { EARNING: 'gross', DEDUCTION: 'deductions', REIMBURSEMENT: 'reimbursements' } as const;

type Given = { readonly language: Language; readonly dateFormat: string; readonly logo: Logo; readonly at: Date };

/** Who and when, every line with how it was reckoned, what is payable or to be recovered, the sources in law, and room for a signature. */
export const settlementPdf = async (sheet: SettlementSheet, { language, dateFormat, logo, at }: Given): Promise<Buffer> => {
  const word = (key: string, args: Readonly<Record<string, string>> = {}): string => say(language, key, args);
  const day = (text: string): string => formatDate(text, dateFormat, language);
  const amount = amountIn(language, sheet.currency);
  const title = word('settlement.pdf.title');
  const paper = await newPaper(`${title} · ${sheet.employeeName}`, at);
  if (logo) await paper.picture(logo.bytes, logo.type);
  paper.text(sheet.organization, { size: 9.5, gap: 6 });
  paper.text(title, { size: 16, strong: true, gap: 2 });
  paper.text(word('settlement.pdf.period', { from: day(sheet.dateOfJoin), to: day(sheet.lastWorkingDay) }), { gap: sheet.finalizedAt === null ? 2 : 8 });
  if (sheet.finalizedAt === null) paper.text(word('settlement.pdf.draft'), { strong: true, gap: 8 });
  const fact = (key: string, value: string | null): void => {
    if (value !== null && value !== '') paper.row([word(key), '', value]);
  };
  fact('common.employee', [sheet.employeeName, sheet.employeeNumber].filter(Boolean).join(' · '));
  fact('payslip.pdf.post', [sheet.designation, sheet.department].filter(Boolean).join(' · '));
  fact('settlement.noticeDate', day(sheet.noticeDate));
  fact('settlement.lastWorkingDay', day(sheet.lastWorkingDay));
  fact('settlement.dueOn', sheet.dueOn === null ? null : day(sheet.dueOn));
  fact('payslip.pdf.account', sheet.account);
  fact('settlement.paidOn', sheet.paidOn === null ? null : [day(sheet.paidOn), sheet.paidReference].filter(Boolean).join(' · '));
  paper.text('', { gap: 4 });
  const part = (kind: PayLineKind): void => {
    const lines = sheet.lines.filter((line) => line.kind === kind);
    if (lines.length === 0) return;
    paper.row([word(`settlements.kind.${kind}`), '', word('payslip.pdf.amount', { currency: sheet.currency })], { strong: true });
    for (const line of lines) {
      paper.row([line.title, '', amount(line.amount)]);
      for (const { how, amount: own } of line.parts) if (how !== null) paper.text(`${how.replaceAll(/\s/g, ' ')}${line.parts.length > 1 ? ` (${amount(own)})` : ''}`, { size: 8.5, gap: 2 });
    }
    if (kind !== 'EMPLOYER') paper.row([word(`settlement.${SUMS[kind]}`), '', amount(sheet[SUMS[kind]])], { strong: true });
    paper.text('', { gap: 2 });
  };
  part('EARNING');
  part('DEDUCTION');
  part('REIMBURSEMENT');
  const owes = sheet.net.startsWith('-');
  paper.row([word(owes ? 'settlement.pdf.toRecover' : 'settlement.pdf.toPay'), '', amount(owes ? sheet.net.slice(1) : sheet.net)], { strong: true });
  paper.text('', { gap: 2 });
  part('EMPLOYER');
  const laws = [...new Set(sheet.lines.flatMap(({ parts }) => parts.flatMap(({ law }) => (law === null ? [] : [law]))))];
  for (const law of laws) paper.text(law, { size: 8, gap: 1 });
  paper.text(word('settlement.pdf.foot'), { size: 9.5, gap: 12 });
  return paper.save();
};
