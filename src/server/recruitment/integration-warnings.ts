import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { openWarnings, type Occasion } from './integrations/warnings.ts';

export const integrationWarnings = ({ occasion }: { readonly occasion: Occasion }, context: Context, { session }: Grant) => withOrg(context.db, session.orgCode, (tx) => openWarnings(tx, context, session, occasion));
