import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { auditedBy } from './audited.ts';
import { readLogs, type LogArguments } from './read-logs.ts';

export const getDataLossPreventionAuditLog = (args: LogArguments, { db }: Context, { session }: Grant) => readLogs(args, { db, session }, auditedBy('LOSS_PREVENTION'), null, true);
