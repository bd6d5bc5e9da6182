import { keyLogLimits } from '../../../domain/data-loss-prevention/keyLog.ts';
import type { Capture } from '../../activity/captures.ts';
import { readKeySwitches } from './key-logging-terms.ts';

export const keyLogCapture: Capture = {
  kind: 'KEY_LOGS',
  name: 'keyLogs',
  terms: async (tx) => {
    const on = await readKeySwitches(tx);
    return on === null ? null : { ...on, most: { records: keyLogLimits.records, minutes: keyLogLimits.minutes, bytes: keyLogLimits.bytes } };
  },
  outdated: [['key_log', 'day']],
};
