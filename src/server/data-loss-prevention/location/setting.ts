import type { Transaction } from '../../db/org.ts';
import { readSetting } from '../../resource/read-setting.ts';

export type LocationSetting = { readonly isOn: boolean; readonly everyMinutes: number; readonly takesPositions: boolean };

/** The settings of location tracking; an organization that has none records no place. */
export const locationSetting = (tx: Transaction): Promise<LocationSetting> => readSetting<LocationSetting>(tx, 'LocationTrackingSetting');
