import type { FormName } from '../../../generated/forms.ts';
import { finding } from '../../domain/problem.ts';
import { reachOf } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { settleHeld } from '../payroll/settle-run.ts';
import { refuseUnderWay } from '../payroll/under-way.ts';
import { dropTransferNotices, tellTransfers } from '../payroll/transfer/tell-transfers.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { differs } from '../resource/changed-keys.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';

const isOther = (keys: readonly string[], one: Values | Image, other: Image | null): boolean => keys.some((key) => differs(one[key] ?? null, other?.[key] ?? null));
const HELD = ['isHeld', 'holdReason'];
const PAID = ['paidOn', 'paidReference'];

/** Each act has a form of its own, and what it did goes back by the same right. */
const refuseOthers = ({ session }: Caller, form: FormName): void => {
  if (reachOf(session, form, 'UPDATE')?.scope !== 'ALL') throw refuse('_DB0102');
};

const statusOf = async (tx: Transaction, runId: unknown): Promise<string | undefined> =>
  (await tx.query<{ status: string }>('select status from payroll_run where org_code = $1 and id = $2::bigint for update', [tx.orgCode, runId]))[0]?.status;

/** Payslips change by the acts of their run alone: what is taken back of those is looked at here. What is final stays until its run is opened again, but for its transfer. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const runId = values['runId'] ?? before?.['runId'];
    await refuseUnderWay(tx, caller.session, [String(runId)]);
    const isTransfer = before !== null && isOther(PAID, { ...before, ...values }, before);
    const isElse = before === null || !isTransfer || isOther(HELD, { ...before, ...values }, before);
    if (isTransfer) refuseOthers(caller, 'ELECTRONIC_FUND_TRANSFER');
    if (isTransfer && values['paidOn'] != null && ((await statusOf(tx, runId)) !== 'FINALIZED' || before['isHeld'] === true)) refuseFields(caller, [{ field: 'paidOn', ...finding('payslip.transferOfFinal') }]);
    if (!isElse) return;
    refuseOthers(caller, 'SALARY_PAYSLIP_BI_MONTHLY');
    if ((await statusOf(tx, runId)) === 'FINALIZED') refuseFields(caller, [{ field: 'isHeld', ...finding('payrollRun.isFinal') }]);
  },
  afterSave: async (tx, _caller, after, before) => {
    if (isOther(['isHeld'], after, before)) await settleHeld(tx, String(after['runId']), [after.id]);
    if (!isOther(PAID, after, before)) return;
    await dropTransferNotices(tx, [after.id]);
    if (after['paidOn'] != null) await tellTransfers(tx, [after.id], String(after['paidOn']));
  },
};
