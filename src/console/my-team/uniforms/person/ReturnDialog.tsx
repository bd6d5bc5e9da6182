import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReturnUniformsDocument } from '../../../../../generated/core-hr/operations.ts';
import { OpenDay } from '../../../fields/input/OpenDay.tsx';
import { useChange } from '../../../resource/acts/useChange.ts';
import { Dialog } from '../../../shell/pieces/Dialog.tsx';
import { Refused } from '../../../shell/pieces/Refused.tsx';
import { useToday } from '../../../shell/useToday.ts';
import { Fields } from '../Fields.ts';
import type { UniformIssued } from '../useUniforms.ts';
import type { UniformOutcome, UniformRecovery } from '../../../../../generated/core-hr/operations.ts';

const OUTCOMES = ['USABLE', 'WORN_OUT', 'DAMAGED', 'LOST'] as const satisfies readonly UniformOutcome[];
const RECOVERIES = ['ON_LEAVING', 'NEXT_PAY', 'SETTLED'] as const satisfies readonly UniformRecovery[];
const Pieces = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none', '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 96px', alignItems: 'center', gap: 12, color: 'var(--text)' } });

type Props = { readonly issues: readonly UniformIssued[]; readonly name: string; readonly onClose: () => void };

/** What came back of some issues, when and how it was; lost pieces are noted here, too, with who pays for them. */
export const ReturnDialog = ({ issues, name, onClose }: Props) => {
  const translate = useTranslate();
  const today = useToday();
  const { run, isWorking, refusal } = useChange('core-hr', true);
  const [day, setDay] = useState<string | null>(today);
  const [outcome, setOutcome] = useState<UniformOutcome>('USABLE');
  const [recovery, setRecovery] = useState<UniformRecovery>('ON_LEAVING');
  const [remark, setRemark] = useState('');
  const [pieces, setPieces] = useState<ReadonlyMap<string, string>>(new Map(issues.map(({ id, outstanding }) => [id, String(outstanding)])));
  const told = issues.flatMap(({ id }) => (Number(pieces.get(id)) > 0 ? [{ issueId: id, quantity: Number(pieces.get(id)) }] : []));
  const isSound = day !== null && told.length > 0 && issues.every(({ id, outstanding }) => Number.isInteger(Number(pieces.get(id))) && Number(pieces.get(id)) >= 0 && Number(pieces.get(id)) <= outstanding);
  const count = told.reduce((sum, { quantity }) => sum + quantity, 0);
  const send = async (): Promise<void> => {
    if (await run(ReturnUniformsDocument, { issues: told, day: day!, outcome, remark: remark.trim() || null, recovery }, translate('uniforms.returned', { smart_count: count, name }))) onClose();
  };
  return (
    <Dialog
      title={translate('uniforms.returnOf', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" disabled={!isSound} loading={isWorking} onClick={() => void send()}>{translate('uniforms.note', { smart_count: count })}</Button>
        </>
      }
    >
      <Fields>
        <Pieces className="all" aria-label={translate('uniforms.got')}>
          {issues.map(({ id, item, size, outstanding }) => (
            <li key={id}>
              <span>{item}{size == null ? '' : ` ${size}`}</span>
              <TextField type="number" size="small" value={pieces.get(id) ?? ''} onChange={({ target }) => setPieces(new Map([...pieces, [id, target.value]]))} slotProps={{ htmlInput: { min: 0, max: outstanding, 'aria-label': `${translate('uniformReturn.quantity')}: ${item}` } }} />
            </li>
          ))}
        </Pieces>
        <TextField select label={translate('uniformReturn.outcome')} value={outcome} onChange={({ target }) => setOutcome(target.value as UniformOutcome)} slotProps={{ inputLabel: { shrink: true } }}>
          {OUTCOMES.map((one) => <MenuItem key={one} value={one}>{translate(`enum.UniformOutcome.${one}`)}</MenuItem>)}
        </TextField>
        {outcome === 'LOST' ? (
          <TextField select label={translate('uniforms.recovery')} value={recovery} onChange={({ target }) => setRecovery(target.value as UniformRecovery)} slotProps={{ inputLabel: { shrink: true } }}>
            {RECOVERIES.map((one) => <MenuItem key={one} value={one}>{translate(`enum.UniformRecovery.${one}`)}</MenuItem>)}
          </TextField>
        ) : null}
        <OpenDay label={translate('uniformReturn.day')} value={day} onChoose={setDay} />
        <TextField className="all" label={translate('uniformReturn.remark')} value={remark} onChange={({ target }) => setRemark(target.value)} slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }} />
        {refusal ? <Refused className="all" role="alert">{refusal.told.length > 0 ? refusal.told.join(' ') : refusal.message}</Refused> : null}
      </Fields>
    </Dialog>
  );
};
