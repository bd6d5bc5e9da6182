import { ownRequestFrom } from '../access/own-request.ts';
import type { Hooks } from '../resource/hooks.ts';

/** Nobody approves hours off for themselves. */
export const hooks: Hooks = ownRequestFrom('date');
