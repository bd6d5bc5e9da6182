import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetOne, useTranslate } from 'ra-core';
import { CancelSalaryRevisionsDocument } from '../../../../generated/batch-processing/operations.ts';
import { MoveSalaryRevisionsDocument } from '../../../../generated/payroll-admin/operations.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { plainField } from '../../fields/plainField.ts';
import { FieldFrame } from '../../resource/form/FieldFrame.tsx';
import { useTitleOf } from '../../resource/form/useTitleOf.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { FailedRevisions, type Result } from './FailedRevisions.tsx';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const Said = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
const Parts = styled('div')({ display: 'grid', gap: 16, marginTop: 12, color: 'var(--text)' });

type Step = {
  /** `salaries.<key>.…` are its words. */
  readonly key: string;
  readonly status: 'PENDING_APPROVAL' | 'APPROVED' | 'APPLIED' | 'DRAFT' | 'CANCELLED';
  /** A comment may be said with it. */
  readonly asks?: true;
  readonly isDestructive?: true;
};

/** The dialog of a step of revisions: what it means, what is said with it, and of each that could not be moved, why. */
export const revisionDialog = ({ key, status, asks, isDestructive }: Step) =>
  function RevisionDialog({ target, ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const titleOf = useTitleOf();
    const { data: one } = useGetOne<Row>(target.name, { id: ids[0] ?? '' }, { enabled: ids.length === 1, retry: false });
    const id = useId();
    const [comment, setComment] = useState<unknown>(null);
    const [failed, setFailed] = useState<readonly Result[]>();
    const move = useChange('payroll-admin', true);
    const cancel = useChange('batch-processing', true);
    const { isWorking, refusal } = status === 'CANCELLED' ? cancel : move;
    const revisionIds = ids.map(Number);
    const said = (done: number): string | null => (done === 0 ? null : translate(`salaries.${key}.done`, { smart_count: done }));
    const send = async (): Promise<readonly Result[] | undefined> => {
      const told = { revisionIds, comment: String(comment ?? '').trim() || null };
      if (status === 'CANCELLED') return (await cancel.run(CancelSalaryRevisionsDocument, told, ({ processorResult }) => said(processorResult.successCount)))?.processorResult.revisions;
      return (await move.run(MoveSalaryRevisionsDocument, { ...told, status, version: ids.length === 1 && one ? Number(one['version']) : null }, ({ successCount }) => said(successCount)))?.results;
    };
    const act = async (): Promise<void> => {
      const results = await send();
      if (!results) return;
      const left = results.filter(({ success }) => !success);
      if (left.length === 0) onDone();
      else setFailed(left);
    };
    const label = translate(`salaries.${key}.menu`);
    if (failed) return <FailedRevisions title={label} failed={failed} of={ids.length} onClose={failed.length < ids.length ? onDone : onClose} />;
    return (
      <Dialog
        title={one && ids.length === 1 ? `${label}: ${titleOf(target, one)}` : label}
        onClose={onClose}
        alert={isDestructive === true}
        actions={
          <>
            <Button onClick={onClose}>{translate(status === 'CANCELLED' ? 'salaries.keep' : 'shell.cancel')}</Button>
            <Button variant="contained" loading={isWorking} {...(isDestructive ? { color: 'error' as const } : {})} onClick={() => void act()}>{label}</Button>
          </>
        }
      >
        {ids.length > 1 ? <Said>{translate('salaries.chosen', { smart_count: ids.length })}</Said> : null}
        <Said>{translate(`salaries.${key}.body`)}</Said>
        {asks || refusal ? <Parts>
          {asks ? (
            <FieldFrame id={`${id}-comment`} kind="longText" label={translate('employeeSalary.comment')} required={false} wide broad={false} isSwitch={false} was={undefined} help={undefined} problem={undefined}>
              <FieldInput field={plainField('comment', 'longText', { rule: { maxLength: 500 } })} entity="employeeSalary" id={`${id}-comment`} labelId={`${id}-comment-label`} invalid={false} value={comment} record={{}} onChange={setComment} onBlur={() => undefined} />
            </FieldFrame>
          ) : null}
          {refusal ? <Refused role="alert">{[refusal.message, ...refusal.told].join(' ')}</Refused> : null}
        </Parts> : null}
      </Dialog>
    );
  };
