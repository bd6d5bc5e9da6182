import { finding } from '../../domain/problem.ts';
import { coveredHooks } from '../coverage/covered-hooks.ts';
import type { Hooks } from '../resource/hooks.ts';

/** Besides its coverage, a configuration says after how many days credit expires and when it is paid, where it does. */
export const hooks: Hooks = coveredHooks('COMP_OFF_SETTINGS', {
  check: (whole) => [
    ...(whole['expiryType'] === 'DAYS' && whole['expiryDays'] == null ? [{ field: 'expiryDays', ...finding('compOffConfiguration.daysNeeded') }] : []),
    ...(whole['encashment'] === true && whole['encashmentMode'] == null ? [{ field: 'encashmentMode', ...finding('compOffConfiguration.modeNeeded') }] : []),
  ],
});
