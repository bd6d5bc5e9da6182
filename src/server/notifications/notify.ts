import type { Transaction } from '../db/org.ts';
import { hasMessage } from '../messages.ts';

export type Notice = {
  /** Ids of user accounts; those that are not there or not active are passed over, and nobody is told twice. */
  readonly to: readonly string[];
  /** The sentence is the message `notification.<kind>`, made in the reader's language when it is read. */
  readonly kind: string;
  /** Its tokens as they stand. A word `smart_count` counts. */
  readonly words?: Readonly<Record<string, string>>;
  /** Its tokens that are message keys themselves (an entity, a form), said in the reader's language. */
  readonly named?: Readonly<Record<string, string>>;
  /** Its tokens that are days (ISO), written in the organisation's format. */
  readonly days?: Readonly<Record<string, string>>;
  /** Where a click leads: an address of the console, from `/` on. */
  readonly path?: string;
};

/** Tells people something, in the caller's transaction: what is rolled back was never told. */
export const notify = async (tx: Transaction, { to, kind, words = {}, named = {}, days = {}, path }: Notice): Promise<void> => {
  if (!hasMessage(`notification.${kind}`)) throw new TypeError(`There is no message notification.${kind}.`);
  if (path !== undefined && !/^\/(?![/\\])/.test(path)) throw new TypeError('A notification leads to a path of the console.');
  if (to.length === 0) return;
  const named$ = Object.fromEntries(Object.entries(named).map(([token, key]) => [`${token}$`, key]));
  const days$ = Object.fromEntries(Object.entries(days).map(([token, day]) => [`${token}@`, day]));
  await tx.query(
    `insert into notification (org_code, user_account_id, kind, words, path)
     select u.org_code, u.id, $3, $4::jsonb, $5 from user_account u where u.org_code = $1 and u.id = any($2::bigint[]) and u.status = 'ACTIVE'`,
    [tx.orgCode, to, kind, JSON.stringify({ ...words, ...named$, ...days$ }), path ?? null],
  );
};
