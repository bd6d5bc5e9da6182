import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ask } from '../../shell/ask.ts';

export type Chosen = { readonly id: string; readonly title: string; readonly code: string | null };

const query = 'query ($search: String) { lookupEmployees(search: $search, limit: 20) { rows { id title code } } }';

export type EmployeeChoiceProps = {
  readonly value: Chosen | null;
  /** The person's own name, which stands there while nobody else is chosen; undefined for who is no employee. */
  readonly own: string | undefined;
  readonly onChange: (value: Chosen | null) => void;
};

/** Whose face; empty is the person's own. */
export const EmployeeChoice = ({ value, own, onChange }: EmployeeChoiceProps) => {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const { data, isFetching } = useQuery({
    queryKey: ['register-face-employees', search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await ask<{ lookupEmployees: { rows: Chosen[] } }>('core-hr', query, { search }, signal)).lookupEmployees.rows,
  });
  return (
    <Autocomplete<Chosen>
      sx={{ marginBottom: '20px' }}
      value={value}
      options={data ?? []}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={({ title, code }) => (code ? `${title} (${code})` : title)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(left, right) => left.id === right.id}
      onChange={(_event, chosen) => onChange(chosen)}
      onInputChange={(_event, text, reason) => setSearch(reason === 'input' ? text : '')}
      renderInput={(props) => <TextField {...props} label={translate('registerFace.employee')} {...(own === undefined ? {} : { placeholder: own })} />}
    />
  );
};
