/** Whose payslips became final hears of it, by the bell and by a mail that names no amount. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { isMailAddress } from '../mail/address.ts';
import { mailText } from '../mail/mail-text.ts';
import { writeMail } from '../mail/write-mail.ts';
import { notify } from '../notifications/notify.ts';
import type { Language } from '../session.ts';

const LIST = '/my-finance/my-pay/my-payslip';

type Reader = { readonly accountId: string; readonly email: string; readonly name: string; readonly language: Language };

const readersOf = (tx: Transaction, payslips: readonly string[]): Promise<Reader[]> =>
  tx.query<Reader>(
    `select u.id::text as "accountId", u.email, e.name, lower(u.language) as language from payslip p join employee e on e.org_code = p.org_code and e.id = p.employee_id join user_account u on u.org_code = p.org_code and u.employee_id = p.employee_id and u.status = 'ACTIVE'
     where p.org_code = $1 and p.id = any($2::bigint[]) order by u.id`,
    [tx.orgCode, payslips],
  );

/** All letters in one statement: there are as many as there are people. */
const post = async (tx: Transaction, readers: readonly Reader[], cycle: string): Promise<void> => {
  const [organisation] = await tx.query<{ name: string }>('select name from organisation where org_code = $1', [tx.orgCode]);
  const languages = [...new Set(readers.map(({ language }) => language))];
  const texts = new Map<Language, Awaited<ReturnType<typeof mailText>>>();
  for (const language of languages) texts.set(language, await mailText(tx, 'payslipReady', language));
  const letters = readers
    .filter(({ email }) => isMailAddress(email))
    .map(({ email, name, language }) => ({ id: randomUUID(), recipient: email, language, ...writeMail<'payslipReady'>(texts.get(language)!, { organisation: organisation?.name ?? '', name, cycle, link: `/v3${LIST}` }) }));
  await tx.query(
    `insert into outbox_message (org_code, id, recipient, template, language, subject, body, status) select $1, x.id, x.recipient, 'payslipReady', x.language, x.subject, x.body, 'QUEUED'
     from jsonb_to_recordset($2::jsonb) as x(id text, recipient text, language text, subject text, body text)`,
    [tx.orgCode, JSON.stringify(letters)],
  );
};

export const tellPayslips = async (tx: Transaction, payslips: readonly string[], cycle: string): Promise<void> => {
  const readers = await readersOf(tx, payslips);
  if (readers.length === 0) return;
  await notify(tx, { to: readers.map(({ accountId }) => accountId), kind: 'payslipReady', words: { cycle }, path: LIST });
  await post(tx, readers, cycle);
};

/** What was opened again is not there to be read. */
export const dropPayslipNotices = (tx: Transaction, runId: string): Promise<unknown> =>
  tx.query(
    `delete from notification n using payslip p, user_account u where n.org_code = $1 and p.org_code = $1 and p.run_id = $2::bigint and u.org_code = $1 and u.employee_id = p.employee_id and n.user_account_id = u.id and n.kind = 'payslipReady' and n.words ->> 'cycle' = p.name`,
    [tx.orgCode, runId],
  );
