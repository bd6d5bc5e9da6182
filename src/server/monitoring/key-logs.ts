import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { columnsOf } from '../data-loss-prevention/key-logs/key-logging-terms.ts';
import { withOrg } from '../db/org.ts';
import { pageOf, refuseLogs, type LogsAsked, type Page } from './key-logs/asked-logs.ts';
import { MOST_COUNTED, readKeyLogs } from './key-logs/read-key-logs.ts';

export const keyLogs = (args: LogsAsked & Page, { db }: Context, grant: Grant) => {
  refuseLogs(grant, args);
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const columns = await columnsOf(tx);
    const { total, rows } = await readKeyLogs(tx, grant, args, columns, pageOf(args));
    return { errorCode: '', message: '', totalRecords: Math.min(total, MOST_COUNTED), totalIsEstimate: total > MOST_COUNTED, columns, rows };
  });
};
