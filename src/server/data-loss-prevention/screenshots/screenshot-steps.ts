import { minutesOf, planProblems, type ScreenshotPlan } from '../../../domain/data-loss-prevention/screenshotMoments.ts';
import { readTerms } from '../../activity/monitoring-terms.ts';
import { activeMembers, tellMembers } from '../../activity/tell-members.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Hooks } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';

const planOf = (values: Readonly<Record<string, unknown>>): ScreenshotPlan => ({
  schedule: values['schedule'] === 'RANDOM' ? 'RANDOM' : 'FIXED',
  minutes: minutesOf(Number(values['frequency'] ?? 1), values['frequencyUnit'] === 'MINUTES' ? 'MINUTES' : 'HOURS'),
  screenshots: Number(values['screenshotsPerFrequency'] ?? 1),
  additional: Number(values['additionalPerFrequency'] ?? 0),
});

/** Pictures are taken, and legible ones. */
const isOn = (image: Image | null): boolean => image?.['isOn'] === true;
const isSharp = (image: Image | null): boolean => isOn(image) && image?.['blur'] !== true;

/** Pictures a minute. */
const paceOf = (image: Image | null): number => {
  if (image === null || !isOn(image)) return 0;
  const { minutes, screenshots, additional } = planOf(image);
  return (screenshots + additional) / minutes;
};

/** So many pictures as are asked for fit into the period; members hear when pictures are taken, or more or legible ones, and when none are any more. */
export const screenshotSteps: Hooks = {
  beforeSave: async (_tx, caller, values, before) => refuseProblems(caller, planProblems(planOf({ ...before, ...values }))),
  afterSave: async (tx, { session }, after, before) => {
    const begins = paceOf(after) > paceOf(before) || (isSharp(after) && !isSharp(before));
    const ends = isOn(before) && !isOn(after);
    if ((!begins && !ends) || (await readTerms(tx))?.isOn !== true) return;
    await tellMembers(tx, await activeMembers(tx), session.userId, { kind: begins ? 'screenshotsBegin' : 'screenshotsEnd', words: { by: session.name } });
  },
};
