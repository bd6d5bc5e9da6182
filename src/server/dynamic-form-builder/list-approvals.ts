import { kindNames, type RequestKind } from '../../domain/approvals/kinds.ts';
import { chainOf } from '../../domain/approvals/chain.ts';
import type { Grant } from '../access/authorise.ts';
import { elsewhereOf } from '../approvals/elsewhere.ts';
import { narrowedToTeam } from '../approvals/narrowed-to-team.ts';
import { awaySql, balanceSql, leftOf, toldSql, type Balance } from '../approvals/facts.ts';
import { readDoors, waitingSql } from '../approvals/waiting.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { instant } from '../resource/columns.ts';
import { bindings } from '../resource/sql.ts';

type Row = { readonly kind: RequestKind; readonly within: boolean; readonly id: string; readonly place: number | null; readonly approval: unknown; readonly balance: Balance | null };
type Count = { readonly kind: RequestKind; readonly count: number };
type Page = { readonly counts: readonly Count[] | null; readonly rows: readonly Row[] | null };
type Arguments = { readonly kind?: RequestKind | null; readonly teamOf?: string | null; readonly offset?: number | null; readonly limit?: number | null };

const MOST = 200;
/** People that are named of those who are away. */
const NAMED = 5;

const pathOf = (path: string | undefined, { within, id }: Row): string | null => (within && path !== undefined ? `${path}?record=${id}` : null);

/** What waits for the caller, with the facts that one needs to decide: one statement for counts and rows. */
export const listApprovals = ({ kind, teamOf, offset, limit }: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { session } = grant;
    const doors = await readDoors(tx, session);
    const to = bindings(tx.orgCode);
    const waiting = `${waitingSql(session, doors, to)}, chosen as (${narrowedToTeam(grant, teamOf ?? null, to)})`;
    const day = to.bind(await todayOf(tx, session.employeeId));
    const [page] = await tx.query<Page>(
      `${waiting}, page as (select w.* from chosen w where ${to.bind(kind ?? null)}::text is null or w.kind = ${to.bind(kind ?? null)} order by w.created_at, w.kind, w.id
         offset ${to.bind(Math.max(offset ?? 0, 0))}::int limit ${to.bind(Math.min(Math.max(limit ?? 50, 1), MOST))}::int),
       told as (${toldSql('page', kindNames)})
       select (select json_agg(c) from (select w.kind, count(*)::int as count from chosen w group by w.kind) c) as counts,
         (select json_agg(json_build_object('kind', r.kind, 'id', r.id::text, 'version', r.version, 'employeeId', e.id, 'employeeName', e.name, 'designation', d.title, 'within', r.within, 'askedAt', ${instant('r.created_at')},
            'fromDate', r.from_date, 'toDate', r.to_date, 'fromTime', r.from_time, 'toTime', r.to_time, 'days', trim_scale(r.days)::text, 'amount', trim_scale(r.amount)::text, 'currency', r.currency, 'subject', r.subject, 'reason', r.reason, 'place', r.place, 'approval', r.approval,
            'away', a.people, 'awayCount', a.count, 'balance', ${balanceSql(day)}) order by r.created_at, r.kind, r.id)
          from told r join employee e on e.org_code = $1 and e.id = r.employee_id left join designation d on d.org_code = $1 and d.id = e.designation_id cross join lateral ${awaySql} a) as rows`,
      to.values,
    );
    const counts = [...(page?.counts ?? [])].sort((one, other) => kindNames.indexOf(one.kind) - kindNames.indexOf(other.kind));
    const rows = (page?.rows ?? []).map((row) => {
      const { place, approval, balance, within: _within, ...told } = row;
      const chain = chainOf(approval);
      const away = (told as { away?: readonly object[] }).away ?? [];
      return { ...told, away: away.slice(0, NAMED), path: pathOf(doors.get(row.kind)?.path, row), left: leftOf(balance), workflow: chain?.name ?? null, step: chain === null || place === null ? null : place + 1, steps: chain?.steps.length ?? null };
    });
    const totalRecords = counts.filter((one) => kind == null || one.kind === kind).reduce((sum, { count }) => sum + count, 0);
    return { errorCode: '', message: '', totalRecords, counts, rows, elsewhere: await elsewhereOf(tx, session) };
  });
