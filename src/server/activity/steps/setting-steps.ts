import { activeMembers, tellMembers } from '../tell-members.ts';
import { todayOf } from '../../people/today.ts';
import type { Hooks } from '../../resource/hooks.ts';

/** Members hear when monitoring is switched on or off, and when what lies outside of their shifts is kept, too. */
export const settingSteps: Hooks = {
  afterSave: async (tx, { session }, after, before) => {
    const [was, is] = [before?.['isOn'] === true, after['isOn'] === true];
    const isWider = was && is && after['keepsOutsideSchedule'] === true && before?.['keepsOutsideSchedule'] !== true;
    if (was === is && !isWider) return;
    const step = isWider ? ({ kind: 'outsideShiftBegins' } as const) : is ? ({ kind: 'monitoringBegins', days: { day: await todayOf(tx) } } as const) : ({ kind: 'monitoringEnds' } as const);
    await tellMembers(tx, await activeMembers(tx), session.userId, { ...step, words: { by: session.name } });
  },
};
