import type { Transaction } from '../../db/org.ts';
import type { EndedBecause } from '../end-sessions.ts';

type Some = {
  readonly userId: string;
  readonly because: EndedBecause;
  /** One session of the account; null is every one. */
  readonly only?: string | null | undefined;
  /** All but this one. */
  readonly except?: string;
};

/** Ends sessions of one account and answers how many there were; another account's id ends none. */
export const endSomeSessions = async (tx: Transaction, { userId, because, only = null, except = '' }: Some): Promise<number> => {
  const ended = await tx.query(
    `update session set ended_at = now(), ended_because = $3
     where org_code = $1 and user_account_id = $2 and ended_at is null and ($4::text is null or id = $4) and id <> $5 returning id`,
    [tx.orgCode, userId, because, only, except],
  );
  return ended.length;
};
