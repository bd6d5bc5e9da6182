import { useMemo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { forms } from '../../../../generated/forms.ts';
import type { FormName } from '../../../../generated/forms.ts';

/** Finds a form by its name. */
export const FormPicker = ({ value, onChange }: { readonly value: FormName | null; readonly onChange: (form: FormName | null) => void }) => {
  const translate = useTranslate();
  const names = useMemo(() => new Map((Object.keys(forms) as FormName[]).map((form) => [form, translate(`form.${form}`)] as const)), [translate]);
  const options = useMemo(() => [...names.keys()].toSorted((one, other) => (names.get(one) ?? '').localeCompare(names.get(other) ?? '')), [names]);
  return (
    <Autocomplete
      sx={{ maxWidth: 400, marginBottom: '16px' }}
      value={value}
      options={options}
      getOptionKey={(form) => form}
      getOptionLabel={(form) => names.get(form) ?? form}
      noOptionsText={translate('rightsMatrix.none')}
      onChange={(_event, form) => onChange(form)}
      renderInput={(props) => <TextField {...props} label={translate('accessWhy.form')} />}
    />
  );
};
