/** What an offer letter says, filled in once and kept: nothing that changes afterwards changes it. */
import { fillTemplate } from '../../../domain/mailTemplates.ts';
import { tagOf } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { longDay } from '../../../domain/longDay.ts';
import { say } from '../../messages.ts';
import type { Structure } from '../salary/reckon.ts';

export type Line = { readonly name: string; readonly monthly: string; readonly annual: string; readonly isSum?: true };
export type Content = {
  readonly language: Language;
  readonly organisation: string;
  readonly name: string;
  readonly email: string;
  readonly jobPost: string;
  readonly subject: string;
  readonly body: string;
  readonly heads: readonly [component: string, monthly: string, annual: string];
  readonly lines: readonly Line[];
};
type Given = {
  readonly template: { readonly language: Language; readonly subject: string; readonly body: string };
  readonly organisation: string;
  readonly candidate: { readonly name: string; readonly email: string };
  readonly jobPost: string;
  readonly structure: Structure;
  readonly joiningDate: string;
  readonly expiresOn: string;
};

/** Amounts with the currency's code: every font of a letter can write it. */
const amounts = (language: Language, currency: string) => {
  const format = new Intl.NumberFormat(language === 'en' && currency === 'INR' ? 'en-IN' : tagOf(language), { style: 'currency', currency, currencyDisplay: 'code' });
  return (value: string | number | null): string => (value === null ? '' : format.format(String(value) as Intl.StringNumericLiteral).replaceAll(/[\u00A0\u202F]/g, ' '));
};

export const contentOf = ({ template: { language, subject, body }, organisation, candidate, jobPost, structure: { salaryStructure: salary }, joiningDate, expiresOn }: Given): Content => {
  const money = amounts(language, salary.currency);
  const values = { name: candidate.name, jobPost, organisation, annualCTC: money(salary.annualCTC), joiningDate: longDay(language, joiningDate), expiresOn: longDay(language, expiresOn) };
  const line = ({ name, monthly, annual }: (typeof salary.allowances)[number]): Line => ({ name, monthly: money(monthly), annual: money(annual) });
  return {
    language,
    organisation,
    ...candidate,
    jobPost,
    subject: fillTemplate(subject, values),
    body: fillTemplate(body, values),
    heads: [say(language, 'salary.component'), say(language, 'salary.monthly'), say(language, 'salary.annual')],
    lines: [
      ...salary.allowances.map(line),
      { name: say(language, 'salary.gross'), monthly: money(salary.monthlyGrossSalary), annual: money(salary.annualGrossSalary), isSum: true },
      ...salary.retirals.map(line),
      { name: say(language, 'salary.total'), monthly: '', annual: money(salary.annualCTC), isSum: true },
    ],
  };
};
