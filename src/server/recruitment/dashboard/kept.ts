/** Figures over hundreds of thousands of candidates are read once in five minutes for the same question of the same person. */
import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import { withOrg } from '../../db/org.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import { refusePeriod, type Asked, type Narrowing } from './narrowed.ts';

const AGE = 300_000;
const MOST = 500;

type Kept = { readonly at: number; readonly value: Promise<unknown> };
const kept = new WeakMap<Context['db'], Map<string, Kept>>();

/** What is kept belongs to one account with the rights that it has now. Nothing is kept of what failed. Refuses a period that nobody means. */
export const reading = async (grant: Grant, args: Narrowing, { db }: Context) => {
  const { orgCode, employeeId, isRecruiter } = grant.session;
  refusePeriod(grant, args, args.fromDate != null && args.toDate != null ? args.toDate : await withOrg(db, orgCode, (tx) => todayOf(tx)));
  const now = Date.now();
  const asOf = Math.floor(now / AGE) * AGE;
  const all = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, all);
  const who = JSON.stringify([orgCode, employeeId, isRecruiter, grant.scope, grant.withSelf, args.fromDate, args.toDate, args.jobPostId, args.departmentId, args.recruiterId, asOf]);
  return {
    asOf: new Date(asOf).toISOString(),
    part: <Answer>(name: string, read: (tx: Transaction, asked: Asked) => Promise<Answer>) => (): Promise<Answer> => {
      const key = `${name} ${who}`;
      const known = all.get(key);
      if (known) return known.value as Promise<Answer>;
      for (const [old, { at }] of all) if (at < asOf || all.size >= MOST) all.delete(old);
      const value = withOrg(db, orgCode, async (tx) => read(tx, { grant, orgCode, today: await todayOf(tx), args }));
      all.set(key, { at: asOf, value });
      value.catch(() => all.delete(key));
      return value;
    },
  };
};
