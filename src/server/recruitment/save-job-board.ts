import type { Grant } from '../access/authorise.ts';
import { boardSettings, type Board } from '../careers/feed/boards.ts';
import { forgetFeeds } from '../careers/feed/feed-route.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { changeAll } from './acts/candidate-act.ts';
import { addOne } from './flow/add-one.ts';

type Arguments = { readonly board: Board; readonly isOn: boolean; readonly advertiserId?: string | null; readonly needsKey: boolean; readonly newKey?: boolean | null };

/** What a job board may fetch. */
export const saveJobBoard = async (args: Arguments, context: Context, grant: Grant) => {
  const { db } = context;
  const { session } = grant;
  const resource = resourceOf('JobBoardIntegration');
  const changeSet = await nextChangeSet(db, session.orgCode);
  const caller: Caller = { db, session, reach: grant, form: 'JOB_BOARD_INTEGRATION', reason: null, idempotencyKey: readIdempotencyKey(context.idempotencyKey) };
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'saveJobBoard', args, async () => {
    const { board, isOn, advertiserId = null, needsKey, newKey } = args;
    const had = (await boardSettings(tx)).find((one) => one.board === board)!;
    const values = { status: isOn ? 'ACTIVE' : 'INACTIVE', advertiserId: advertiserId?.trim() || null, needsKey, keyNumber: had.keyNumber + (newKey === true ? 1 : 0) };
    const changes = had.id === null ? (await addOne(tx, caller, 'JobBoardIntegration', { ...values, board, name: say('en', `enum.JobBoard.${board}`) })).changes : await changeAll(tx, 'JobBoardIntegration', [{ id: had.id, version: null, input: values }], caller);
    if (changes.length > 0) await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: 'JOB_BOARD_INTEGRATION', changes });
    return { changeSet: changes.length > 0 ? changeSet : null };
  })));
  if (done.changeSet !== null) forgetFeeds(db);
  return { errorCode: '', message: '', validationError: null, ...done };
};
