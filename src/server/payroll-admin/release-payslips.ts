import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { releasePayslips as release } from '../payroll/hold-payslips.ts';
import { refuseNone } from '../resource/refuse-fields.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

type Asked = { readonly payslipIds: readonly string[] };

export const releasePayslips = (asked: Asked, context: Context, grant: Grant) =>
  inChangeSet('releasePayslips', asked, context, grant, null, async (tx) => {
    refuseNone(grant, 'payslipIds', asked.payslipIds, 'rule.nothingChosen');
    const { changes, payslips } = await release(tx, grant.session, asked.payslipIds);
    return { changes, answer: { payslips } };
  });
