import type { Scope } from '../../domain/resource.ts';

/** Whose records: a scope, and whether the own ones belong to it where the scope is TEAM (a team is the others). */
export type Reach = {
  readonly scope: Scope;
  readonly withSelf?: boolean;
  /** Who reports to the person, where that was found out before (`withMembers`); 'MANY' where they are too many to name. */
  readonly members?: readonly string[] | 'MANY';
  /** By a right to do more than to read: of records that name the people who work on them, only those that they work on. */
  readonly changes?: true;
};

const WIDTH: Readonly<Record<Scope, number>> = { SELF: 0, TEAM: 1, ALL: 2 };

/** The wider of two scopes. */
export const wider = (left: Scope, right: Scope): Scope => (WIDTH[left] >= WIDTH[right] ? left : right);

/** The narrower of two scopes. */
export const narrower = (left: Scope, right: Scope): Scope => (WIDTH[left] <= WIDTH[right] ? left : right);

/** Everything that either reaches. */
export const widerReach = (left: Reach, right: Reach): Reach => {
  const scope = wider(left.scope, right.scope);
  const withSelf = [left, right].some((reach) => reach.scope === 'SELF' || reach.withSelf === true);
  const changes = left.changes === true && right.changes === true ? { changes: true as const } : {};
  return scope === 'TEAM' && withSelf ? { scope, withSelf, ...changes } : { scope, ...changes };
};

/** A reach cut down to a scope. */
export const narrowedTo = (reach: Reach, scope: Scope): Reach => {
  const narrow = narrower(reach.scope, scope);
  const changes = reach.changes === true ? { changes: true as const } : {};
  return narrow === 'TEAM' && reach.withSelf === true ? { scope: narrow, withSelf: true, ...changes } : { scope: narrow, ...changes };
};
