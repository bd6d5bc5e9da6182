import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { authAnswer } from '../providers/authAnswer.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { PasswordField } from '../shell/pieces/PasswordField.tsx';
import { useSnackbar } from '../shell/snackbar/useSnackbar.ts';
import { useSubmit } from '../shell/useSubmit.ts';
import { FormBox } from './FormBox.tsx';

const empty = { current: '', password: '', confirmation: '' };

/** A new password; all other sessions end. */
export const ChangePassword = () => {
  const translate = useTranslate();
  const show = useSnackbar();
  const [input, setInput] = useState(empty);
  const { onSubmit, isSending, problem } = useSubmit(async () => {
    await authAnswer('change-password', input);
    setInput(empty);
    show({ type: 'success', message: translate('security.passwordChanged') });
  });
  const differ = input.confirmation !== '' && input.confirmation !== input.password;
  const set = (change: Partial<typeof empty>): void => setInput({ ...input, ...change });
  const isReady = input.current !== '' && input.password !== '' && input.password === input.confirmation;
  return (
    <>
      <p>{translate('security.passwordEnds')}</p>
      <FormBox noValidate onSubmit={onSubmit}>
        {problem ? <Note tone="error" title={problem.message} /> : null}
        <PasswordField name="current" label={translate('security.currentPassword')} value={input.current} onChange={(current) => set({ current })} />
        <PasswordField name="password" isNew label={translate('security.newPassword')} help={translate('signIn.passwordHelp')} error={problem?.fields['password']} value={input.password} onChange={(password) => set({ password })} />
        <PasswordField name="confirmation" isNew label={translate('security.confirmPassword')} error={differ ? translate('signIn.differ') : problem?.fields['confirmation']} value={input.confirmation} onChange={(confirmation) => set({ confirmation })} />
        <Button type="submit" disabled={isSending || !isReady}>
          {translate('security.changePassword')}
        </Button>
      </FormBox>
    </>
  );
};
