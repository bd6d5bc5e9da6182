import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { Scope } from '../../../domain/resource.ts';

export type ScopeChoiceProps = { readonly offered: readonly Scope[]; readonly value: Scope; readonly onChange: (scope: Scope) => void };

/** On whose records the role may view the form. */
export const ScopeChoice = ({ offered, value, onChange }: ScopeChoiceProps) => {
  const translate = useTranslate();
  return (
    <TextField select fullWidth sx={{ marginTop: '16px' }} label={translate('accessRequest.scope')} value={value} onChange={({ target }) => onChange(target.value as Scope)}>
      {offered.map((scope) => (
        <MenuItem key={scope} value={scope}>
          {translate(`enum.Scope.${scope}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
