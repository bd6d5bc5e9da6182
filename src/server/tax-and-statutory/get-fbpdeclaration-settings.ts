import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { standingFor } from '../income-tax/declaration-release.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

/** Document 1 §7: whether the form of a declaration is locked, and the day. */
export const getFBPDeclarationSettings = ({ typeOfDeclaration }: { readonly typeOfDeclaration: string }, { db }: Context, grant: Grant) => {
  const asked = typeOfDeclaration.trim().toUpperCase();
  const kind = asked === 'FBP' || asked === 'NPS' ? asked : null;
  refuseFields(grant, kind === null ? [{ field: 'typeOfDeclaration', ...finding('rule.choice') }] : []);
  return withOrg(db, grant.session.orgCode, async (tx) => ({ errorCode: '', message: '', lockStatus: await standingFor(tx, kind ?? 'FBP', grant.session.employeeId) }));
};
