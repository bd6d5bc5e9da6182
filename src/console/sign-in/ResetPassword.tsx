import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { authAnswer } from '../providers/authAnswer.ts';
import { useSnackbar } from '../shell/snackbar/useSnackbar.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { PasswordField } from '../shell/pieces/PasswordField.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { TextLink } from './TextLink.tsx';
import { useSubmit } from '../shell/useSubmit.ts';

/** Sets a new password with the token of the link in the mail. */
export const ResetPassword = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const show = useSnackbar();
  const token = useSearchParams()[0].get('token') ?? '';
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const differ = confirmation !== '' && confirmation !== password;
  const { onSubmit, isSending, problem } = useSubmit(async () => {
    await authAnswer('reset-password', { token, password, confirmation });
    show({ type: 'success', message: translate('signIn.passwordSet') });
    await navigate('/sign-in', { replace: true });
  });
  const error = problem ? <Note tone="error" title={problem.message} /> : null;
  return (
    <SignInFrame
      title={translate('signIn.resetTitle')}
      onSubmit={onSubmit}
      note={token ? error : <Note tone="error" title={translate('signIn.linkIncomplete')}>{translate('signIn.linkIncompleteHint')}</Note>}
      after={<p style={{ marginTop: 24, textAlign: 'center' }}><TextLink to="/forgot-password">{translate('signIn.askNewLink')}</TextLink></p>}
    >
      <PasswordField name="password" isNew autoFocus label={translate('signIn.newPassword')} help={translate('signIn.passwordHelp')} error={problem?.fields['password']} value={password} onChange={setPassword} />
      <PasswordField name="confirmation" isNew label={translate('signIn.confirmPassword')} error={differ ? translate('signIn.differ') : problem?.fields['confirmation']} value={confirmation} onChange={setConfirmation} />
      <Button type="submit" variant="contained" size="large" disabled={isSending || !token || password === '' || confirmation !== password}>
        {translate('signIn.setPassword')}
      </Button>
    </SignInFrame>
  );
};
