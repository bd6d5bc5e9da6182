import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { deleteOld } from '../resource/new-records.ts';
import { daysChanged, readDrafts, type Period } from './roster/drafts.ts';

/** Takes the drafts of those within reach back; what is published stays. */
export const discardShifts = (args: Period, context: Context, grant: Grant) =>
  inChangeSet('discardShifts', args, context, grant, null, async (tx) => {
    const drafts = await readDrafts(tx, grant, args);
    const changes = drafts.length === 0 ? [] : await deleteOld(tx, 'ScheduledShift', drafts);
    return { changes, answer: { changed: daysChanged(changes), told: 0 } };
  });
