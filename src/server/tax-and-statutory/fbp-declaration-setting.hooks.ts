import { declarationSettingHooks } from '../income-tax/declaration-setting-hooks.ts';

export const hooks = declarationSettingHooks('FBP');
