import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { columnsOf } from '../data-loss-prevention/key-logs/key-logging-terms.ts';
import { withOrg } from '../db/org.ts';
import { pageOf, refuseLogs, type LogsAsked, type Page } from './key-logs/asked-logs.ts';
import { readKeyLogSums } from './key-logs/read-key-log-sums.ts';

export const keyLogSums = (args: LogsAsked & Page, { db }: Context, grant: Grant) => {
  refuseLogs(grant, args);
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const columns = await columnsOf(tx);
    const { total, rows } = await readKeyLogSums(tx, grant, args, columns, pageOf(args));
    return { errorCode: '', message: '', totalRecords: total, columns, rows };
  });
};
