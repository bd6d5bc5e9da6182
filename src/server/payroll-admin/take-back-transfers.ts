import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inTransfer } from '../payroll/transfer/in-transfer.ts';
import { takeBackTransfers as takeBack } from '../payroll/transfer/mark-transferred.ts';
import { refuseNone } from '../resource/refuse-fields.ts';

type Asked = { readonly payslipIds: readonly string[] };

export const takeBackTransfers = (asked: Asked, context: Context, grant: Grant) =>
  inTransfer('takeBackTransfers', asked, context, grant, async (tx, changeSet) => {
    refuseNone(grant, 'payslipIds', asked.payslipIds);
    return takeBack(tx, grant.session, changeSet, asked.payslipIds);
  });
