import type { KeySwitches } from '../../../domain/data-loss-prevention/keyLog.ts';
import { capturesAny } from '../../../domain/data-loss-prevention/keyLog.ts';
import type { Transaction } from '../../db/org.ts';

const NOTHING: KeySwitches = { controlKeys: false, keyStrokes: false, applications: false, websites: false, windowTitles: false };

/** What of keys and windows the organization captures; null while key logging is off, or captures nothing. Whether monitoring is on is another question. */
export const readKeySwitches = async (tx: Transaction): Promise<KeySwitches | null> => {
  const [on] = await tx.query<KeySwitches>(
    `select captures_control_keys as "controlKeys", captures_key_strokes as "keyStrokes", captures_applications as applications, captures_websites as websites, captures_window_titles as "windowTitles"
     from key_logging_setting where org_code = $1 and is_on order by id limit 1`,
    [tx.orgCode],
  );
  return on !== undefined && capturesAny(on) ? on : null;
};

/** The columns of logs: of what is off none is shown, whatever was recorded before. */
export const columnsOf = async (tx: Transaction): Promise<KeySwitches> => (await readKeySwitches(tx)) ?? NOTHING;
