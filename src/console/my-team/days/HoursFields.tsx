import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { Hours } from './kinds.ts';

const clock = { htmlInput: { type: 'time' }, inputLabel: { shrink: true } };

/** From when to when somebody was at work; either may stay open. */
export const HoursFields = ({ hours, onHours }: { readonly hours: Hours; readonly onHours: (hours: Hours) => void }) => {
  const translate = useTranslate();
  return (
    <>
      <TextField label={translate('dayDecision.checkIn')} value={hours.checkIn} onChange={({ target }) => onHours({ ...hours, checkIn: target.value })} slotProps={clock} />
      <TextField label={translate('dayDecision.checkOut')} value={hours.checkOut} helperText={translate('teamDays.hoursHelp')} onChange={({ target }) => onHours({ ...hours, checkOut: target.value })} slotProps={clock} />
    </>
  );
};
