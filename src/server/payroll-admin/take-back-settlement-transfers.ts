import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { takeBackSettlements } from '../payroll/transfer/mark-settlements.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { refuseNone } from '../resource/refuse-fields.ts';

type Asked = { readonly settlementIds: readonly string[] };

export const takeBackSettlementTransfers = (asked: Asked, context: Context, grant: Grant) =>
  inChangeSet('takeBackSettlementTransfers', asked, context, grant, null, async (tx) => {
    refuseNone(grant, 'settlementIds', asked.settlementIds);
    const changes = await takeBackSettlements(tx, grant.session, asked.settlementIds);
    return { changes, answer: { settlements: changes.length } };
  });
