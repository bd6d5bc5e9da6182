import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import type { Decision } from '../../domain/approvals/chain.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Door } from '../approvals/door.ts';
import { doorsOf, readDoors, waitingSql } from '../approvals/waiting.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse, Refusal } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import { answered, readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { updateRecord, type Saved } from '../resource/save.ts';
import { bindings, quote } from '../resource/sql.ts';
import { findingsOf } from '../resource/update-many.ts';
import type { Session } from '../session.ts';

type Asked = { readonly kind: RequestKind; readonly id: string; readonly version: number };
type Arguments = { readonly requests: readonly Asked[]; readonly decision: Decision; readonly remarks?: string | null };
type Found = { readonly kind: RequestKind; readonly id: string; readonly within: boolean; readonly place: number | null };
type Result = { readonly kind: RequestKind; readonly id: string; readonly isDone: boolean; readonly goesOn: boolean; readonly message: string | null; readonly changeSet: string | null };

const MOST = 100;
const MOST_CHARACTERS = 300;

const keyOf = ({ kind, id }: Pick<Asked, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Which of them wait for the caller, asked once for all of them. */
const waitingAmong = async (db: Context['db'], session: Session, requests: readonly Asked[]): Promise<ReadonlyMap<string, Found>> => {
  const rows = await withOrg(db, session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const kinds = [...new Set(requests.map(({ kind }) => kind))];
    return tx.query<Found>(`${waitingSql(session, await readDoors(tx, session), to, kinds)} select w.kind, w.id::text as id, w.within, w.place from waiting w where w.kind || ' ' || w.id = any(${to.bind(requests.map(keyOf))}::text[])`, to.values);
  });
  return new Map(rows.map((row) => [keyOf(row), row]));
};

const sentenceOf = (refusal: Refusal, id: string, caller: Caller): string => {
  const { problems } = findingsOf(new Map([[id, refusal]]), caller);
  return problems.length > 0 ? problems.map(({ message }) => message).join(' ') : say(caller.session.language, `error.${refusal.code}`, refusal.details.words);
};

/** Who decides, through which door: their own screen of such requests, else the step of the workflow, which reaches this one request. */
const callerFor = ({ db, idempotencyKey }: Context, session: Session, door: Door | undefined, asked: Asked, reason: string | null): Caller => {
  const key = readIdempotencyKey(idempotencyKey ?? undefined);
  return { db, session, reach: door === undefined ? { scope: 'ALL' } : { ...door.reach, forms: [door.form] }, form: door?.form ?? 'APPROVAL_MANAGEMENT', reason, idempotencyKey: key === null ? null : `${key}:${asked.kind}:${asked.id}` };
};

const decideOne = async (asked: Asked, decision: Decision, caller: Caller, mayUndo: boolean): Promise<Result> => {
  const { kind, id } = asked;
  const resource = resourceOf(requestKinds[kind].type);
  const told = { kind, id, isDone: false, goesOn: false, message: null, changeSet: null };
  try {
    const { changeSet } = await updateRecord(resource, id, asked.version, { status: decision }, caller);
    const [now] = await withOrg(caller.db, caller.session.orgCode, (tx) => tx.query<{ status: string }>(`select r.status from ${quote(resource.table)} r where r.org_code = $1 and r.id = $2::bigint`, [tx.orgCode, id]));
    return { ...told, isDone: true, goesOn: now?.status === 'PENDING', changeSet: mayUndo ? changeSet : null };
  } catch (error) {
    // One that cannot be decided is told; a fault of ours ends all.
    if (!(error instanceof Refusal)) throw error;
    return { ...told, message: sentenceOf(error, id, caller) };
  }
};

/** Whether this very request was answered before, by its key: it does not wait any more because of that. */
const wasDone = async ({ kind, id, version }: Asked, decision: Decision, caller: Caller): Promise<boolean> => {
  const request = { id, version, input: { status: decision }, reason: caller.reason, withoutMails: caller.withoutMails };
  return (await withOrg(caller.db, caller.session.orgCode, (tx) => answered<Saved>(tx, caller, resourceOf(requestKinds[kind].type).operations.update, request))) !== undefined;
};

/** Decides requests one by one by the write of their own screens, each in a change-set of its own. Sent again under its key, nothing is decided twice and the same is answered. */
export const decideApprovals = async ({ requests, decision, remarks }: Arguments, context: Context, { session }: Grant) => {
  const { db } = context;
  if (requests.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const reason = remarks?.trim() || null;
  if (reason !== null && reason.length > MOST_CHARACTERS) refuseProblems({ session }, [{ field: 'remarks', ...finding('rule.maxLength', { smart_count: MOST_CHARACTERS, length: reason.length }) }]);
  const doors = doorsOf(session);
  const waiting = await waitingAmong(db, session, requests);
  const results: Result[] = [];
  for (const asked of new Map(requests.map((one) => [keyOf(one), one])).values()) {
    const found = waiting.get(keyOf(asked));
    const door = found === undefined || found.within ? doors.get(asked.kind) : undefined;
    const caller = callerFor(context, session, door, asked, reason);
    // What waits no more is decided by the door alone, whose write says what became of it. Without a door only the step reaches it, and that was another's by now.
    if (found !== undefined || door !== undefined || (await wasDone(asked, decision, caller))) results.push(await decideOne(asked, decision, caller, door !== undefined));
    else results.push({ kind: asked.kind, id: asked.id, isDone: false, goesOn: false, message: say(session.language, 'error.NOT_WAITING'), changeSet: null });
  }
  return { errorCode: '', message: '', results };
};
