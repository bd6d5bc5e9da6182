import { tellSwitched } from '../data-loss-prevention/tell-switched.ts';
import { finding } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

/** Violations are notified only while control is on: switching it off forces that to No, and it cannot be changed then (V-089, T-038). */
export const hooks: Hooks = {
  beforeSave: async (_tx, caller, values, before) => {
    const isOn = (values['isOn'] ?? before?.['isOn']) === true;
    if (isOn) return;
    const isSwitchedOff = before?.['isOn'] === true;
    if (values['notifiesViolations'] === true && !isSwitchedOff) refuseProblems(caller, [{ field: 'notifiesViolations', ...finding('internetAccessSetting.notifiesViolations.locked') }]);
    if (before?.['notifiesViolations'] !== false || values['notifiesViolations'] === true) values['notifiesViolations'] = false;
  },
  afterSave: (tx, caller, after, before) => tellSwitched(tx, caller, after, before, { on: 'internetControlBegins', off: 'internetControlEnds' }),
};
