import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readUniformsAhead } from '../uniforms/read-ahead.ts';
import type { AheadAsked } from '../uniforms/read-ahead.ts';

/** How many of an item people should get, before it is issued. */
export const previewUniformIssue = (asked: AheadAsked, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => ({ errorCode: '', message: '', ...(await readUniformsAhead(tx, await withMembers(tx, grant, grant.session), asked)) }));
