import { finding } from '../../domain/problem.ts';
import { refuseOutsideEmployment } from '../people/employment.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';

/** People were told of what is published: it changes by a draft that is published, or by a swap. */
const refusePublished = (caller: Caller, image: Image): void => {
  if (caller.source !== 'UNDO' && image['status'] === 'PUBLISHED') refuseProblems(caller, [{ field: 'status', ...finding('scheduledShift.isPublished') }]);
};

/** A shift has hours, a day off has none; files and records bring drafts. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (before !== null) refusePublished(caller, before);
    if (caller.source === 'UNDO') return;
    values['status'] = 'DRAFT';
    const { kind, workScheduleId } = { ...before, ...values };
    const hasSchedule = workScheduleId !== null && workScheduleId !== undefined;
    if ((kind === 'SHIFT') !== hasSchedule) refuseProblems(caller, [{ field: 'workScheduleId', ...finding(hasSchedule ? 'scheduledShift.noSchedule' : 'scheduledShift.needsSchedule') }]);
    await refuseOutsideEmployment(tx, caller, values, before, 'day');
  },
  beforeDelete: async (_tx, caller, images) => {
    for (const image of images) refusePublished(caller, image);
  },
};
