import { ownRequestFrom } from '../access/own-request.ts';
import type { Hooks } from '../resource/hooks.ts';

/** Nobody approves working from home for themselves. */
export const hooks: Hooks = ownRequestFrom('fromDate');
