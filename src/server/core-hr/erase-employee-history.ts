import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { storeOf } from '../files/open-store.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { eraseJournal } from '../resource/erase-journal.ts';

type Arguments = { readonly employeeId: string; readonly reason: string };

const LONGEST = 500;

/** The right to be forgotten (decision 15): the journal keeps that something changed, when and by whom, and no value of the person's. Whoever could hide what they did themselves is refused. */
export const eraseEmployeeHistory = async ({ employeeId, reason }: Arguments, { db, settings, log }: Context, { session }: Grant) => {
  const said = reason.trim().slice(0, LONGEST);
  if (said === '') throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'reason', message: say(session.language, 'rule.requiredPlain') }] });
  if (!/^[1-9]\d{0,17}$/.test(employeeId)) throw refuse('NOT_FOUND');
  if (employeeId === session.employeeId) throw refuse('ACCESS_DENIED');
  const { changeSet, keys, files } = await eraseJournal(db, session, employeeId, said);
  // Nobody can read them any more; bytes that stay now go with the next clean-up.
  for (const key of files) await storeOf(settings).remove(key).catch((error: unknown) => log.warn({ err: error }, 'the bytes of an erased file wait for the next clean-up'));
  return { errorCode: '', message: '', changeSet, keys };
};
