import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { longDay, shiftText, type Shift, type Shifts } from '../shifts.ts';
import { useSwapActs, useSwapChoices } from './useOwnShifts.ts';

const Fields = styled('div')({ display: 'grid', gap: 20, paddingTop: 4 });

const TAKES_OVER = '-';
const MOST_REASON = 300;

type Props = { readonly day: string; readonly shift: Shift; readonly shifts: Shifts; readonly needsApproval: boolean; readonly onClose: () => void };

/** Asks a colleague for a shift: who, what they get in return if anything, and why. */
export const SwapDialog = ({ day, shift, shifts, needsApproval, onClose }: Props) => {
  const { translate, locale } = useCellFormats();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const { ask } = useSwapActs();
  const { data: colleagues, error, refetch } = useSwapChoices(day);
  const [who, setWho] = useState('');
  const [offer, setOffer] = useState('');
  const [reason, setReason] = useState('');
  const [isWorking, setWorking] = useState(false);
  const colleague = colleagues?.find(({ employeeId }) => employeeId === who);
  const offers = [...(colleague?.canTakeOver ? [{ value: TAKES_OVER, label: translate('swaps.takesOver') }] : []), ...(colleague?.offers ?? []).map((one) => ({ value: one.day, label: `${longDay(one.day, locale)} · ${shifts.get(one.workScheduleId) ? shiftText(shifts.get(one.workScheduleId)!) : ''}` }))];
  const send = async (): Promise<void> => {
    setWorking(true);
    try {
      await ask({ day, colleagueId: who, colleagueDay: offer === TAKES_OVER ? null : offer, reason: reason.trim() });
      show({ type: 'success', message: translate('swaps.asked', { name: colleague?.name ?? '' }) });
      onClose();
    } catch (problem) {
      tellFailure(problem, { action: 'add' });
    } finally {
      setWorking(false);
    }
  };
  const isComplete = colleague !== undefined && offer !== '' && reason.trim() !== '';
  return (
    <Dialog
      title={translate('swaps.of', { day: longDay(day, locale), shift: shift.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" disabled={!isComplete} loading={isWorking} onClick={() => void send()}>{translate('swaps.ask')}</Button>
        </>
      }
    >
      {error && !colleagues ? <ErrorState small error={error} onRetry={() => void refetch()} /> : null}
      {!colleagues && !error ? <Skeleton widths={[320, 240]} /> : null}
      {colleagues?.length === 0 ? <p>{translate('swaps.nobody')}</p> : null}
      {colleagues && colleagues.length > 0 ? (
        <Fields>
          <TextField
            select
            required
            label={translate('shiftSwap.colleague')}
            value={who}
            onChange={({ target }) => {
              setWho(target.value);
              setOffer('');
            }}
          >
            {colleagues.map(({ employeeId, name }) => <MenuItem key={employeeId} value={employeeId}>{name}</MenuItem>)}
          </TextField>
          <TextField select required disabled={colleague === undefined} label={translate('swaps.return')} value={offer} onChange={({ target }) => setOffer(target.value)}>
            {offers.map(({ value, label }) => <MenuItem key={value} value={value}>{label}</MenuItem>)}
          </TextField>
          <TextField required multiline minRows={2} label={translate('common.reason')} value={reason} slotProps={{ htmlInput: { maxLength: MOST_REASON } }} onChange={({ target }) => setReason(target.value)} helperText={translate(needsApproval ? 'swaps.thenApproval' : 'swaps.thenDone')} />
        </Fields>
      ) : null}
    </Dialog>
  );
};
