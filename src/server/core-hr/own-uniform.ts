import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readUniformOf } from '../uniforms/read-person.ts';

/** The caller's own uniform; nothing for an account that belongs to no employee. */
export const ownUniform = (_asked: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => ({ errorCode: '', message: '', employeeId: session.employeeId, ...(session.employeeId === null ? { standings: [], issues: [], observations: [], months: [] } : await readUniformOf(tx, session.employeeId)) }));
