import type { Scope } from '../../domain/resource.ts';

/** Whose records: a scope, and whether the own ones belong to it where the scope is TEAM (a team is the others). */
export type Reach = { readonly scope: Scope; readonly withSelf?: boolean };

const WIDTH: Readonly<Record<Scope, number>> = { SELF: 0, TEAM: 1, ALL: 2 };

/** Everything that any of them reaches. Throws for none. */
export const widest = (reaches: readonly Reach[]): Reach => {
  const [first, ...rest] = reaches;
  if (first === undefined) throw new TypeError('The widest of no scopes is not known.');
  const { scope } = rest.reduce((left: Reach, right) => (WIDTH[left.scope] >= WIDTH[right.scope] ? left : right), first);
  const withSelf = reaches.some((reach) => reach.scope === 'SELF' || reach.withSelf === true);
  return scope === 'TEAM' && withSelf ? { scope, withSelf } : { scope };
};

/** What both reach. TEAM and SELF share nothing but what `withSelf` lets in, so the answer is SELF only then; else null. */
export const narrowest = (left: Reach, right: Reach): Reach | null => {
  if (left.scope === 'ALL') return right;
  if (right.scope === 'ALL') return left;
  if (left.scope === right.scope) return left.withSelf === true && right.withSelf === true ? left : { scope: left.scope };
  const team = left.scope === 'TEAM' ? left : right;
  return team.withSelf === true ? { scope: 'SELF' } : null;
};
