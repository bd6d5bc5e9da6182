import { memberHooks } from '../statutory/member-hooks.ts';

export const hooks = memberHooks('NPS');
