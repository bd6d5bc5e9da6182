import { longestTaxField, taxProblems, taxSettingsFrom } from '../../domain/billing/tax-settings.ts';
import type { TaxProblem } from '../../domain/billing/tax-settings.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Language } from '../session.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';

const sentence = (language: Language, { field, rule }: TaxProblem): string => say(language, `billing.tax.rule.${rule}`, { most: longestTaxField(field) });

/** Document 0 §5, V-011: who invoices are made out to, saved whole. */
export const updateTaxSettings = async (args: Readonly<Record<string, unknown>>, context: Context) => {
  const customer = await customerOf(context);
  const tax = taxSettingsFrom(args);
  const problems = taxProblems(tax);
  if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: problems.map((problem) => ({ field: problem.field, message: sentence(customer.session.language, problem) })) });
  await providerOf(context.settings).saveTax(customer, tax);
  return done;
};
