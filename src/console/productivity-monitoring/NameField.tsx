import { useId } from 'react';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Label = styled('label')({ display: 'block', marginBottom: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text)' });

type Props = { readonly value: string; readonly problem: string | undefined; readonly onChange: (name: string) => void };

/** What a computer is called. */
export const NameField = ({ value, problem, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{translate('connect.name')}</Label>
      <TextField id={id} fullWidth size="small" value={value} placeholder={translate('connect.nameHint')} error={problem !== undefined} helperText={problem} onChange={({ target }) => onChange(target.value)} slotProps={{ htmlInput: { maxLength: 80 } }} />
    </div>
  );
};
