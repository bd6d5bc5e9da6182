import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useLocations } from './useCalendar.ts';
import { onNarrow } from '../../shell/widths.ts';
import type { Asked } from './useCalendar.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: '20px 24px', marginBottom: 24, [onNarrow]: { gridTemplateColumns: '1fr' } });

type Props = {
  readonly asked: Asked;
  /** That of the days shown; null while it is not known. */
  readonly country: string | null;
  readonly countries: readonly string[];
  readonly states: readonly { readonly code: string; readonly name: string }[];
  readonly onChange: (asked: Asked) => void;
};

/** Which calendar, of which year, and for which location. */
export const CalendarChoice = ({ asked, country, countries, states, onChange }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const { data: locations } = useLocations();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const order = new Intl.Collator(locale);
  const known = [...countries].sort((one, other) => order.compare(names.of(one) ?? one, names.of(other) ?? other));
  const [years] = useState(() => Array.from({ length: 5 }, (_, at) => new Date().getFullYear() - 1 + at));
  return (
    <Fields>
      <Autocomplete
        value={country}
        options={known}
        getOptionLabel={(code) => names.of(code) ?? code}
        onChange={(_event, chosen) => chosen !== null && onChange({ ...asked, country: chosen, state: null })}
        renderInput={(props) => <TextField {...props} label={translate('holidayGeneration.country')} />}
      />
      <TextField select label={translate('holidayGeneration.year')} value={asked.year} onChange={({ target }) => onChange({ ...asked, year: Number(target.value) })}>
        {years.map((year) => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
      </TextField>
      <TextField select disabled={states.length === 0} label={translate('holidayGeneration.state')} value={asked.state ?? ''} slotProps={{ select: { displayEmpty: true } }} onChange={({ target }) => onChange({ ...asked, state: target.value === '' ? null : target.value })}>
        <MenuItem value="">{translate('holidayGeneration.wholeCountry')}</MenuItem>
        {states.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={translate('holidayGeneration.location')} value={asked.locationId ?? ''} slotProps={{ select: { displayEmpty: true } }} onChange={({ target }) => onChange({ ...asked, locationId: target.value === '' ? null : target.value })}>
        <MenuItem value="">{translate('holidayGeneration.allLocations')}</MenuItem>
        {(locations ?? []).map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
    </Fields>
  );
};
