import type { Capture } from '../../activity/captures.ts';
import { accessOf } from './rules-of.ts';

/** That blocked websites were asked for. The list has an address of its own: a program fetches it where the version is another. */
export const internetCapture: Capture = {
  kind: 'INTERNET_ACCESS',
  name: 'internetAccess',
  terms: async (tx, employeeId) => {
    const access = await accessOf(tx, employeeId);
    return access === null ? null : { version: access.version, list: '/activity/internet-access', updateMinutes: access.setting.updateFrequency, notify: access.setting.notifiesViolations, most: { visits: 200, bytes: 65_536 } };
  },
  outdated: [['blocked_visit', 'at']],
};
