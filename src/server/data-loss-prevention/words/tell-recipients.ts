/** Mails and notices of alerts: one at once, and what comes within the next hour in one more. */
import type { Transaction } from '../../db/org.ts';
import { builtInText, writeMail } from '../../mail/write-mail.ts';
import { postLetter } from '../../mail/send-mail.ts';
import { notify } from '../../notifications/notify.ts';
import type { AlertKind } from './alert-kinds.ts';
import type { Recipient } from './recipients.ts';

/** So long after a mail of the same alert the next one waits. */
const PERIOD = '1 hour';

export type Told = { readonly kind: AlertKind; /** The mails of one period are those about this. */ readonly about: string; readonly name: string; readonly alertIds: readonly string[] };

/** When a mail `m` left, or is to leave. */
const LEFT = `coalesce(m.sent_at, case when m.status = 'QUEUED' then m.due_at else m.updated_at end)`;

type Last = { readonly id: string; readonly isWaiting: boolean; readonly isRecent: boolean; readonly next: string; readonly count: number };

/** The newest mail of the alert to the address, locked if it waits, so that it is not sent while it grows. */
const lastMail = async (tx: Transaction, about: string, address: string): Promise<Last | undefined> =>
  (
    await tx.query<Last>(
      `select m.id, m.status = 'QUEUED' and m.tries = 0 and m.due_at > now() as "isWaiting", ${LEFT} > now() - interval '${PERIOD}' as "isRecent",
         to_char((${LEFT} + interval '${PERIOD}') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as next,
         (select count(*)::int from alert_mail a where a.org_code = m.org_code and a.message_id = m.id) as count
       from outbox_message m where m.org_code = $1 and m.about = $2 and lower(m.recipient) = lower($3) order by m.created_at desc, m.id limit 1 for update of m`,
      [tx.orgCode, about, address],
    )
  )[0];

const write = ({ kind, name }: Told, { language }: Recipient, organisation: string, count: number) => {
  const args = { organisation, count, link: `/v3${kind.path}` };
  return kind.message === 'keywordAlert' ? writeMail<'keywordAlert'>(builtInText('keywordAlert', language), { ...args, alert: name }) : writeMail<'toxicityAlert'>(builtInText('toxicityAlert', language), args);
};

/** Puts the alerts into the mail that waits for the recipient, or a new one, which waits while there was one within the period. Answers the mail, and whether it is a new one. */
const tellOne = async (tx: Transaction, told: Told, recipient: Recipient, organisation: string): Promise<{ readonly message: string; readonly isNew: boolean }> => {
  const last = await lastMail(tx, told.about, recipient.address);
  if (last?.isWaiting) {
    const { subject, body } = write(told, recipient, organisation, last.count + told.alertIds.length);
    await tx.query('update outbox_message set subject = $3, body = $4, updated_at = now() where org_code = $1 and id = $2', [tx.orgCode, last.id, subject, body]);
    return { message: last.id, isNew: false };
  }
  const letter = write(told, recipient, organisation, told.alertIds.length);
  const message = await postLetter(tx, { recipient: recipient.address, ...letter }, { template: told.kind.message, language: recipient.language, about: told.about, dueAt: last?.isRecent ? last.next : null });
  return { message, isNew: true };
};

export const tellRecipients = async (tx: Transaction, told: Told, recipients: readonly Recipient[]): Promise<void> => {
  const [{ name: organisation } = { name: '' }] = await tx.query<{ name: string }>('select name from organisation where org_code = $1', [tx.orgCode]);
  const news: Recipient[] = [];
  for (const recipient of recipients) {
    const { message, isNew } = await tellOne(tx, told, recipient, organisation);
    if (isNew) news.push(recipient);
    await tx.query('insert into alert_mail (org_code, message_id, entity, alert_id) select $1, $2, $3, unnest($4::bigint[]) on conflict do nothing', [tx.orgCode, message, told.kind.type, told.alertIds]);
  }
  await tx.query(`update ${told.kind.table} set notification_status = $3, email_recipients = $4 where org_code = $1 and id = any($2::bigint[])`, [tx.orgCode, told.alertIds, recipients.length === 0 ? 'NOBODY' : 'PENDING', recipients.map(({ address }) => address).join(', ') || null]);
  await notify(tx, { to: news.flatMap(({ accountId }) => accountId ?? []), kind: told.kind.message, words: told.kind.message === 'keywordAlert' ? { alert: told.name } : {}, path: told.kind.path });
};
