import type { Grant } from '../access/authorise.ts';
import { reachOf } from '../access/authorise.ts';
import { capturedOf } from '../activity/captures.ts';
import { monitoredSince, readTerms } from '../activity/monitoring-terms.ts';
import type { Context } from '../context.ts';
import { internetException } from '../data-loss-prevention/internet/rules-of.ts';
import { withOrg } from '../db/org.ts';
import { instant } from '../resource/columns.ts';

/** What the caller may know of what is recorded of them; of whoever looks as somebody else, that one. */
export const ownMonitoring = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const { employeeId } = session;
    const terms = await readTerms(tx);
    const since = employeeId === null || terms?.isOn !== true ? null : await monitoredSince(tx, employeeId);
    const devices = await tx.query(`select id::text as id, name, status, issued_on as "issuedOn", ${instant('last_seen_at')} as "lastSeenAt", agent from activity_device where org_code = $1 and employee_id = $2::bigint order by status, issued_on desc, id desc limit 100`, [tx.orgCode, employeeId]);
    const readings = await tx.query(`select nullif(kind, 'APPLICATIONS') as kind, by, "on", min(from_date) as "fromDate", max(to_date) as "toDate" from activity_reading where org_code = $1 and employee_id = $2::bigint group by user_id, by, kind, "on" order by "on" desc, by, kind limit 500`, [tx.orgCode, employeeId]);
    return {
      errorCode: '', message: '', isMonitored: since !== null, since, employeeId,
      purpose: terms?.purpose ?? null, keepsOutsideSchedule: terms?.keepsOutsideSchedule ?? false, keepsIntervalsDays: terms?.keepsIntervalsDays ?? 0, keepsDaysMonths: terms?.keepsDaysMonths ?? 0,
      alsoRecorded: employeeId === null || since === null ? [] : (await capturedOf(tx, employeeId)).map(({ kind }) => kind),
      mayConnect: since !== null && terms?.membersMayConnect === true,
      internetException: employeeId === null ? null : await internetException(tx, employeeId),
      seesFigures: employeeId !== null && isOwnIn(reachOf(session, 'CXO_DASHBOARD', 'VIEW')),
      seesLocations: employeeId !== null && isOwnIn(reachOf(session, 'LOCATION_INTELLIGENCE', 'VIEW')),
      devices, readings,
    };
  });

const isOwnIn = (reach: ReturnType<typeof reachOf>): boolean => reach !== null && (reach.scope !== 'TEAM' || reach.withSelf === true);
