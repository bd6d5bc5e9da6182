import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { ObserveUniformsDocument } from '../../../../../generated/core-hr/operations.ts';
import { OpenDay } from '../../../fields/input/OpenDay.tsx';
import { useChange } from '../../../resource/acts/useChange.ts';
import { Dialog } from '../../../shell/pieces/Dialog.tsx';
import { Refused } from '../../../shell/pieces/Refused.tsx';
import { useToday } from '../../../shell/useToday.ts';
import { Fields } from '../Fields.ts';
import { STATES } from '../states.ts';
import { useUniformChoices } from '../useUniforms.ts';
import type { UniformState } from '../../../../../generated/core-hr/operations.ts';

type Props = { readonly people: readonly { readonly employeeId: string; readonly name: string }[]; readonly onClose: (isDone: boolean) => void };

/** How people were seen on a day: one observation for all of them. */
export const ObserveDialog = ({ people, onClose }: Props) => {
  const translate = useTranslate();
  const today = useToday();
  const { data: items = [] } = useUniformChoices();
  const { run, isWorking, refusal } = useChange('core-hr', true);
  const [day, setDay] = useState<string | null>(today);
  const [state, setState] = useState<UniformState>('WORN');
  const [itemId, setItemId] = useState('');
  const [remark, setRemark] = useState('');
  const count = people.length;
  const send = async (): Promise<void> => {
    const told = { employeeIds: people.map(({ employeeId }) => employeeId), day: day!, state, itemId: state === 'WORN' || itemId === '' ? null : itemId, remark: remark.trim() || null };
    if (await run(ObserveUniformsDocument, told, ({ changeSet }) => (changeSet == null ? null : translate('uniforms.observed', { smart_count: count })))) onClose(true);
  };
  return (
    <Dialog
      title={count === 1 ? translate('uniforms.observeOf', { name: people[0]!.name }) : translate('uniforms.observeMany', { smart_count: count })}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{translate('shell.cancel')}</Button>
          <Button variant="contained" disabled={day === null} loading={isWorking} onClick={() => void send()}>{translate('uniforms.observe')}</Button>
        </>
      }
    >
      <Fields>
        <p className="all">{translate('uniforms.observeWhy')}</p>
        <OpenDay label={translate('common.date')} value={day} onChoose={setDay} />
        <TextField select label={translate('uniformObservation.state')} value={state} onChange={({ target }) => setState(target.value as UniformState)} slotProps={{ inputLabel: { shrink: true } }}>
          {STATES.map((one) => <MenuItem key={one} value={one}>{translate(`enum.UniformState.${one}`)}</MenuItem>)}
        </TextField>
        {state === 'WORN' ? null : (
          <TextField className="all" select label={translate('uniformObservation.item')} helperText={translate('uniformObservation.item.help')} value={itemId} onChange={({ target }) => setItemId(target.value)} slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
            <MenuItem value="">{translate('uniforms.noItem')}</MenuItem>
            {items.map(({ id, name }) => <MenuItem key={id} value={id}>{name}</MenuItem>)}
          </TextField>
        )}
        <TextField className="all" label={translate('uniformObservation.remark')} helperText={translate('uniformObservation.remark.help')} value={remark} onChange={({ target }) => setRemark(target.value)} slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }} />
        {refusal ? <Refused className="all" role="alert">{refusal.told.length > 0 ? refusal.told.join(' ') : refusal.message}</Refused> : null}
      </Fields>
    </Dialog>
  );
};
