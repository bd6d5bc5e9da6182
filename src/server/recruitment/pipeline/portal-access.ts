import { readSetting } from '../../resource/read-setting.ts';
import { perTransaction } from './per-transaction.ts';
import type { Transaction } from '../../db/org.ts';

type Setting = { readonly portalAccessForNew: boolean; readonly portalAccessForArchived: boolean; readonly portalAccessForBlacklisted: boolean };
type Values = Readonly<Record<string, unknown>>;

const settingOf = perTransaction((tx) => readSetting<Setting>(tx, 'RecruitmentGeneralSetting'));

/** Whom recruiters add has the portal as whoever applies has it, unless they say otherwise. */
export const portalAccessOfNew = async (tx: Transaction): Promise<Values> => ({ portalAccess: (await settingOf(tx)).portalAccessForNew });

/** Who leaves keeps the portal only where the organisation allows it, and has it again when considered again. What a person says themselves about it stands. */
export const portalAccessOf = async (tx: Transaction, values: Values, before: Values | null): Promise<Values> => {
  const now = values['standing'];
  if (before === null || now === undefined || now === before['standing'] || Object.hasOwn(values, 'portalAccess')) return {};
  const setting = await settingOf(tx);
  if (now === 'ARCHIVED') return setting.portalAccessForArchived ? {} : { portalAccess: false };
  if (now === 'BLACKLISTED') return setting.portalAccessForBlacklisted ? {} : { portalAccess: false };
  const wasOut = before['standing'] === 'ARCHIVED' || before['standing'] === 'BLACKLISTED';
  return wasOut && setting.portalAccessForNew ? { portalAccess: true } : {};
};
