/** The job of scheduled reports. Two servers may run it at once: a due time is written down once, and a line is taken by one of them. */
import type { Database } from '../db/connection.ts';
import { inEachOrganisation } from '../db/each-organisation.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Store } from '../files/store.ts';
import type { Logger } from '../log.ts';
import { notify } from '../notifications/notify.ts';
import { deliverReport, type Taken } from './deliver-report.ts';
import { planDeliveries } from './plan-deliveries.ts';

const MOST_TRIES = 3;

const TAKE = `update report_delivery set tries = tries + 1, leased_until = now() + interval '10 minutes'
  where org_code = $1 and id = (select id from report_delivery where org_code = $1 and status = 'WAITING' and (leased_until is null or leased_until < now()) order by due_at, id limit 1 for update skip locked)
  returning id::text as id, report_id::text as "reportId", user_account_id::text as "accountId", to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "dueAt", file_key as "fileKey", tries`;

/** Tried as often as may be without an end: whoever tried last was ended itself. */
const ENDED = `select id::text as id, report_id::text as "reportId", user_account_id::text as "accountId" from report_delivery
  where org_code = $1 and status = 'WAITING' and tries >= $2 and leased_until < now() for update skip locked`;

type Tried = Taken & { readonly tries: number };
type Line = Pick<Taken, 'id' | 'reportId' | 'accountId'>;

const giveUp = async (tx: Transaction, { id, reportId, accountId }: Line): Promise<void> => {
  const given = await tx.query(`update report_delivery set status = 'FAILED', leased_until = null where org_code = $1 and id = $2::uuid and status = 'WAITING' returning id`, [tx.orgCode, id]);
  if (given.length === 0) return;
  const [told] = await tx.query<{ owner: string; report: string; recipient: string }>(
    `select r.owner_id::text as owner, r.name as report, coalesce((select name from user_account where org_code = $1 and id = $3::bigint), '') as recipient from report r where r.org_code = $1 and r.id = $2::bigint`,
    [tx.orgCode, reportId, accountId],
  );
  if (told) await notify(tx, { to: [told.owner], kind: 'reportFailed', words: { report: told.report, recipient: told.recipient }, path: `/form-generator/${reportId}` });
};

const sendOf = async (db: Database, store: Store, log: Logger, code: string, now: Date): Promise<number> => {
  await withOrg(db, code, (tx) => planDeliveries(tx, now));
  await withOrg(db, code, async (tx) => {
    for (const line of await tx.query<Line>(ENDED, [code, MOST_TRIES])) await giveUp(tx, line);
  });
  let sent = 0;
  for (;;) {
    const [taken] = await withOrg(db, code, (tx) => tx.query<Tried>(TAKE, [code]));
    if (!taken) return sent;
    try {
      if (await deliverReport(db, store, code, taken)) sent += 1;
    } catch (error) {
      log.error({ err: error, organisation: code, report: taken.reportId, tries: taken.tries }, 'a report was not sent');
      if (taken.tries >= MOST_TRIES) await withOrg(db, code, (tx) => giveUp(tx, taken));
    }
  }
};

const OLD = `select id::text as id, file_key as key from report_delivery where org_code = $1 and status <> 'WAITING' and due_at < $2::timestamptz - interval '30 days' limit 500`;

/** Files go after 30 days, bytes first, so that a crash leaves a note to try again. */
const forgetOld = async (db: Database, store: Store, code: string, now: Date): Promise<void> => {
  const old = await withOrg(db, code, (tx) => tx.query<{ id: string; key: string | null }>(OLD, [code, now.toISOString()]));
  for (const { id, key } of old) {
    if (key !== null) await store.remove(key);
    await withOrg(db, code, (tx) => tx.query('delete from report_delivery where org_code = $1 and id = $2::uuid', [code, id]));
  }
};

/**
 * Answers how many mails were written. A file that fails is tried again by a later run, three times in all; then its report's owner is told. What fails in one
 * organisation is logged and does not keep the others; the run then fails, so that it is tried again.
 */
export const sendDueReports = (db: Database, store: Store, log: Logger, now: Date): Promise<number> =>
  inEachOrganisation(db, { log, failed: 'due reports of an organisation were not sent' }, async (code) => {
    const sent = await sendOf(db, store, log, code, now);
    await forgetOld(db, store, code, now);
    return sent;
  });
