import { accreditationLabel } from '../people/accreditation-label.ts';
import type { Hooks } from '../resource/hooks.ts';

/** A link without a name is known by its designation and its accreditation, also once it is about others. */
export const hooks: Hooks = {
  beforeSave: async (tx, _caller, values, before) => {
    const whole = { ...before, ...values };
    const isNamed = whole['label'] !== null && whole['label'] !== undefined;
    if (isNamed && (before === null || whole['label'] !== before['label'] || whole['label'] !== (await accreditationLabel(tx, before['designationId'], before['accreditationId'])))) return;
    values['label'] = await accreditationLabel(tx, whole['designationId'], whole['accreditationId']);
  },
};
