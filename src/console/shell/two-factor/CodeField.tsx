import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
  readonly error?: string | undefined;
  /** A recovery code may be typed as well: letters. */
  readonly takesLetters?: boolean;
};

/** The code of an authenticator app; phones offer it from the app by themselves. */
export const CodeField = ({ value, onChange, help, error, takesLetters = false }: Props) => {
  const translate = useTranslate();
  return (
    <TextField
      id="code"
      name="code"
      label={translate('signIn.code')}
      value={value}
      autoFocus
      autoComplete="one-time-code"
      error={error !== undefined}
      helperText={error ?? help}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { inputMode: takesLetters ? 'text' : 'numeric', maxLength: 20, spellCheck: false, style: { fontVariantNumeric: 'tabular-nums', letterSpacing: '.08em' } } }}
    />
  );
};
