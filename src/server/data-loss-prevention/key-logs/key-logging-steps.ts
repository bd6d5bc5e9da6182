import { capturesAny, type KeySwitches } from '../../../domain/data-loss-prevention/keyLog.ts';
import { finding } from '../../../domain/problem.ts';
import { activeMembers, tellMembers } from '../../activity/tell-members.ts';
import { readTerms } from '../../activity/monitoring-terms.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Hooks } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';

const switchesOf = (image: Readonly<Record<string, unknown>> | null): KeySwitches => {
  const is = (key: string): boolean => image?.[key] === true;
  return { controlKeys: is('capturesControlKeys'), keyStrokes: is('capturesKeyStrokes'), applications: is('capturesApplications'), websites: is('capturesWebsites'), windowTitles: is('capturesWindowTitles') };
};

/** What is captured by a record, nothing of one that is off. */
const capturedBy = (image: Image | null): readonly string[] => (image?.['isOn'] === true ? Object.entries(switchesOf(image)).flatMap(([name, is]) => (is ? [name] : [])) : []);

/** Something is captured where it is on; members hear when more is captured than before, and when nothing is any more. */
export const keyLoggingSteps: Hooks = {
  beforeSave: async (_tx, caller, values, before) => {
    const whole = { ...before, ...values };
    if (whole['isOn'] === true && !capturesAny(switchesOf(whole))) refuseProblems(caller, [{ field: 'isOn', ...finding('keyLoggingSetting.nothing') }]);
  },
  afterSave: async (tx, { session }, after, before) => {
    const [was, is] = [capturedBy(before), capturedBy(after)];
    const isMore = is.some((name) => !was.includes(name));
    if ((!isMore && (was.length === 0 || is.length > 0)) || (await readTerms(tx))?.isOn !== true) return;
    await tellMembers(tx, await activeMembers(tx), session.userId, { kind: isMore ? 'keyLoggingBegins' : 'keyLoggingEnds', words: { by: session.name } });
  },
};
