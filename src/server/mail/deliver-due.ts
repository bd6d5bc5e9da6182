import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import type { Letter } from './letter.ts';
import type { Deliver } from './transport.ts';

type Due = Letter & { readonly org_code: string; readonly id: string; readonly tries: number; readonly senderId: string | null };

/** Sends a mail from the mailbox of the account that it is of; false where that has none, so that it goes out as usual. */
export type DeliverInName = (orgCode: string, accountId: string, letter: Letter) => Promise<boolean>;

/** Told, at each try, of a mail whose address the mail server refuses, and of one that has failed. */
export type OnRefused = (tx: Transaction, mail: string) => Promise<void>;

/** Told of a mail that has left, is kept without a mail server, or has failed for good. */
export type OnSettled = (tx: Transaction, mail: string) => Promise<void>;

/** After this many tries (a day and a half, each wait twice the last, from a minute) a mail has failed for good. */
const MOST_TRIES = 11;

/**
 * Takes the mails that are due, each for five minutes so that no other process sends it too, and hands them over.
 * Without a mail server they are kept, where administrators can read them. Mails of people go out `inName` first, where
 * that takes them. Those whose turn has not come when `ending` says so are given back as they were: a mail server that
 * answers late must not hold up the end of this process. Answers how many were taken.
 */
export const deliverDue = async (db: Database, log: Logger, deliver: Deliver | undefined, inName?: DeliverInName, onRefused?: OnRefused, ending?: AbortSignal, onSettled?: OnSettled): Promise<number> => {
  const due = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<Due>('select * from take_due_mails(20)'));
  for (const mail of due) {
    if (ending?.aborted) {
      await withOrg(db, mail.org_code, (tx) => giveBack(tx, mail));
      continue;
    }
    const held = await withOrg(db, mail.org_code, (tx) => hold(tx, mail));
    if (!held) continue;
    const { isKept, problem, isRefused = false } = await tryDelivery({ ...mail, ...held }, deliver, inName);
    if (problem !== undefined) log.warn({ mail: mail.id, tries: mail.tries, problem }, 'mail not delivered');
    const status = isKept ? 'KEPT' : problem === undefined ? 'SENT' : outcome(mail);
    await withOrg(db, mail.org_code, async (tx) => {
      await note(tx, mail, status, problem);
      if (status === 'FAILED' || isRefused) await onRefused?.(tx, mail.id);
      if (status !== 'QUEUED') await onSettled?.(tx, mail.id);
    });
  }
  return due.length;
};

/** Five minutes more for a mail whose turn comes, and its language; undefined where those before it took so long that another process has it, or where it was taken back. */
const hold = async (tx: Transaction, { id, tries }: Due): Promise<Pick<Letter, 'language'> | undefined> =>
  (await tx.query<{ language: string }>("update outbox_message set due_at = now() + interval '5 minutes' where org_code = $1 and id = $2 and status = 'QUEUED' and tries = $3 returning language", [tx.orgCode, id, tries]))[0];

/** As if it had not been taken. */
const giveBack = (tx: Transaction, { id, tries }: Due) =>
  tx.query("update outbox_message set due_at = now(), tries = tries - 1 where org_code = $1 and id = $2 and status = 'QUEUED' and tries = $3", [tx.orgCode, id, tries]);

const tryDelivery = async (mail: Due, deliver: Deliver | undefined, inName: DeliverInName | undefined): Promise<{ readonly isKept: boolean; readonly problem?: string; readonly isRefused?: boolean }> => {
  try {
    const isGone = mail.senderId !== null && inName !== undefined && (await inName(mail.org_code, mail.senderId, mail));
    if (!isGone) await deliver?.(mail);
    return { isKept: !isGone && deliver === undefined };
  } catch (error) {
    // A word of 500 and above (RFC 5321, 4.2.1) will be the same tomorrow, unless the server was set up wrongly: it is tried again.
    const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
    return { isKept: false, problem: error instanceof Error ? error.message.slice(0, 500) : 'unknown', isRefused: code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500 };
  }
};

const outcome = ({ tries }: Due): 'QUEUED' | 'FAILED' => (tries >= MOST_TRIES ? 'FAILED' : 'QUEUED');

/** What a candidate was sent is kept for those who read the mail; the panel's is not, and a signed offer and documents are kept with those, under their own right. The lock lets no file in behind a mail that is being deleted. */
const keepFiles = (tx: Transaction, id: string) =>
  tx.query(
    `with mail as materialized (select org_code, id, attachments from outbox_message where org_code = $1 and id = $2 and candidate_id is not null and template not like 'panel%' and template <> 'offerSigned' and template not like 'document%' and attachments is not null for update)
     insert into outbox_file (org_code, message_id, place, name, content_type, content)
     select m.org_code, m.id, a.place - 1, a.file->>'name', a.file->>'contentType', decode(a.file->>'content', 'base64')
     from mail m, jsonb_array_elements(m.attachments) with ordinality a(file, place) where a.file ? 'content' on conflict do nothing`,
    [tx.orgCode, id],
  );

/** What has been sent keeps no key, a link's secret is cut out, and of its files the names alone. */
const note = async (tx: Transaction, mail: Due, status: 'KEPT' | 'SENT' | 'QUEUED' | 'FAILED', problem: string | undefined): Promise<void> => {
  if (status === 'SENT') await keepFiles(tx, mail.id);
  await tx.query(
    `update outbox_message set status = $3, problem = $4, updated_at = now(), sent_at = case when $3 = 'SENT' then now() end,
       due_at = now() + make_interval(mins => (2 ^ least(tries - 1, 10))::int),
       body = case when $3 in ('SENT', 'FAILED') then regexp_replace(body, '(token=|/v3/join/)[^\\s&?]+', '\\1…', 'g') else body end,
       attachments = case when $3 = 'SENT' then (select jsonb_agg(jsonb_build_object('name', a->>'name', 'bytes', length(a->>'content') * 3 / 4)) from jsonb_array_elements(attachments) a) else attachments end
     where org_code = $1 and id = $2`,
    [tx.orgCode, mail.id, status, problem ?? null],
  );
};
