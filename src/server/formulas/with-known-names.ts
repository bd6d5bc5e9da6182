/** Fields that hold a formula: the names in it are those that the organisation has. */
import { formulaCheck } from '../../domain/payroll/formula/formula-check.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Resource } from '../../domain/resource.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';
import { componentNames } from './component-names.ts';

/** The hooks of an entity and, where one of its fields is a formula, the check of its names after them: they know better what is wrong with a formula of their own. */
export const withKnownNames = ({ fields }: Resource, own: Hooks): Hooks => {
  const formulas = fields.filter(({ formula }) => formula !== undefined);
  if (formulas.length === 0) return own;
  return {
    ...own,
    beforeSave: async (tx, caller, values, before) => {
      await own.beforeSave?.(tx, caller, values, before);
      const given = formulas.filter(({ key }) => typeof values[key] === 'string');
      if (given.length === 0) return;
      const check = formulaCheck(await componentNames(tx));
      refuseProblems(caller, given.flatMap(({ key, formula }): Problem[] => {
        const found = check(String(values[key]), formula!);
        return found === null ? [] : [{ field: key, ...found }];
      }));
    },
  };
};
