import { ownRequestHooks } from '../access/own-request.ts';
import type { Hooks } from '../resource/hooks.ts';

/** Nobody accepts their own notice. */
export const hooks: Hooks = ownRequestHooks();
