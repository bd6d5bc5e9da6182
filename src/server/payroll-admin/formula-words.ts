import { facts } from '../../domain/payroll/formula/names.ts';
import type { FormulaSet } from '../../domain/payroll/formula/names.ts';
import { knowsComponents } from '../../domain/payroll/formula/names.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { componentNames } from '../formulas/component-names.ts';
import { sampleSalary } from '../salaries/sample-salary.ts';

/** The facts of a set, and the salary components where its formulas name them, each with its amount in a sample salary. */
export const formulaWords = ({ set }: { readonly set: FormulaSet }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const samples = await sampleSalary(tx, set);
    const words = [...facts[set], ...(knowsComponents(set) ? await componentNames(tx) : [])];
    return { errorCode: '', message: '', words: words.map(({ name, type, label }) => ({ name, type, label: label ?? null, ...(samples.get(name) ?? { monthly: null, annual: null }) })) };
  });
