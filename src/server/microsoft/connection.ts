/** A person's mailbox at Microsoft: what is kept of it, and the token to use it with. */
import type { Database } from '../db/connection.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import type { Settings } from '../settings.ts';
import { applicationOf } from './application.ts';
import { askTokens, ConsentEnded, sealTokens, unsealTokens, type Tokens } from './tokens.ts';

export type Environment = { readonly db: Database; readonly settings: Settings };
export type Mailbox = { readonly subject: string; readonly mailbox: string };
export type Connection = { readonly state: 'CONNECTED' | 'REVOKED'; readonly mailbox: string; readonly connectedAt: Date; readonly endedAt: Date | null; /** When the calendar was read last, and since when it cannot be. */ readonly busyReadAt: Date | null; readonly busyFailedAt: Date | null; readonly appointments: number; /** False for whoever connected before calendars were read, and was not told of it. */ readonly readsBusy: boolean };

/** A token that ends within a minute may have ended when it arrives. */
const SLACK_MS = 60_000;

const READ = `select c.state, c.mailbox, c.connected_at as "connectedAt", c.ended_at as "endedAt", c.busy_read_at as "busyReadAt", c.busy_failed_at as "busyFailedAt", isfinite(c.busy_due_at) as "readsBusy",
  (select count(*)::int from own_busy b where b.org_code = c.org_code and b.user_account_id = c.user_account_id and b.source = 'MICROSOFT' and b.ends_at > now()) as appointments from microsoft_connection c where c.org_code = $1 and c.user_account_id = $2::bigint`;

export const readConnection = async (tx: Transaction, accountId: string): Promise<Connection | null> => {
  const [found] = await tx.query<Connection>(READ, [tx.orgCode, accountId]);
  return found ?? null;
};

const forgetBusy = (tx: Transaction, accountId: string) => tx.query(`delete from own_busy where org_code = $1 and user_account_id = $2::bigint and source = 'MICROSOFT'`, [tx.orgCode, accountId]);

/** Another mailbox than before knows nothing of the events in that one; when its person is busy is read anew. */
export const keepConnection = async (tx: Transaction, settings: Settings, accountId: string, { subject, mailbox }: Mailbox, tokens: Tokens): Promise<void> => {
  await tx.query('delete from microsoft_event where org_code = $1 and user_account_id = $2::bigint and subject <> $3', [tx.orgCode, accountId, subject]);
  await forgetBusy(tx, accountId);
  await tx.query(
    `insert into microsoft_connection (org_code, user_account_id, subject, mailbox, state, tokens_sealed) values ($1, $2::bigint, $3, $4, 'CONNECTED', $5)
     on conflict (org_code, user_account_id) do update set subject = excluded.subject, mailbox = excluded.mailbox, state = 'CONNECTED', tokens_sealed = excluded.tokens_sealed, connected_at = now(), ended_at = null, busy_read_at = null, busy_failed_at = null, busy_due_at = now()`,
    [tx.orgCode, accountId, subject, mailbox, sealTokens(settings, tx.orgCode, accountId, tokens)],
  );
  await tx.query(`update own_calendar set warnings_seen = array_remove(array_remove(warnings_seen, 'MICROSOFT_REVOKED'), 'MICROSOFT_UNREADABLE') where org_code = $1 and user_account_id = $2::bigint`, [tx.orgCode, accountId]);
};

/** Nothing is sent in the person's name until they connect again, and nobody knows when they are busy; they are told once. */
const endConnection = async (tx: Transaction, accountId: string): Promise<void> => {
  const ended = await tx.query(`update microsoft_connection set state = 'REVOKED', tokens_sealed = null, ended_at = now() where org_code = $1 and user_account_id = $2::bigint and state = 'CONNECTED' returning 1`, [tx.orgCode, accountId]);
  await forgetBusy(tx, accountId);
  if (ended.length > 0) await notify(tx, { to: [accountId], kind: 'microsoftEnded', path: '/recruitment/my-integration' });
};

/** Forgets tokens, mailbox and when the person is busy by it. Events that are in the calendar stay there, and are known again when the same mailbox is connected again. */
export const forgetConnection = async (tx: Transaction, accountId: string): Promise<void> => {
  await forgetBusy(tx, accountId);
  await tx.query('delete from microsoft_connection where org_code = $1 and user_account_id = $2::bigint', [tx.orgCode, accountId]);
};

/** A token that serves now; null where the person is not connected, or not any more. `stale` is one that Microsoft did not take. The row is held meanwhile, because a refresh token serves once. */
const tokenOf = ({ db, settings }: Environment, orgCode: string, accountId: string, stale: string | null): Promise<string | null> =>
  withOrg(db, orgCode, async (tx) => {
    const application = applicationOf(settings);
    const [row] = await tx.query<{ sealed: string }>(`select tokens_sealed as sealed from microsoft_connection where org_code = $1 and user_account_id = $2::bigint and state = 'CONNECTED' and tokens_sealed is not null for update`, [orgCode, accountId]);
    if (application === null || row === undefined) return null;
    const tokens = unsealTokens(settings, orgCode, accountId, row.sealed);
    if (tokens !== null && tokens.access !== stale && tokens.expiresAt > Date.now() + SLACK_MS) return tokens.access;
    try {
      if (tokens === null) throw new ConsentEnded('The tokens were sealed with another key.');
      const fresh = await askTokens(application, { grant_type: 'refresh_token', refresh_token: tokens.refresh }, new Date(), tokens.refresh);
      await tx.query('update microsoft_connection set tokens_sealed = $3 where org_code = $1 and user_account_id = $2::bigint', [orgCode, accountId, sealTokens(settings, orgCode, accountId, fresh)]);
      return fresh.access;
    } catch (error) {
      if (!(error instanceof ConsentEnded)) throw error;
      await endConnection(tx, accountId);
      return null;
    }
  });

/** Asks something with the person's token, a fresh one where Microsoft does not take it; null where the connection is none, or over. */
export const withToken = async (environment: Environment, orgCode: string, accountId: string, ask: (token: string) => Promise<Response>, mayBeForbidden = false): Promise<Response | null> => {
  let stale: string | null = null;
  for (;;) {
    const token = await tokenOf(environment, orgCode, accountId, stale);
    if (token === null) return null;
    const answer = await ask(token);
    if (answer.status !== 401 && (answer.status !== 403 || mayBeForbidden)) return answer;
    if (stale !== null || answer.status === 403) {
      await withOrg(environment.db, orgCode, (tx) => endConnection(tx, accountId));
      return null;
    }
    stale = token;
  }
};
