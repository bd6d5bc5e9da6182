import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { instant } from '../resource/columns.ts';

/** Alerts about the caller, the newest first: that there was one, when and in which application, and who looked at it; not which word it was, as that would tell what is looked for. */
export const ownWordAlerts = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const of = (kind: string, table: string): string => `select '${kind}' as kind, a.alerted_at as at, ${instant('a.alerted_at')} as "alertedAt", a.application, coalesce(a.times, 1) as times, a.status, a.handled_by as "handledBy", ${instant('a.handled_at')} as "handledAt" from ${table} a where a.org_code = $1 and a.employee_id = $2::bigint`;
    const alerts = session.employeeId === null ? [] : await tx.query(`${of('KEYWORD', 'keyword_alert')} union all ${of('TOXICITY', 'toxicity_alert')} order by at desc limit 50`, [tx.orgCode, session.employeeId]);
    return { errorCode: '', message: '', alerts };
  });
