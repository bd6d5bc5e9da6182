/** Writes down what is due: one line a report, recipient and due time, whichever server comes first. */
import { randomUUID } from 'node:crypto';
import { lastDue, type Schedule } from '../../domain/reports/schedule.ts';
import type { Transaction } from '../db/org.ts';
import { readFormats } from '../resource/import/rules.ts';

type Due = Schedule & { readonly id: string; readonly name: string; readonly entity: string; readonly changedAt: string };

/** Of owners whose account is closed nothing goes out: it goes on when the account is open again, or when somebody else owns the report. */
const SCHEDULED = `select r.id::text as id, r.name, r.entity, r.schedule, r.weekday, r.day_of_month as "dayOfMonth", to_char(r.send_at, 'HH24:MI') as "time",
    to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
  from report r join user_account o on o.org_code = r.org_code and o.id = r.owner_id and o.status = 'ACTIVE'
  where r.org_code = $1 and r.schedule <> 'NONE' and r.send_at is not null`;

/** Due times from before the report was last saved are past: a new schedule begins with its next time. A server that was away makes the last one that it missed. */
export const planDeliveries = async (tx: Transaction, now: Date): Promise<number> => {
  const scheduled = await tx.query<Due>(SCHEDULED, [tx.orgCode]);
  if (scheduled.length === 0) return 0;
  const { timeZone } = await readFormats(tx);
  let planned = 0;
  for (const report of scheduled) {
    const due = lastDue(report, now, timeZone);
    if (due === null || due <= new Date(report.changedAt)) continue;
    const recipients = await tx.query<{ account: string }>('select distinct account_id::text as account from report_recipient where org_code = $1 and report_id = $2::bigint', [tx.orgCode, report.id]);
    const added = await tx.query(
      `insert into report_delivery (org_code, id, report_id, user_account_id, due_at, report_name, entity)
       select $1, x.id, $2::bigint, x.account, $3::timestamptz, $4, $5 from unnest($6::uuid[], $7::bigint[]) as x(id, account) on conflict do nothing returning id`,
      [tx.orgCode, report.id, due.toISOString(), report.name, report.entity, recipients.map(() => randomUUID()), recipients.map(({ account }) => account)],
    );
    planned += added.length;
  }
  return planned;
};
