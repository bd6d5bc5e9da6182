import { compareRegimes } from '../../domain/income-tax/compare-regimes.ts';
import { personYear } from '../../domain/income-tax/person-year.ts';
import type { Comparison } from '../../domain/income-tax/compare-regimes.ts';
import type { YearFacts } from '../../domain/income-tax/person-year.ts';
import type { TaxRules } from '../../domain/income-tax/rules.ts';
import type { Transaction } from '../db/org.ts';
import { presentYear } from './present-year.ts';
import { taxedComponents } from './taxed-components.ts';
import { yearFacts } from './year-facts.ts';
import type { PresentYear } from './present-year.ts';
import type { KnownComponent } from './taxed-components.ts';
import type { PersonFacts } from './year-facts.ts';

export type OwnYear = { readonly present: PresentYear; readonly known: { readonly rules: TaxRules; readonly facts: PersonFacts; readonly components: ReadonlyMap<string, KnownComponent> } | null };

/** The present year of one employee, with claims that are approved or wait; `known` is null where nobody can reckon it: no law, no salary. */
export const ownYear = async (tx: Transaction, employeeId: string | null): Promise<OwnYear> => {
  const present = await presentYear(tx);
  const { rules, today } = present;
  if (rules === null || employeeId === null) return { present, known: null };
  const facts = (await yearFacts(tx, { rules, employeeIds: [employeeId], claims: ['PENDING', 'APPROVED'], month: today.slice(0, 7) })).get(employeeId);
  return { present, known: facts ? { rules, facts, components: await taxedComponents(tx) } : null };
};

/** The year under both regimes, with other declarations or claims in place of some. */
export const comparedWith = ({ rules, facts, components }: NonNullable<OwnYear['known']>, other: Partial<YearFacts> = {}): Comparison => compareRegimes(rules, personYear({ ...facts, ...other }, components));
