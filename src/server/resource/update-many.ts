/** Edits of many records as one request: saved all or none in one change-set, or only checked. */
import type { Resource } from '../../domain/resource.ts';
import { forbiddenFields } from '../access/fields.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse, type FieldProblem, type Refusal } from '../refuse.ts';
import type { Caller } from './caller.ts';
import { answeringConstraints } from './constraint.ts';
import { nextChangeSet, recordChanges, type ChangeSource } from './journal.ts';
import { once } from './once.ts';
import { tellSaved, toldAmong } from './tell-saved.ts';
import { updateRecords, type Update, type Updated } from './update-records.ts';

/** One request takes at most as many records as one list answers. */
const MOST = 25_000;

export type RowProblem = FieldProblem & { readonly row: string };
export type Findings = { readonly problems: readonly RowProblem[]; readonly conflicts: readonly { readonly id: string; readonly current: unknown }[] };

/** Why records cannot be changed, in the person's language. */
export const findingsOf = (refused: ReadonlyMap<string, Refusal>, { session }: Pick<Caller, 'session'>): Findings => {
  const all = [...refused];
  return {
    problems: all
      .filter(([, { code }]) => code !== 'CONFLICT')
      .flatMap(([row, { code, details }]) => (details.validationError ?? [{ field: '', message: say(session.language, `error.${code === 'NOT_FOUND' ? 'RECORD_GONE' : code}`, details.words) }]).map((problem) => ({ ...problem, row }))),
    conflicts: all.filter(([, { code }]) => code === 'CONFLICT').map(([id, { details }]) => ({ id, current: details.current })),
  };
};

const checkRequest = (resource: Resource, updates: readonly Update[], { session }: Caller): void => {
  if (updates.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const ids = new Set(updates.map(({ id }) => id));
  if (ids.size !== updates.length || updates.some(({ id }) => !/^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
  const keys = Object.fromEntries(updates.flatMap(({ input }) => Object.keys(input)).map((key) => [key, true]));
  if (forbiddenFields(session, resource, keys).length > 0) throw refuse('_DB0102');
};

/** How edits of a list came about. */
export type UpdateWay = Extract<ChangeSource, 'CELLS' | 'PASTE' | 'REPLACE' | 'MOVE'>;

export type Saved = { readonly changed: number; readonly unchanged: number; readonly changeSet: string | null; /** As of `save.ts`. */ readonly message: string };

/** Refuses, and writes nothing, where any record cannot be changed as it is told: BAD_USER_INPUT names the records, CONFLICT carries those that others changed. */
export const updateMany = async (resource: Resource, updates: readonly Update[], caller: Caller, by: UpdateWay | null = null): Promise<Saved> => {
  const { session, db } = caller;
  checkRequest(resource, updates, caller);
  const changeSet = await nextChangeSet(db, session.orgCode);
  return answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'updateRecords', { type: resource.type, updates, reason: caller.reason, along: caller.along, withoutMails: caller.withoutMails }, async () => {
    const { changes, changed, unchanged, refused } = await updateRecords(tx, resource, updates, caller);
    if (refused.size > 0) {
      const { problems, conflicts } = findingsOf(refused, caller);
      throw problems.length > 0 ? refuse('BAD_USER_INPUT', { validationError: problems, conflicts }) : refuse('CONFLICT', { conflicts });
    }
    if (changes.length > 0) await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: by ?? (changed.length > 1 ? 'BULK' : 'FORM'), form: caller.form, reason: caller.reason, changes });
    return { changed: changed.length, unchanged: unchanged.length, changeSet: changes.length > 0 ? changeSet : null, message: await tellSaved(tx, resource, caller, await toldAmong(resource, changes)) };
  })));
};

/** Carries what was found out of a transaction that shall leave nothing behind. */
class Found extends Error {
  readonly updated: Updated;
  constructor(updated: Updated) {
    super('The check is done.');
    this.updated = updated;
  }
}

/** Everything that saving would say, without saving: what could be refused is written, hooks are asked, and all of it is taken back. */
export const checkUpdates = async (resource: Resource, updates: readonly Update[], caller: Caller): Promise<Findings & { readonly changed: number; readonly unchanged: number }> => {
  checkRequest(resource, updates, caller);
  const look = (): Promise<Updated> =>
    withOrg(caller.db, caller.session.orgCode, async (tx) => {
      throw new Found(await updateRecords(tx, resource, updates, caller, 'CHECK'));
    });
  const found = await answeringConstraints(resource, caller.session, look).catch((error: unknown) => {
    if (error instanceof Found) return error.updated;
    throw error;
  });
  return { ...findingsOf(found.refused, caller), changed: found.changed.length, unchanged: found.unchanged.length };
};
