import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { copyLines, type CopyAsked } from '../data-loss-prevention/internet/copy-lines.ts';
import { withOrg } from '../db/org.ts';

export const internetClassificationCopy = (args: CopyAsked, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const lines = await copyLines(tx, grant, args);
    return { errorCode: '', message: '', totalRecords: lines.length, rows: lines.map(({ now, ...line }) => ({ ...line, categoryNow: now?.category ?? null, listingNow: now?.listing ?? null })) };
  });
