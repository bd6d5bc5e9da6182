import type { Transaction } from '../db/org.ts';
import { readSetting } from '../resource/read-setting.ts';

export type SigningSettings = { readonly expiryDays: number; readonly reminderDays: number; readonly mostReminders: number; readonly answersTo: string | null; readonly sealedBy: string | null; readonly sendSignedDocument: boolean };

export const signingSettings = (tx: Transaction): Promise<SigningSettings> => readSetting<SigningSettings>(tx, 'SigningSetting');
