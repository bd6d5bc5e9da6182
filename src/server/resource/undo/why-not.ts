import { errors } from '../../../domain/errors.ts';
import type { ErrorCode } from '../../../domain/errors.ts';
import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { Refusal } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { checkUndo, readGroups, type StoredSet } from './check.ts';
import { tryHooks } from './hooks.ts';

const REASONS: Readonly<Partial<Record<ErrorCode, string>>> = {
  UNDO_DONE: 'undone',
  UNDO_CHANGED_SINCE: 'others',
  UNDO_REFERENCED: 'referenced',
  UNDO_PARENT_GONE: 'parentGone',
  UNDO_TAKEN: 'taken',
  SINGLE_EXISTS: 'taken',
  UNDO_ERASED: 'erased',
  UNDO_FINAL: 'final',
  BAD_USER_INPUT: 'refused',
};

/** The refusal that the person would meet who undoes the change-set now; null when they can. Throws what keeps the server from knowing: a database that is away, a full disk. */
export const refusalOfUndo = async (tx: Transaction, set: StoredSet, db: Database, session: Session): Promise<Refusal | null> => {
  try {
    const groups = await readGroups(tx, set, db, session);
    await checkUndo(tx, groups, 'SAMPLE');
    await tryHooks(tx, groups);
    return null;
  } catch (error) {
    // A server that cannot answer says nothing about the person's rights.
    if (!(error instanceof Refusal) || errors[error.code].extension === 'INTERNAL_SERVER_ERROR') throw error;
    return error;
  }
};

/** What an entity's own rules refuse is no matter of rights: the last administrator stays, whoever asks. */
const otherReason = (code: ErrorCode): string => (errors[code].extension === 'CONFLICT' ? 'refused' : 'rights');

/** The message key that tells of a refusal to undo what it may. */
export const reasonOf = ({ code }: Refusal): string => `history.whyNot.${REASONS[code] ?? otherReason(code)}`;

/** The message key of the reason for which the person cannot undo the change-set now; null when they can. */
export const whyNotUndo = async (tx: Transaction, set: StoredSet, db: Database, session: Session): Promise<string | null> => {
  const refusal = await refusalOfUndo(tx, set, db, session);
  return refusal && reasonOf(refusal);
};
