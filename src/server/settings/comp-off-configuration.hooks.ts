import { finding } from '../../domain/problem.ts';
import { coveredHooks } from '../coverage/covered-hooks.ts';
import type { Hooks } from '../resource/hooks.ts';

const covered = coveredHooks('COMP_OFF_SETTINGS', {
  check: (whole) => [
    ...(whole['expiryType'] === 'DAYS' && whole['expiryDays'] == null ? [{ field: 'expiryDays', ...finding('compOffConfiguration.daysNeeded') }] : []),
    ...(whole['encashment'] === true && whole['encashmentMode'] == null ? [{ field: 'encashmentMode', ...finding('compOffConfiguration.modeNeeded') }] : []),
  ],
});

/** Besides its coverage, a configuration says after how many days credit expires and when it is paid, where it does, and nothing of it where it does not. */
export const hooks: Hooks = {
  ...covered,
  beforeSave: async (tx, caller, values, before) => {
    await covered.beforeSave(tx, caller, values, before);
    const whole = { ...before, ...values };
    if (whole['expiryType'] !== 'DAYS' && (whole['expiryDays'] ?? null) !== null) values['expiryDays'] = null;
    if (whole['encashment'] !== true && (whole['encashmentMode'] ?? null) !== null) values['encashmentMode'] = null;
  },
};
