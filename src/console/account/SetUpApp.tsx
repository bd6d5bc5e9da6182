import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { authAnswer } from '../providers/authAnswer.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { AppKey } from '../shell/two-factor/AppKey.tsx';
import { CodeField } from '../shell/two-factor/CodeField.tsx';
import { useSubmit } from '../shell/useSubmit.ts';
import { FormBox } from './FormBox.tsx';
import type { NewKey } from '../shell/two-factor/AppKey.tsx';

type Props = { readonly newKey: NewKey; readonly onConfirmed: (recoveryCodes: readonly string[]) => void; readonly onCancel: () => void };

/** The key for the app and its first code, which turns the second step on. */
export const SetUpApp = ({ newKey, onConfirmed, onCancel }: Props) => {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const { onSubmit, isSending, problem } = useSubmit(async () => {
    onConfirmed((await authAnswer<{ readonly recoveryCodes: readonly string[] }>('two-factor/confirm', { code })).recoveryCodes);
  });
  return (
    <FormBox noValidate onSubmit={onSubmit}>
      <AppKey {...newKey} />
      {problem ? <Note tone="error" title={problem.message} /> : null}
      <CodeField value={code} onChange={setCode} />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onClick={onCancel}>{translate('shell.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={isSending || code.trim().length < 6}>
          {translate('twoFactor.turnOn')}
        </Button>
      </div>
    </FormBox>
  );
};
