import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

const Place = styled('div')({ position: 'relative' });
const Beside = styled('div')({ position: 'absolute', top: 0, right: 0, fontSize: 12, lineHeight: '16px' });

export type PasswordFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isNew?: boolean;
  /** Told to whoever leaves it empty as well. */
  readonly isRequired?: boolean;
  readonly error?: string;
  readonly help?: string;
  /** At the right of the label. */
  readonly beside?: ReactNode;
  readonly autoFocus?: boolean;
};

/** A password that can be shown; the browser's keeper knows whether it is a new one. */
export const PasswordField = ({ name, label, value, onChange, isNew = false, isRequired = false, error, help, beside, autoFocus = false }: PasswordFieldProps) => {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const word = translate(shown ? 'signIn.hidePassword' : 'signIn.showPassword');
  return (
    <Place>
      <TextField
        id={name}
        name={name}
        label={label}
        type={shown ? 'text' : 'password'}
        value={value}
        required={isRequired}
        error={error !== undefined}
        helperText={error ?? help}
        autoFocus={autoFocus}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          input: {
            endAdornment: (
              <IconButton size="small" aria-label={word} aria-pressed={shown} title={word} onClick={() => setShown(!shown)} sx={{ marginRight: '-4px' }}>
                {shown ? <EyeOff /> : <Eye />}
              </IconButton>
            ),
          },
        }}
      />
      {beside ? <Beside>{beside}</Beside> : null}
    </Place>
  );
};
