import type { FormName } from '../../../generated/forms.ts';
import type { FormRights } from '../session.ts';
import { widerReach } from './reach.ts';

/** One line of one role, as stored. */
export type RoleRightRow = FormRights & { readonly form: FormName };

/**
 * What a person may do on each form when several roles say so: every right that any role gives, on the widest scope
 * of the lines that give a right at all. Lines that give nothing widen nothing.
 */
export const mergeRights = (lines: readonly RoleRightRow[]): ReadonlyMap<FormName, FormRights> => {
  const merged = new Map<FormName, FormRights>();
  for (const { form, ...line } of lines) {
    if (!(line.view || line.add || line.update || line.delete || line.optionalChoice)) continue;
    const before = merged.get(form);
    merged.set(form, before === undefined ? line : union(before, line));
  }
  return merged;
};

const union = (left: FormRights, right: FormRights): FormRights => ({
  view: left.view || right.view,
  add: left.add || right.add,
  update: left.update || right.update,
  delete: left.delete || right.delete,
  optionalChoice: left.optionalChoice || right.optionalChoice,
  ...widerReach(left, right),
});
