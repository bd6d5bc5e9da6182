import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { AdjustSettlementDocument } from '../../../../generated/payroll-admin/operations.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { plainField } from '../../fields/plainField.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { FieldFrame } from '../../resource/form/FieldFrame.tsx';
import { useAmounts } from '../../salary/useAmounts.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import type { Field } from '../../../domain/resource.ts';
import type { Sheet, SheetLine } from './settlementSheet.ts';

const Said = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
const Parts = styled('div')({ display: 'grid', gap: 16, marginTop: 12, color: 'var(--text)' });

const KINDS = ['EARNING', 'DEDUCTION', 'REIMBURSEMENT'] as const;
type Kind = (typeof KINDS)[number];

const fields = {
  title: plainField('title', 'text', { required: true, rule: { maxLength: 80 } }),
  amount: plainField('amount', 'decimal', { required: true, rule: { decimals: 2 } }),
  reason: plainField('reason', 'longText', { required: true, rule: { maxLength: 300 } }),
} satisfies Readonly<Record<string, Field>>;

type Props = { readonly sheet: Sheet; /** Null: a line of its own. */ readonly line: SheetLine | null; readonly onClose: () => void };

/** Corrects a line by an amount, or adds one, with the reason. */
export const AdjustDialog = ({ sheet, line, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const money = useAmounts(sheet.currency);
  const [kind, setKind] = useState<Kind>('EARNING');
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const { run, isWorking, refusal } = useChange('payroll-admin', true);
  const shown = line === null ? (['title', 'amount', 'reason'] as const) : (['amount', 'reason'] as const);
  const problemOf = (name: string): string | undefined => refusal?.problems.find(({ field }) => field === name)?.message;
  const act = async (): Promise<void> => {
    const adjustment = { kind: line?.kind ?? kind, code: line?.code ?? null, title: line === null ? String(values['title'] ?? '') : null, amount: String(values['amount'] ?? '0'), reason: String(values['reason'] ?? '') };
    if (await run(AdjustSettlementDocument, { settlementId: sheet.settlementId, adjustment }, translate('settlements.adjust.done'))) onClose();
  };
  const label = line === null ? translate('settlements.adjust.add') : translate('settlements.adjust.menu');
  const words = { title: 'settlements.adjust.title', amount: 'settlements.adjust.amount', reason: 'common.reason' } as const;
  const isTold = shown.some((name) => problemOf(name) !== undefined);
  return (
    <Dialog
      title={line === null ? label : translate('settlements.adjust.line', { name: line.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" loading={isWorking} onClick={() => void act()}>{label}</Button>
        </>
      }
    >
      {line === null ? null : <Said>{translate('settlements.adjust.body', { amount: money(line.amount) })}</Said>}
      <Parts>
        {line === null ? <SmallChoice label={translate('settlements.adjust.kind')} value={kind} options={KINDS.map((value) => ({ value, label: translate(`settlements.kind.${value}`) }))} onChoose={setKind} isWhole /> : null}
        {shown.map((name) => (
          <FieldFrame key={name} id={`${id}-${name}`} kind={fields[name].kind} label={translate(words[name])} required wide broad={false} isSwitch={false} was={undefined} help={name === 'amount' ? translate('settlements.adjust.amountHelp') : undefined} problem={problemOf(name)}>
            <FieldInput field={fields[name]} entity="settlement" id={`${id}-${name}`} labelId={`${id}-${name}-label`} invalid={problemOf(name) !== undefined} value={values[name] ?? null} record={values} onChange={(value: unknown) => setValues((had) => ({ ...had, [name]: value }))} onBlur={() => undefined} />
          </FieldFrame>
        ))}
        {refusal && !isTold ? <Refused role="alert">{(refusal.told.length > 0 ? refusal.told : [refusal.message]).join(' ')}</Refused> : null}
      </Parts>
    </Dialog>
  );
};
