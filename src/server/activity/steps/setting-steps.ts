import { activeMembers, tellMembers } from '../tell-members.ts';
import { todayOf } from '../../people/today.ts';
import type { Hooks } from '../../resource/hooks.ts';

/** Members hear when monitoring is switched on or off. */
export const settingSteps: Hooks = {
  afterSave: async (tx, { session }, after, before) => {
    const [was, is] = [before?.['isOn'] === true, after['isOn'] === true];
    if (was === is) return;
    const step = is ? ({ kind: 'monitoringBegins', days: { day: await todayOf(tx) } } as const) : ({ kind: 'monitoringEnds' } as const);
    await tellMembers(tx, await activeMembers(tx), session.userId, { ...step, words: { by: session.name } });
  },
};
