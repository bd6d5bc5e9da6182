import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { VIEW_AS_MINUTES } from './view-as.ts';
import type { ViewAs, ViewAsKind } from './view-as.ts';

export type Target = { readonly kind: ViewAsKind; readonly id: string };

const NAMES: Readonly<Record<ViewAsKind, string>> = {
  ACCOUNT: `select name from user_account where org_code = $1 and id = $2::bigint and status = 'ACTIVE'`,
  ROLE: 'select name from role where org_code = $1 and id = $2::bigint',
};

/** Only a session that looks at nothing else begins: checked where it is written. */
const TAKE = `
  update session s set view_as = $3 where s.org_code = $1 and s.id = $2 and s.ended_at is null
    and not exists (select from view_as v where v.org_code = $1 and v.id = s.view_as and v.ended_at is null and v.until > now()) returning s.id`;

/** Notes who looks as whom and tells the person who is looked at. Refuses NOT_FOUND for whoever is not there or not active, READ_ONLY_VIEW within another look. */
export const beginViewAs = async (tx: Transaction, session: Session, { kind, id: targetId }: Target): Promise<ViewAs> => {
  const [target] = /^\d{1,18}$/.test(targetId) ? await tx.query<{ name: string }>(NAMES[kind], [tx.orgCode, targetId]) : [];
  if (target === undefined) throw refuse('NOT_FOUND');
  const id = randomUUID();
  if ((await tx.query(TAKE, [tx.orgCode, session.id, id])).length === 0) throw refuse('READ_ONLY_VIEW');
  const [row] = await tx.query<{ until: Date | string }>(
    `insert into view_as (org_code, id, session_id, user_account_id, by_name, kind, target_id, target_name, until)
     values ($1, $2, $3, $4, $5, $6, $7::bigint, $8, now() + make_interval(mins => $9)) returning until`,
    [tx.orgCode, id, session.id, session.userId, session.name, kind, targetId, target.name, VIEW_AS_MINUTES],
  );
  if (kind === 'ACCOUNT') await notify(tx, { to: [targetId], kind: 'viewedAs', words: { name: session.name, minutes: String(VIEW_AS_MINUTES) } });
  return { id, kind, name: target.name, until: new Date(row!.until).toISOString() };
};
