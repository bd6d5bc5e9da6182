import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readUniformChoices } from '../uniforms/read-choices.ts';

/** What may be issued, and how much of it is in the store. */
export const uniformChoices = (_asked: object, { db }: Context, grant: Grant) => withOrg(db, grant.session.orgCode, async (tx) => ({ errorCode: '', message: '', rows: await readUniformChoices(tx) }));
