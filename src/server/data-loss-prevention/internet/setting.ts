import type { Transaction } from '../../db/org.ts';
import { readSetting } from '../../resource/read-setting.ts';

export type InternetSetting = { readonly isOn: boolean; readonly updateFrequency: number; readonly notifiesViolations: boolean; readonly overrideAtEmployeeLevel: boolean };

/** The settings of internet access control; an organization that has none blocks nothing. */
export const internetSetting = (tx: Transaction): Promise<InternetSetting> => readSetting<InternetSetting>(tx, 'InternetAccessSetting');
