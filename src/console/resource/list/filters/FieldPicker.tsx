import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import type { Field } from '../../../../domain/resource.ts';

type Props = { readonly fields: readonly Field[]; readonly entity: string; readonly onPick: (key: string) => void };

const MANY = 8;

/** Which field to filter by; searched when there are many. */
export const FieldPicker = ({ fields, entity, onPick }: Props) => {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const needle = search.trim().toLocaleLowerCase();
  const offered = fields.map((field) => ({ field, label: translate(`${entity}.${field.name}`) })).filter(({ label }) => label.toLocaleLowerCase().includes(needle));
  return (
    <>
      {fields.length > MANY ? (
        <OutlinedInput
          autoFocus
          fullWidth
          sx={{ mb: 1 }}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            const [only] = offered;
            if (event.key === 'Enter' && only) onPick(only.field.key);
          }}
          placeholder={translate('grid.columns.search')}
          slotProps={{ input: { 'aria-label': translate('grid.columns.search') } }}
        />
      ) : null}
      <MenuList autoFocus={fields.length <= MANY} dense sx={{ maxHeight: 320, overflow: 'auto', mx: -2, my: -1 }} aria-label={translate('grid.filter.add')}>
        {offered.map(({ field, label }) => (
          <MenuItem key={field.key} onClick={() => onPick(field.key)}>
            {label}
          </MenuItem>
        ))}
      </MenuList>
    </>
  );
};
