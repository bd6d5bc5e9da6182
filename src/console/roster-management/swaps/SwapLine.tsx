import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { longDay, shiftText, type Shifts } from '../shifts.ts';
import { useSwapActs, type Swap } from './useOwnShifts.ts';

const Item = styled('li')({
  display: 'flex', flexDirection: 'column', gap: 4, padding: '12px 16px', borderBottom: '1px solid var(--hair)',
  '& p': { margin: 0, overflowWrap: 'anywhere' }, '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' }, '& b': { fontWeight: 500 },
  '& div': { display: 'flex', gap: 8, marginTop: 4 },
});

/** One swap in words, and what the person may do about it. */
export const SwapLine = ({ swap, shifts }: { readonly swap: Swap; readonly shifts: Shifts }) => {
  const { translate, locale } = useCellFormats();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const acts = useSwapActs();
  const [isWorking, setWorking] = useState(false);
  const { isOwn, otherName, day, workScheduleId, colleagueDay, colleagueWorkScheduleId, reason, status } = swap;
  const part = (on: string, id: string | null | undefined): string => [longDay(on, locale), ...(id != null && shifts.get(id) ? [shiftText(shifts.get(id)!)] : [])].join(' · ');
  const run = async (act: Promise<unknown>, done: string): Promise<void> => {
    setWorking(true);
    try {
      await act;
      show({ type: 'success', message: translate(done, { name: otherName }) });
    } catch (problem) {
      tellFailure(problem, { action: 'update' });
    } finally {
      setWorking(false);
    }
  };
  const waits = status === 'PENDING_COLLEAGUE' || status === 'PENDING_APPROVAL';
  return (
    <Item>
      <p><b>{translate(isOwn ? 'swaps.youAsk' : 'swaps.asksYou', { name: otherName })}</b></p>
      <p>{translate(isOwn ? 'swaps.give' : 'swaps.get', { shift: part(day, workScheduleId) })}</p>
      <p>{colleagueDay == null ? translate('swaps.nothing') : translate(isOwn ? 'swaps.get' : 'swaps.give', { shift: part(colleagueDay, colleagueWorkScheduleId) })}</p>
      <small>{reason} · {translate(!isOwn && status === 'PENDING_COLLEAGUE' ? 'swaps.waitsForYou' : `enum.SwapStatus.${status}`)}</small>
      {!isOwn && status === 'PENDING_COLLEAGUE' ? (
        <div>
          <Button size="small" variant="contained" disabled={isWorking} onClick={() => void run(acts.answer(swap, true), 'swaps.accepted')}>{translate('swaps.accept')}</Button>
          <Button size="small" variant="outlined" disabled={isWorking} onClick={() => void run(acts.answer(swap, false), 'swaps.declined')}>{translate('swaps.decline')}</Button>
        </div>
      ) : null}
      {isOwn && waits ? <div><Button size="small" variant="outlined" disabled={isWorking} onClick={() => void run(acts.cancel(swap), 'swaps.cancelled')}>{translate('swaps.cancel')}</Button></div> : null}
    </Item>
  );
};
