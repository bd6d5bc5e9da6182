import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { declarationStandings } from '../income-tax/declaration-standings.ts';

export const fbpDeclarationStandings = (asked: Parameters<typeof declarationStandings>[2], { db }: Context, grant: Grant) => withOrg(db, grant.session.orgCode, (tx) => declarationStandings(tx, 'FBP', asked, grant));
