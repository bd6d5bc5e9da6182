import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readUniformBoard } from '../uniforms/read-board.ts';
import type { BoardAsked } from '../uniforms/read-board.ts';

/** Who lacks something of their uniform, by name. */
export const uniformBoard = (asked: BoardAsked, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => ({ errorCode: '', message: '', ...(await readUniformBoard(tx, await withMembers(tx, grant, grant.session), asked)) }));
