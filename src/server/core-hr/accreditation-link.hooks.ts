import type { Hooks } from '../resource/hooks.ts';

/** A link without a name is known by its designation and its accreditation. */
export const hooks: Hooks = {
  beforeSave: async (tx, _caller, values, before) => {
    const whole = { ...before, ...values };
    if (whole['label'] !== null && whole['label'] !== undefined) return;
    const [names] = await tx.query<{ label: string }>(
      `select concat_ws(': ', (select title from designation where org_code = $1 and id = $2::bigint), (select name from accreditation_type where org_code = $1 and id = $3::bigint)) as label`,
      [tx.orgCode, whole['designationId'], whole['accreditationId']],
    );
    values['label'] = names!.label;
  },
};
