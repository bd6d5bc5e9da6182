import { shareOf } from '../money.ts';
import { isPayoutMonth, monthOf } from '../payroll/payout-day.ts';
import { minorOf } from './amounts.ts';
import type { Coins } from './amounts.ts';
import { latestInForce } from './terms.ts';
import type { Dated, Share } from './terms.ts';

export type ProfessionalTaxSlab = { readonly wageFrom: string; readonly amount: string; readonly specialAmount: string | null; readonly appliesTo: 'EVERYBODY' | 'WOMEN' };
export type ProfessionalTaxRule = Dated & {
  /** Folded, as the places of people are. */
  readonly state: string;
  readonly city: string | null;
  readonly period: 'MONTHLY' | 'HALF_YEARLY';
  readonly deductedIn: readonly string[];
  readonly specialMonth: string | null;
  readonly slabs: readonly ProfessionalTaxSlab[];
};
export type TaxedPerson = { /** Of the month, in minor units. */ readonly wage: bigint; readonly state: string | null; readonly city: string | null; readonly isWoman: boolean };

const MONTHS = 6n;

/** The rule of a place on a day: that of the town where it has one, else of the state. */
export const professionalTaxRuleOf = (rules: readonly ProfessionalTaxRule[], { state, city }: Pick<TaxedPerson, 'state' | 'city'>, day: string): ProfessionalTaxRule | undefined => {
  const held = latestInForce(rules.filter((rule) => rule.state === state && (rule.city === null || rule.city === city)), day, (rule) => rule.city ?? '');
  return held.find((rule) => rule.city !== null) ?? held[0];
};

/**
 * The tax of the month of a day. Of a half-year the wage is six times that of the month, and the tax falls due in the months that the rule names, or by sixths in each of them. Women have their own slabs
 * where the law gives them any. A state takes at most 2,500 rupees of a person in a year (Constitution of India, article 276(2)): its slabs see to that.
 */
export const professionalTaxShare = (person: TaxedPerson, rules: readonly ProfessionalTaxRule[], day: string, coins: Coins): readonly Share[] => {
  const rule = professionalTaxRuleOf(rules, person, day);
  if (rule === undefined || !isPayoutMonth(rule.deductedIn, day)) return [];
  const isHalfYear = rule.period === 'HALF_YEARLY';
  const wage = isHalfYear ? person.wage * MONTHS : person.wage;
  const ofWomen = rule.slabs.filter(({ appliesTo }) => appliesTo === 'WOMEN');
  const slabs = person.isWoman && ofWomen.length > 0 ? ofWomen : rule.slabs.filter(({ appliesTo }) => appliesTo === 'EVERYBODY');
  const reached = slabs.map((slab) => ({ slab, from: minorOf(slab.wageFrom, coins) })).filter(({ from }) => from <= wage).toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]?.slab;
  if (reached === undefined) return [];
  const due = minorOf(rule.specialMonth === monthOf(day) && reached.specialAmount !== null ? reached.specialAmount : reached.amount, coins);
  const amount = isHalfYear && rule.deductedIn.length === 0 ? shareOf(due, 1n, MONTHS, 'halfUp') : due;
  return amount === 0n ? [] : [{ code: 'PROFESSIONAL_TAX', kind: 'DEDUCTION', amount, wage, percentage: null, law: rule.law }];
};
