import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { onPhone } from '../../shell/widths.ts';
import { HoursFields } from './HoursFields.tsx';
import { noHours, type DayDecisionKind, type DayOf } from './kinds.ts';
import { useDecide } from './useDecide.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, '& > .all': { gridColumn: '1 / -1' }, '& p.all': { margin: 0 }, [onPhone]: { gridTemplateColumns: '1fr' } });

type Props = {
  readonly days: readonly DayOf[];
  /** Whose, where it is one person. */
  readonly name?: string | undefined;
  /** What may be decided about them; the first is taken at first. */
  readonly offered: readonly [DayDecisionKind, ...DayDecisionKind[]];
  readonly onClose: () => void;
};

/** What becomes of some days, and why. */
export const DecideDialog = ({ days, name, offered, onClose }: Props) => {
  const translate = useTranslate();
  const { isWorking, run } = useDecide();
  const [kind, setKind] = useState<DayDecisionKind>(offered[0]);
  const [hours, setHours] = useState(noHours);
  const [reason, setReason] = useState('');
  const isReady = reason.trim().length >= 3 && (kind !== 'CORRECTED' || hours.checkIn !== '' || hours.checkOut !== '');
  const send = async (): Promise<void> => {
    if (await run({ kind, days, reason, hours })) onClose();
  };
  const title = name === undefined ? translate('teamDays.decideDays', { smart_count: days.length }) : translate('teamDays.decideOf', { smart_count: days.length, name });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" disabled={!isReady} loading={isWorking} onClick={() => void send()}>
            {translate('teamDays.decide', { smart_count: days.length })}
          </Button>
        </>
      }
    >
      <Fields>
        <TextField className="all" select label={translate('dayDecision.kind')} value={kind} onChange={({ target }) => setKind(target.value as DayDecisionKind)} slotProps={{ inputLabel: { shrink: true } }} helperText={translate(`teamDays.kind.${kind}`)}>
          {offered.map((one) => <MenuItem key={one} value={one}>{translate(`enum.DayDecisionKind.${one}`)}</MenuItem>)}
        </TextField>
        {kind === 'CORRECTED' ? <HoursFields hours={hours} onHours={setHours} /> : null}
        <TextField className="all" label={translate('common.reason')} value={reason} required helperText={translate('dayDecision.reason.help')} onChange={({ target }) => setReason(target.value)} slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }} />
      </Fields>
    </Dialog>
  );
};
