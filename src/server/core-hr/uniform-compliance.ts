import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readCompliance } from '../uniforms/read-compliance.ts';
import type { ComplianceAsked } from '../uniforms/read-compliance.ts';

/** How often people were seen in uniform in a month. */
export const uniformCompliance = (asked: ComplianceAsked, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => ({ errorCode: '', message: '', ...(await readCompliance(tx, await withMembers(tx, grant, grant.session), asked)) }));
