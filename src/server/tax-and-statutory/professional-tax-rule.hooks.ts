import { finding } from '../../domain/problem.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

type Slab = { readonly wageFrom?: unknown; readonly appliesTo?: unknown };

/** Of two slabs from one wage on nobody could say which holds. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    const slabs = ({ ...before, ...values }['slabs'] ?? []) as readonly Slab[];
    const seen = new Set<string>();
    for (const [at, { wageFrom, appliesTo }] of slabs.entries()) {
      const key = `${String(appliesTo ?? 'EVERYBODY')} ${Number(wageFrom)}`;
      if (seen.has(key)) refuseFields(caller, [{ field: `slabs.${at}.wageFrom`, ...finding('professionalTaxRule.slabTwice') }]);
      seen.add(key);
    }
  },
};
