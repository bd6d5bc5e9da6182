/** What an offer letter says, filled in once and kept: nothing that changes afterwards changes it. */
import { fillTemplate } from '../../../domain/mailTemplates.ts';
import { tagOf } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { longDay } from '../../../domain/longDay.ts';
import { finding, type Problem } from '../../../domain/problem.ts';
import { namesIn } from '../../../domain/recruitment/offer-words.ts';
import { say } from '../../messages.ts';
import type { Structure } from '../../salaries/reckon.ts';
import { unwritable } from '../../letters/paper.ts';

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
  /** Null while the candidate is considered for none: its name stays in the words, as that of a day that is not known. */
  readonly jobPost: string | null;
  readonly structure: Structure;
  readonly joiningDate: string | null;
  readonly expiresOn: string | null;
};

/** Amounts with the currency's code: every font of a letter can write it. */
const amounts = (language: Language, currency: string) => {
  const format = new Intl.NumberFormat(language === 'en' && currency === 'INR' ? 'en-IN' : tagOf(language), { style: 'currency', currency, currencyDisplay: 'code' });
  return (value: string | number | null): string => (value === null ? '' : format.format(String(value) as Intl.StringNumericLiteral).replaceAll(/[\u00A0\u202F]/g, ' '));
};

export const contentOf = ({ template: { language, subject, body }, organisation, candidate, jobPost, structure: { salaryStructure: salary }, joiningDate, expiresOn }: Given): Content => {
  const money = amounts(language, salary.currency);
  const known = { jobPost, joiningDate: joiningDate && longDay(language, joiningDate), expiresOn: expiresOn && longDay(language, expiresOn) };
  const values = { name: candidate.name, organisation, annualCTC: money(salary.annualCTC), ...Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== null)) };
  const line = ({ name, monthly, annual }: (typeof salary.allowances)[number]): Line => ({ name, monthly: money(monthly), annual: money(annual) });
  return {
    language,
    organisation,
    ...candidate,
    jobPost: jobPost ?? '{{jobPost}}',
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

/** Names of the words for which there is nothing yet. */
export const missingIn = ({ template: { subject, body }, jobPost, joiningDate, expiresOn }: Given): readonly string[] => {
  const values: Readonly<Record<string, string | null>> = { jobPost, joiningDate, expiresOn };
  return namesIn(`${subject} ${body}`).filter((name) => Object.hasOwn(values, name) && values[name] === null);
};

/** Letters that the paper of the PDF does not have. */
export const unwritableIn = async ({ organisation, subject, body, name, lines }: Content): Promise<Problem[]> => {
  const strange = await unwritable([organisation, subject, body, name, ...lines.map((line) => line.name)].join(' '));
  return strange.length === 0 ? [] : [{ field: 'templateId', ...finding('offers.unwritable', { signs: strange.slice(0, 10).join(' ') }) }];
};
