import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FindAccountsDocument } from '../../../generated/core-hr/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { useDebounced } from '../shell/palette/useDebounced.ts';
import type { FindAccountsQuery } from '../../../generated/core-hr/operations.ts';

export type Account = FindAccountsQuery['answer']['rows'][number];

type Props = { readonly value: Account | null; readonly onChange: (account: Account | null) => void };

/** Finds an account by name or address. */
export const AccountPicker = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const search = useDebounced(text, 200);
  const { data, isFetching } = useQuery({
    queryKey: ['account-picker', search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await askAnswer('core-hr', FindAccountsDocument, { search, limit: 20 }, signal)).rows,
  });
  return (
    <Autocomplete
      sx={{ maxWidth: 400, marginBottom: '16px' }}
      value={value}
      options={data ?? []}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      noOptionsText={translate('accountSecurity.nobody')}
      onChange={(_event, account) => onChange(account)}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      renderInput={(props) => <TextField {...props} label={translate('accountSecurity.choose')} helperText={translate('accountSecurity.chooseHelp')} />}
    />
  );
};
