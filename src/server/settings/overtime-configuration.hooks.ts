import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { coveredHooks } from '../coverage/covered-hooks.ts';
import type { Hooks, Values } from '../resource/hooks.ts';

type Slab = { readonly fromHours: string | number; readonly toHours?: string | number | null };

const rates = ['rateNormal', 'rateRest', 'rateSpecialNonWorkingHoliday', 'rateRegularHoliday'];

/** Slabs follow each other from hour 0 without a gap, and only the last has no end. */
const slabProblems = (slabs: readonly Slab[]): Problem[] => {
  if (slabs.length === 0) return [{ field: 'slabs', ...finding('overtimeConfiguration.slabNeeded') }];
  return slabs.flatMap((slab, at): Problem[] => {
    const begins = at === 0 ? 0 : slabs[at - 1]!.toHours;
    if (begins == null) return [{ field: `slabs.${at - 1}.toHours`, ...finding('rule.required', {}, { fieldName: 'overtimeSlab.toHours' }) }];
    return Number(slab.fromHours) === Number(begins) ? [] : [{ field: `slabs.${at}.fromHours`, ...finding('overtimeConfiguration.slabGap', { hours: Number(begins) }) }];
  });
};

const check = (whole: Values): readonly Problem[] => {
  if (whole['overtimeType'] === 'FIXED_RATE') return whole['amount'] == null ? [{ field: 'amount', ...finding('overtimeConfiguration.amountNeeded') }] : [];
  if (whole['overtimeType'] === 'SLAB') return slabProblems((whole['slabs'] ?? []) as readonly Slab[]);
  return rates.flatMap((field) => (whole[field] == null ? [{ field, ...finding('overtimeConfiguration.rateNeeded') }] : []));
};

/** One active configuration for the same people and kind of salary; each type has what it reckons with. */
export const hooks: Hooks = coveredHooks('OVERTIME_SETTINGS', { alike: ['salaryType'], check });
