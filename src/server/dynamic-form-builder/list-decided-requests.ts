import { chainOf, type Decision } from '../../domain/approvals/chain.ts';
import { stepDecided } from '../../domain/approvals/stepDecided.ts';
import { kindNames, requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import type { Grant } from '../access/authorise.ts';
import { toldSql } from '../approvals/facts.ts';
import { doorsOf } from '../approvals/waiting.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { instant } from '../resource/columns.ts';
import type { Image } from '../resource/image.ts';
import type { ChangeSource } from '../resource/journal.ts';
import { openImages, type SealedImage } from '../resource/sealed-image.ts';
import { whyNotUndo } from '../resource/undo/why-not.ts';

const DAYS = 31;
const MOST = 50;
/** Changes that are looked at: some of them changed something else. */
const LOOKED_AT = 200;

type Stored = { readonly changeSet: string; readonly at: string; readonly reason: string | null; readonly source: ChangeSource; readonly undoneBy: string | null; readonly entity: string; readonly id: string; readonly before: SealedImage | null; readonly after: SealedImage | null };
type Decided = Pick<Stored, 'changeSet' | 'at' | 'reason' | 'source' | 'undoneBy' | 'id'> & { readonly kind: RequestKind; readonly decision: Decision };

/** What the change decided: the status that it gave, or the step of the workflow. Null where it decided nothing. */
const decisionOf = (before: Image, after: Image, userId: string): Decision | null => {
  if (before['status'] !== after['status']) return after['status'] === 'APPROVED' || after['status'] === 'REJECTED' ? after['status'] : null;
  const [was, is] = [chainOf(before['approval']), chainOf(after['approval'])];
  const step = stepDecided(was, is)?.step;
  return step?.byId === userId ? (step.decision ?? null) : null;
};

const readDecisions = async (tx: Transaction, userId: string, limit: number): Promise<Decided[]> => {
  const kindOf = new Map<string, RequestKind>(kindNames.map((kind) => [requestKinds[kind].type, kind]));
  const rows = await tx.query<Stored>(
    `select s.id::text as "changeSet", ${instant('s.at')} as at, s.reason, s.source, s.undone_by::text as "undoneBy", c.entity, c.row_id::text as id, c.before, c.after
     from change_set s join change c on c.org_code = s.org_code and c.change_set_id = s.id and c.at > now() - interval '${DAYS + 1} days'
     where s.org_code = $1 and s.user_id = $2::bigint and s.at > now() - interval '${DAYS} days' and s.source not in ('UNDO', 'REDO') and c.kind = 'UPDATE' and c.entity = any($3::text[]) order by s.at desc, s.id desc limit ${LOOKED_AT}`,
    [tx.orgCode, userId, [...kindOf.keys()]],
  );
  const images = await openImages(tx, rows.flatMap(({ entity, before, after }) => [{ entity, image: before }, { entity, image: after }]));
  return rows
    .flatMap(({ entity, before: _before, after: _after, ...row }, at): Decided[] => {
      const [before, after] = [images[at * 2], images[at * 2 + 1]];
      if (!before || !after || before === 'ERASED' || after === 'ERASED') return [];
      const decision = decisionOf(before, after, userId);
      return decision === null ? [] : [{ ...row, kind: kindOf.get(entity)!, decision }];
    })
    .slice(0, limit);
};

/** What the caller decided lately, as the requests are now. Those that were deleted since are left out. */
export const listDecidedRequests = ({ limit }: { readonly limit?: number | null }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const decided = await readDecisions(tx, session.userId, Math.min(Math.max(limit ?? 30, 1), MOST));
    if (decided.length === 0) return { errorCode: '', message: '', rows: [] };
    const now = await tx.query<{ kind: RequestKind; id: string }>(
      `with page as (select x.kind, x.id from unnest($2::text[], $3::bigint[]) x(kind, id) group by x.kind, x.id), told as (${toldSql('page', kindNames)})
       select r.kind, r.id::text as id, e.id::int as "employeeId", e.name as "employeeName", r.from_date::text as "fromDate", r.to_date::text as "toDate", r.subject, r.status from told r join employee e on e.org_code = $1 and e.id = r.employee_id`,
      [tx.orgCode, decided.map(({ kind }) => kind), decided.map(({ id }) => id)],
    );
    const byKey = new Map(now.map((row) => [`${row.kind} ${row.id}`, row]));
    const doors = doorsOf(session);
    const rows: object[] = [];
    for (const { at, reason, source, undoneBy, ...told } of decided) {
      const request = byKey.get(`${told.kind} ${told.id}`);
      if (request === undefined) continue;
      const undoable = undoneBy === null && (await whyNotUndo(tx, { id: told.changeSet, undoneBy, source }, db, session)) === null;
      const path = doors.get(told.kind)?.path;
      rows.push({ ...request, ...told, decidedAt: at, remarks: reason, isUndone: undoneBy !== null, undoable, path: path === undefined ? null : `${path}?record=${told.id}` });
    }
    return { errorCode: '', message: '', rows };
  });
