/** Who hears what became of a settlement. Nobody is told how much. */
import { randomUUID } from 'node:crypto';
import { sessionsOf } from '../access/sessions-of.ts';
import type { Transaction } from '../db/org.ts';
import { isMailAddress } from '../mail/address.ts';
import { mailText } from '../mail/mail-text.ts';
import { writeMail } from '../mail/write-mail.ts';
import { notify } from '../notifications/notify.ts';
import { seersOf } from '../record-talk/seers.ts';
import type { Image } from '../resource/image.ts';
import { resourceOf } from '../resource/registry.ts';
import type { Language } from '../session.ts';

const LIST = '/payroll/full-and-final-settlement/settlements';
export const OWN_LIST = '/my-finance/my-pay/my-settlement';
/** Who decides: more are not told of one settlement. */
const MOST = 50;

type By = { readonly userId: string | null; readonly name: string };

/** Those who may decide on it hear that a settlement waits; whoever prepared it or asked, and whose it is, do not. */
export const tellDeciders = async (tx: Transaction, after: Image, by: By): Promise<void> => {
  const accounts = await tx.query<{ id: string }>(
    `select distinct u.id::text as id from user_account u join user_role m on m.org_code = u.org_code and m.user_account_id = u.id join role_right g on g.org_code = m.org_code and g.role_id = m.role_id join settlement s on s.org_code = $1 and s.id = $4::bigint
     where u.org_code = $1 and u.status = 'ACTIVE' and g.form = 'FULL_AND_FINAL_SETTLEMENT' and g."view" and g.optional_choice and u.id is distinct from $2::bigint and u.id is distinct from s.prepared_by_id and u.employee_id is distinct from $3::bigint order by 1 limit ${MOST}`,
    [tx.orgCode, by.userId, after['employeeId'], after.id],
  );
  const sessions = await sessionsOf(tx, accounts.map(({ id }) => id), ['FULL_AND_FINAL_SETTLEMENT']);
  const seers = await seersOf(tx, resourceOf('Settlement'), sessions.map((session) => ({ session, ids: [after.id] })));
  const to = sessions.flatMap(({ userId, rights }) => (rights.get('FULL_AND_FINAL_SETTLEMENT')?.optionalChoice === true && seers.get(userId)?.has(after.id) === true ? [userId] : []));
  await notify(tx, { to, kind: 'settlementWaits', words: { by: by.name, person: String(after['name']) }, path: `${LIST}/${after.id}` });
};

/** Who asked hears what somebody else decided. */
export const tellAsker = async (tx: Transaction, before: Image, by: By, kind: 'settlementReturned' | 'settlementFinal'): Promise<void> => {
  const asker = before['submittedById'];
  if (asker == null || String(asker) === by.userId) return;
  await notify(tx, { to: [String(asker)], kind, words: { by: by.name, person: String(before['name']) }, path: `${LIST}/${before.id}` });
};

type Reader = { readonly accountId: string | null; readonly email: string | null; readonly name: string; readonly language: Language; readonly organisation: string };

/** Whose settlement it is hears that it is final: by the bell as long as the account is open, and by a mail that names no amount, to the account or the address of the employee. */
export const tellPerson = async (tx: Transaction, settlement: Image): Promise<void> => {
  const [reader] = await tx.query<Reader>(
    `select u.id::text as "accountId", coalesce(case when u.status = 'ACTIVE' then u.email end, e.email, u.email) as email, e.name, coalesce(lower(u.language), 'en') as language, o.name as organisation
     from employee e join organisation o on o.org_code = e.org_code left join user_account u on u.org_code = e.org_code and u.employee_id = e.id where e.org_code = $1 and e.id = $2::bigint order by u.status = 'ACTIVE' desc nulls last, u.id limit 1`,
    [tx.orgCode, settlement['employeeId']],
  );
  if (!reader) return;
  const { accountId, email, name, language, organisation } = reader;
  if (accountId !== null) await notify(tx, { to: [accountId], kind: 'settlementReady', path: OWN_LIST });
  if (email === null || !isMailAddress(email)) return;
  const { subject, body } = writeMail<'settlementReady'>(await mailText(tx, 'settlementReady', language), { organisation, name, link: `/v3${OWN_LIST}` });
  await tx.query(`insert into outbox_message (org_code, id, recipient, template, language, subject, body, status) values ($1, $2, $3, 'settlementReady', $4, $5, $6, 'QUEUED')`, [tx.orgCode, randomUUID(), email, language, subject, body]);
};
