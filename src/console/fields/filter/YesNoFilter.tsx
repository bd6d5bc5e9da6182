import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import type { FilterProps } from './types.ts';

/** Yes or no. */
export const YesNoFilter = ({ condition, onChange, labelId }: FilterProps) => {
  const translate = useTranslate();
  const value = condition.equals === true ? 'yes' : condition.equals === false ? 'no' : null;
  return (
    <ToggleButtonGroup exclusive size="small" value={value} aria-labelledby={labelId} onChange={(_, next: string | null) => onChange(next === null ? {} : { equals: next === 'yes' })}>
      <ToggleButton value="yes">{translate('grid.yes')}</ToggleButton>
      <ToggleButton value="no">{translate('grid.no')}</ToggleButton>
    </ToggleButtonGroup>
  );
};
