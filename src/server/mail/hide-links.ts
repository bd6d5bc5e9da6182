/** What a mail holds that only its recipient may use. A link to choose a password opens the account: only where no mail server brings it does whoever reads mails of others see it, and there only where it gives them no right that they do not have. */
import { hasWiderRights } from '../access/no-wider-than-own.ts';
import type { RoleRightRow } from '../access/merge-rights.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import type { Language, Session } from '../session.ts';

const LINK = /^.*\/v3\/reset-password\?token=([\w-]+)\.([\w-]+)\..*$/gm;
/** Links that act in the recipient's name: who joins tells of themselves, who is offered a post answers, and who is asked for a signature signs. */
const OWN_LINK = /^.*\/v3\/(?:join\/|offer\?|sign-document\?).*$/gm;
const PASSCODE = /passcode$/i;

type Owner = { readonly key: string; readonly employeeId: string | null; readonly rights: readonly RoleRightRow[] };

/** The accounts that keys of password links open, by the public part of the key. */
const ownersOf = async (tx: Transaction, keys: readonly string[]): Promise<Map<string, Owner>> => {
  if (keys.length === 0) return new Map();
  const rows = await tx.query<Owner>(
    `select p.id as key, (select u.employee_id::text from user_account u where u.org_code = $1 and u.id = p.user_account_id) as "employeeId", coalesce((select json_agg(json_build_object('form', g.form, 'view', g."view", 'add', g."add", 'update', g."update", 'delete', g."delete", 'optionalChoice', g.optional_choice, 'scope', g.scope))
       from user_role m join role_right g on g.org_code = m.org_code and g.role_id = m.role_id where m.org_code = $1 and m.user_account_id = p.user_account_id), '[]'::json) as rights
     from password_reset p where p.org_code = $1 and p.id = any($2)`,
    [tx.orgCode, keys],
  );
  return new Map(rows.map((row) => [row.key, row]));
};

/** Whether the account opens more than the reader may do: what another person's account does with the own records or those of a team, the reader must be able to do with everybody's. */
const opensMore = (session: Session, { employeeId, rights }: Owner): boolean =>
  hasWiderRights(session, employeeId === null || employeeId === session.employeeId ? rights : rights.map((line) => ({ ...line, scope: 'ALL' as const })));

type Mail = { readonly template: string; readonly body: string };

/** The body without what its recipient alone may use. */
export const withoutOwnKeys = (language: Language, { template, body }: Mail): string => (PASSCODE.test(template) ? say(language, 'outgoingMail.ownPasscode') : body.replace(OWN_LINK, say(language, 'outgoingMail.ownLink')));

/** Bodies as the person may read them; `delivers` tells that there is a mail server, which brings links to whom they are for: a line with a link that opens more than they may do says so instead, and so does one of an account that is not known. */
export const hideLinks = async (tx: Transaction, session: Session, mails: readonly (Mail & { readonly status: string })[], delivers: boolean): Promise<string[]> => {
  // Without a mail server nobody gets a mail but by the hands of who reads it here.
  const bodies = mails.map((mail) => (mail.status === 'KEPT' ? mail.body : withoutOwnKeys(session.language, mail)));
  const owners = await ownersOf(tx, bodies.flatMap((body) => [...body.matchAll(LINK)].map(([, , key]) => key!)));
  const hidden = say(session.language, 'outgoingMail.linkHidden');
  return bodies.map((body, at) =>
    body.replace(LINK, (line, _organisation: string, key: string) => {
      if (delivers && mails[at]!.status !== 'KEPT') return say(session.language, 'outgoingMail.ownLink');
      const owner = owners.get(key);
      return owner === undefined || opensMore(session, owner) ? hidden : line;
    }),
  );
};
