import { tellSwitched } from '../data-loss-prevention/tell-switched.ts';
import type { Hooks } from '../resource/hooks.ts';

/** Members hear when it begins or ends, and when positions are taken, too. */
export const hooks: Hooks = { afterSave: (tx, caller, after, before) => tellSwitched(tx, caller, after, before, { on: 'locationTrackingBegins', off: 'locationTrackingEnds', more: ['takesPositions', 'positionsBegin'] }) };
