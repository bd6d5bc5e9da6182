import { useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'ra-core';
import { MoveSalaryAdvanceDocument, ReadSalaryAdvanceSheetDocument } from '../../../../generated/payroll-admin/operations.ts';
import { plainField } from '../../fields/plainField.ts';
import { SelectBox } from '../../fields/input/SelectBox.tsx';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useToday } from '../../shell/useToday.ts';
import { useMonthNames } from '../../shell/useMonthNames.ts';
import type { SalaryAdvanceStep } from '../../../../generated/payroll-admin/operations.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const reason = plainField('reason', 'longText', { required: true, rule: { maxLength: 300 } });
const day = plainField('day', 'date', { required: true });
const reference = plainField('reference', 'text', { rule: { maxLength: 60 } });
const month = plainField('month', 'choice', { required: true });
const instalments = plainField('instalments', 'integer', { required: true, rule: { min: 1, max: 60 } });
const amount = plainField('amount', 'decimal', { required: true, rule: { min: 0.01, decimals: 2 } });

/** What a step asks for, with its words. */
const asks = {
  PAY: [[day, 'salaryAdvance.paidOn'], [reference, 'salaryAdvance.paidReference']], UNPAY: [], SKIP: [[month, 'advances.month'], [reason, 'common.reason']], REPLAN: [[instalments, 'salaryAdvance.instalments'], [reason, 'common.reason']],
  REPAY: [[amount, 'common.amount'], [day, 'advances.day'], [reference, 'advanceChange.reference'], [reason, 'common.reason']], FORFEIT: [[amount, 'common.amount'], [reason, 'common.reason']],
} as const;

/** Asks what a step of an advance takes, with what is left of it in view, and does it. */
const stepDialog = (step: SalaryAdvanceStep) =>
  function AdvanceStepDialog({ target, ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const today = useToday();
    const monthWords = useMonthNames();
    const advanceId = ids[0] ?? '';
    const { data: record } = useGetOne<Row>(target.name, { id: advanceId }, { retry: false });
    const { data: sheet } = useQuery({ queryKey: ['salary-advance-sheet', advanceId], retry: false, queryFn: ({ signal }) => askAnswer('payroll-admin', ReadSalaryAdvanceSheetDocument, { advanceId }, signal) });
    const money = useAmounts(sheet?.currency ?? 'INR');
    const { run, isWorking, refusal } = useChange('payroll-admin', true);
    const { values, show, isComplete, left } = useAsked(`salary advance ${step} ${advanceId}`, step === 'PAY' || step === 'REPAY' ? { day: today } : {}, refusal);
    const ahead = sheet?.ahead ?? [];
    const asked = asks[step].map(([field, words]): Asked => ({
      field, label: translate(words),
      ...(field === month ? { control: (props) => <SelectBox {...props} choices={ahead.map((row) => ({ value: row.month, label: `${monthWords(row.month)}, ${money(row.amount)}` }))} onChoose={props.onChange} /> } : {}),
    }));
    const text = (name: string): string | null => (values[name] == null || values[name] === '' ? null : String(values[name]));
    const label = translate(`advances.${step}.menu`);
    const act = async (): Promise<void> => {
      if (!isComplete(asked)) return;
      const count = text('instalments');
      const variables = { advanceId, step, day: text('day'), reference: text('reference'), month: text('month'), instalments: count === null ? null : Number(count), amount: text('amount'), reason: text('reason') };
      if (await run(MoveSalaryAdvanceDocument, variables, translate(`advances.${step}.done`))) onDone();
    };
    return (
      <ActDialog
        title={record ? `${label}: ${String(record['reason'])}` : label} names={sheet?.paidOn == null ? '' : translate('advances.leftOf', { left: money(sheet.outstanding), amount: money(sheet.amount) })} consequence={translate(`advances.${step}.body`)}
        act={label} isDestructive={step === 'FORFEIT'} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}
      >
        {asked.map(show)}
      </ActDialog>
    );
  };

export const PayDialog = stepDialog('PAY');
export const UnpayDialog = stepDialog('UNPAY');
export const SkipDialog = stepDialog('SKIP');
export const ReplanDialog = stepDialog('REPLAN');
export const RepayDialog = stepDialog('REPAY');
export const ForfeitDialog = stepDialog('FORFEIT');
