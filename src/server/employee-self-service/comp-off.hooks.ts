import { ownRequestHooks } from '../access/own-request.ts';
import type { Hooks } from '../resource/hooks.ts';

/** Nobody grants compensatory off to themselves. */
export const hooks: Hooks = ownRequestHooks();
