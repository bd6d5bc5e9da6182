import type { Hooks } from '../resource/hooks.ts';

/** A balance without a note is known by its leave type and year. */
export const hooks: Hooks = {
  beforeSave: async (tx, _caller, values, before) => {
    const whole = { ...before, ...values };
    if (whole['note'] !== null && whole['note'] !== undefined) return;
    const [type] = await tx.query<{ name: string }>('select name from leave_type where org_code = $1 and id = $2::bigint', [tx.orgCode, whole['leaveTypeId']]);
    values['note'] = [type?.name, whole['year']].filter((part) => part !== undefined).join(' ');
  },
};
