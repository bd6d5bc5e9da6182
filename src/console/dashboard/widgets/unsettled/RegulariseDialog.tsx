import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { checkOutDay } from '../../../../domain/attendance/checkOutDay.ts';
import { useSession } from '../../../providers/authSession.ts';
import { useOneAct } from '../../../resource/acts/useOneAct.ts';
import { useUndoable } from '../../../resource/form/useUndoable.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { Dialog } from '../../../shell/pieces/Dialog.tsx';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useData } from '../../../shell/Steady.tsx';
import { useWords } from '../../../shell/useWords.ts';
import { useKeptState } from '../../../shell/useKeptState.ts';
import type { UnsettledDay } from './useUnsettled.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, '& > :last-child': { gridColumn: '1 / -1' } });

/** Where one's own corrections are kept. */
const screen = 'employee-self-service/attendance/regularisations';

/** Asks for the correction of one day: when I came, when I left, and why it is not recorded. */
export const RegulariseDialog = ({ day, onClose }: { readonly day: UnsettledDay; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const words = useWords();
  const client = useQueryClient();
  const dataProvider = useData();
  const tellDone = useUndoable();
  const tellFailure = useTellFailure();
  const employeeId = useSession()?.user.employeeId ?? '';
  const [{ checkIn, checkOut, reason }, setEntered] = useKeptState(`regularise ${day.Attendance_Date}`, { checkIn: day.Check_In?.slice(0, 5) ?? '', checkOut: '', reason: '' });
  const enter = (entry: Partial<Record<'checkIn' | 'checkOut' | 'reason', string>>): void => setEntered((now) => ({ ...now, ...entry }));
  const act = useOneAct();
  const show = useSnackbar();
  const [isWorking, setWorking] = useState(false);
  const leaves = checkIn === '' || checkOut === '' ? 'SAME' : checkOut === checkIn ? null : checkOutDay(checkIn, checkOut);
  const isBackwards = leaves === null;
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: ['dashboard'] });
  const date = words.day(day.Attendance_Date);
  const send = async (): Promise<void> => {
    setWorking(true);
    const name = act.name();
    const create = () => dataProvider.create(screen, { data: { employee: employeeId, workDate: day.Attendance_Date, checkIn: checkIn || null, checkOut: checkOut || null, reason: reason.trim() }, meta: { act: name } });
    try {
      const answer = await create();
      tellDone({ endpoint: 'attendance', changeSet: (answer as { meta?: { changeSet?: string | null } }).meta?.changeSet ?? null, message: translate('dashboard.unsettled.sent', { date }), onUndone: () => void again() });
      onClose();
    } catch (error) {
      act.note(error, async () => void (await create()));
      if (await act.wasDone(error)) show({ type: 'info', message: translate('form.doneBefore') });
      else tellFailure(error, { action: 'add' });
    } finally {
      setWorking(false);
      await again();
    }
  };
  const clock = { htmlInput: { type: 'time' }, inputLabel: { shrink: true } };
  return (
    <Dialog
      title={translate('dashboard.unsettled.ask', { date })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" disabled={reason.trim() === '' || checkIn === '' || isBackwards} loading={isWorking} onClick={() => void send()}>
            {translate('dashboard.unsettled.send')}
          </Button>
        </>
      }
    >
      <Fields>
        <TextField label={translate('dashboard.unsettled.checkIn')} value={checkIn} required onChange={({ target }) => enter({ checkIn: target.value })} slotProps={clock} />
        <TextField label={translate('dashboard.unsettled.checkOut')} value={checkOut} error={isBackwards} helperText={isBackwards ? translate('dashboard.unsettled.backwards') : leaves === 'NEXT' ? translate('dashboard.unsettled.nextDay') : ''} onChange={({ target }) => enter({ checkOut: target.value })} slotProps={clock} />
        <TextField label={translate('dashboard.unsettled.reason')} value={reason} required multiline minRows={2} onChange={({ target }) => enter({ reason: target.value })} slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 300 } }} />
      </Fields>
    </Dialog>
  );
};
