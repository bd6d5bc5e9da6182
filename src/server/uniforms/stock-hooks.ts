import { sizeOf } from '../../domain/uniforms/issue.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { itemTerms } from './item-terms.ts';

/** What is in the store is of sizes that the item has, written as it writes them. */
export const stockHooks: Hooks = {
  apart: true,
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source === 'UNDO') return;
    const whole: Values = { ...before, ...values };
    const terms = await itemTerms(tx, whole['itemId']);
    if (terms === undefined) return;
    const told = sizeOf((whole['size'] ?? null) as string | null, terms);
    if ('problem' in told) refuseFields(caller, [told.problem]);
    else values['size'] = told.size;
  },
};
