import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { holdPayslips as hold } from '../payroll/hold-payslips.ts';
import { refuseNone } from '../resource/refuse-fields.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

type Asked = { readonly payslipIds: readonly string[]; readonly reason: string };

export const holdPayslips = (asked: Asked, context: Context, grant: Grant) =>
  inChangeSet('holdPayslips', asked, context, grant, asked.reason.trim().slice(0, 300) || null, async (tx) => {
    refuseNone(grant, 'payslipIds', asked.payslipIds, 'rule.nothingChosen');
    const { changes, payslips } = await hold(tx, grant.session, asked.payslipIds, asked.reason);
    return { changes, answer: { payslips } };
  });
