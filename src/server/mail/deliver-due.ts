import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import type { Letter } from './letter.ts';
import type { Deliver } from './transport.ts';

type Due = Letter & { readonly org_code: string; readonly id: string; readonly tries: number };

/** After this many tries (a day and a half, each wait twice the last, from a minute) a mail has failed for good. */
const MOST_TRIES = 11;

/**
 * Takes the mails that are due, each for five minutes so that no other process sends it too, and hands them over.
 * Without a mail server they are kept, where administrators can read them. Answers how many were taken.
 */
export const deliverDue = async (db: Database, log: Logger, deliver: Deliver | undefined): Promise<number> => {
  const due = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<Due>('select * from take_due_mails(20)'));
  for (const mail of due) {
    const problem = deliver === undefined ? undefined : await tryDelivery(deliver, mail);
    if (problem !== undefined) log.warn({ mail: mail.id, tries: mail.tries, problem }, 'mail not delivered');
    await withOrg(db, mail.org_code, (tx) => note(tx, mail, deliver === undefined ? 'KEPT' : problem === undefined ? 'SENT' : outcome(mail), problem));
  }
  return due.length;
};

const tryDelivery = async (deliver: Deliver, mail: Due): Promise<string | undefined> => {
  try {
    await deliver(mail);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 500) : 'unknown';
  }
};

const outcome = ({ tries }: Due): 'QUEUED' | 'FAILED' => (tries >= MOST_TRIES ? 'FAILED' : 'QUEUED');

/** What has been sent keeps no key, a link's secret is cut out, and of its files the names alone. */
const note = async (tx: Transaction, mail: Due, status: 'KEPT' | 'SENT' | 'QUEUED' | 'FAILED', problem: string | undefined): Promise<void> => {
  await tx.query(
    `update outbox_message set status = $3, problem = $4, updated_at = now(), sent_at = case when $3 = 'SENT' then now() end,
       due_at = now() + make_interval(mins => (2 ^ least(tries - 1, 10))::int),
       body = case when $3 in ('SENT', 'FAILED') then regexp_replace(body, 'token=[^\\s&]+', 'token=…', 'g') else body end,
       attachments = case when $3 = 'SENT' then (select jsonb_agg(jsonb_build_object('name', a->>'name', 'bytes', length(a->>'content') * 3 / 4)) from jsonb_array_elements(attachments) a) else attachments end
     where org_code = $1 and id = $2`,
    [tx.orgCode, mail.id, status, problem ?? null],
  );
};
