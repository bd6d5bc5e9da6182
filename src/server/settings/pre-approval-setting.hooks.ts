import { coveredHooks } from '../coverage/covered-hooks.ts';
import type { Hooks } from '../resource/hooks.ts';

/** One active setting for each kind of request and the same people. */
export const hooks: Hooks = coveredHooks('PRE_APPROVALS_SETTINGS', { alike: ['kind'] });
