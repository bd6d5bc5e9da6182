import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { Say } from './Say.tsx';
import type { Setup } from './calls.ts';

type Place = Setup['listWorkPlaces']['workPlaces'][number];

export type WorkPlaceStepProps = { readonly places: readonly Place[]; readonly value: number | null; readonly problem: string | null; readonly onChange: (value: number | null) => void };

/** Where I work today, for those who may choose. */
export const WorkPlaceStep = ({ places, value, problem, onChange }: WorkPlaceStepProps) => {
  const translate = useTranslate();
  const isAutomatic = places.find(({ workPlaceId }) => workPlaceId === value)?.autoAttendance === true;
  return (
    <div style={{ display: 'grid', gap: 8, padding: '4px 0 12px' }}>
      <TextField
        select
        id="check-in-work-place"
        label={translate('checkIn.workPlace')}
        value={value ?? ''}
        helperText={isAutomatic ? translate('checkIn.workPlace.automatic') : undefined}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        slotProps={{ select: { displayEmpty: true }, htmlInput: { 'aria-label': translate('checkIn.workPlace') } }}
      >
        <MenuItem value="">{translate('checkIn.workPlace.none')}</MenuItem>
        {places.map(({ workPlaceId, workPlace }) => (
          <MenuItem key={workPlaceId} value={workPlaceId}>
            {workPlace}
          </MenuItem>
        ))}
      </TextField>
      {problem === null ? null : <Say tone="warn">{problem}</Say>}
    </div>
  );
};
