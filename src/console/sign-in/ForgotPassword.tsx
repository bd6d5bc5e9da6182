import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { authAnswer } from '../providers/authAnswer.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { TextLink } from './TextLink.tsx';
import { useSubmit } from '../shell/useSubmit.ts';

/** Asks for a link to a new password; says the same whether the address is known or not. */
export const ForgotPassword = () => {
  const translate = useTranslate();
  const [email, setEmail] = useState('');
  /** The address that a link went to last. */
  const [sent, setSent] = useState<string>();
  const { onSubmit, isSending, problem } = useSubmit(async () => {
    setSent(undefined);
    await authAnswer('forgot-password', { email });
    setSent(email);
  });
  const wrong = problem?.fields['email'];
  const sentNote = sent ? <Note tone="success" title={translate('signIn.linkSent')}>{translate('signIn.linkSentHint', { email: sent })}</Note> : null;
  return (
    <SignInFrame
      title={translate('signIn.forgotTitle')}
      onSubmit={onSubmit}
      note={problem ? <Note tone="error" title={problem.message} /> : sentNote}
      after={<p style={{ marginTop: 24, textAlign: 'center' }}><TextLink to="/sign-in">{translate('signIn.backToSignIn')}</TextLink></p>}
    >
      <TextField id="email" name="email" type="email" autoComplete="username" autoFocus label={translate('signIn.email')} error={wrong !== undefined} helperText={wrong ?? translate('signIn.forgotHelp')} value={email} onChange={({ target }) => setEmail(target.value)} />
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {translate(sent ? 'signIn.sendAgain' : 'signIn.sendLink')}
      </Button>
    </SignInFrame>
  );
};
