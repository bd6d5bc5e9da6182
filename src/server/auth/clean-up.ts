import type { Database } from '../db/connection.ts';
import { organisationCodes } from '../db/each-organisation.ts';
import { withOrg } from '../db/org.ts';
import { MAIL_KEPT_DAYS } from '../mail/kept-days.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import { KEPT_DAYS } from '../record-talk/kept-days.ts';
import { BULK_KEPT_DAYS } from '../resource/bulk-edit/kept-days.ts';
import { OUTDATED_ROWS } from '../resource/import/forget-rows.ts';

/** In this order: tokens before the sessions that they refer to. A used refresh token stays as long as its session, so that a copy is noticed. */
const STATEMENTS: readonly string[] = [
  `delete from access_token where org_code = $1 and expires_at < now() - interval '1 day'`,
  `delete from refresh_token t using session s where t.org_code = $1 and s.org_code = $1 and s.id = t.session_id
     and (s.ended_at < now() - interval '7 days' or s.expires_at < now() or t.expires_at < now() - interval '30 days')`,
  `delete from session s where s.org_code = $1 and (s.ended_at < now() - interval '30 days' or s.expires_at < now() - interval '30 days')
     and not exists (select from access_token t where t.org_code = $1 and t.session_id = s.id)
     and not exists (select from refresh_token t where t.org_code = $1 and t.session_id = s.id)`,
  `delete from password_reset where org_code = $1 and expires_at < now() - interval '7 days'`,
  `delete from portal_passcode where org_code = $1 and expires_at < now() - interval '1 day'`,
  `delete from portal_session where org_code = $1 and expires_at < now()`,
  `delete from joining_session where org_code = $1 and expires_at < now()`,
  `delete from career_application where org_code = $1 and made_at < now() - interval '8 days'`,
  `delete from sign_in_ticket where org_code = $1 and expires_at < now() - interval '1 day'`,
  `delete from open_id_flow where org_code = $1 and expires_at < now()`,
  `delete from partner_assertion where org_code = $1 and expires_at < now()`,
  `delete from device where org_code = $1 and (last_used_at < now() - interval '400 days' or (status = 'WAITING' and last_used_at < now() - interval '30 days'))`,
  `delete from attempt where org_code = $1 and window_started_at < now() - interval '1 day'`,
  `delete from idempotency_key where org_code = $1 and created_at < now() - interval '7 days'`,
  `delete from error_log where org_code = $1 and created_at < now() - interval '90 days'`,
  `delete from notification where org_code = $1 and created_at < now() - interval '180 days'`,
  `delete from edit_under_way where org_code = $1 and at < now() - interval '1 hour'`,
  `delete from record_comment where org_code = $1 and deleted_at < now() - interval '${KEPT_DAYS} days'`,
  `delete from record_file f where f.org_code = $1 and f.deleted_at < now() - interval '${KEPT_DAYS} days' and not exists (select from stored_file s where s.org_code = $1 and s.key = f.file_key)`,
  ...OUTDATED_ROWS,
  `delete from bulk_edit where org_code = $1 and state <> 'RUNNING' and updated_at < now() - interval '${BULK_KEPT_DAYS} days'`,
  `delete from bulk_edit_run r where r.org_code = $1 and not exists (select from bulk_edit j where j.org_code = $1 and j.id = r.job_id)`,
  `delete from outbox_message where org_code = $1 and status <> 'QUEUED' and created_at < now() - interval '${MAIL_KEPT_DAYS} days'`,
];

/** Removes what has had its time: tokens, sessions, counters, notes of errors, old mails, rows of imports, what changes of many asked for and what was deleted of the talk about records, organisation by organisation. What fails keeps nothing else from it; the run then fails, so that it is tried again. */
export const cleanUpAccounts = async (db: Database): Promise<void> => {
  const failures: unknown[] = [];
  for (const code of [NO_ORGANISATION, ...(await organisationCodes(db))]) {
    for (const statement of STATEMENTS) await withOrg(db, code, (tx) => tx.query(statement, [code])).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `the clean-up failed at ${failures.length} places`);
};
