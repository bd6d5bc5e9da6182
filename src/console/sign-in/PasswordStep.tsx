import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { authProvider } from '../providers/authProvider.ts';
import { useSessionState } from '../providers/authSession.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { PasswordField } from '../shell/pieces/PasswordField.tsx';
import { useSubmit } from '../shell/useSubmit.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { signInProblem } from './signInProblem.ts';
import { SingleSignOn } from './SingleSignOn.tsx';
import { TextLink } from './TextLink.tsx';
import type { DueStep } from '../providers/authProvider.ts';

type Props = {
  /** Where the person was going. */
  readonly next: string;
  /** What a way by another server came to. */
  readonly problemCode: string | null;
  readonly onArriving: (isArriving: boolean) => void;
  readonly onStep: (step: DueStep) => void;
  readonly onIn: () => Promise<void>;
};

/** E-mail and password, and below them the organisation's identity provider. */
export const PasswordStep = ({ next, problemCode, onArriving, onStep, onIn }: Props) => {
  const translate = useTranslate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const session = useSessionState();
  const ended = session.status === 'out' ? session : undefined;
  const { onSubmit, isSending, problem } = useSubmit(async () => {
    onArriving(true);
    try {
      const step = (await authProvider.login({ email, password })) as DueStep;
      if (step) onStep(step);
      else await onIn();
    } finally {
      onArriving(false);
    }
  });
  const hints: Readonly<Record<string, string>> = { 401: 'signIn.checkBoth', undefined: 'signIn.checkConnection' };
  const hintKey = hints[String(problem?.status)];
  const hint = hintKey ? translate(hintKey) : undefined;
  const returned = signInProblem(problemCode);
  return (
    <SignInFrame
      title={translate('signIn.title')}
      onSubmit={onSubmit}
      note={
        problem ? (
          <Note tone="error" title={problem.message || translate('signIn.failed')}>{hint}</Note>
        ) : returned ? (
          <Note tone="error" title={translate(returned)} />
        ) : ended?.isExpired ? (
          <Note tone="info" title={translate(ended.isLocked ? 'signIn.locked' : 'shell.session.expired')}>{translate('signIn.goOn')}</Note>
        ) : null
      }
      after={<SingleSignOn email={email} returnTo={next} />}
    >
      <TextField id="email" name="email" type="email" autoComplete="username" autoFocus label={translate('signIn.email')} value={email} onChange={({ target }) => setEmail(target.value)} />
      <PasswordField name="password" label={translate('signIn.password')} value={password} onChange={setPassword} beside={<TextLink to="/forgot-password">{translate('signIn.forgot')}</TextLink>} />
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {translate('signIn.title')}
      </Button>
    </SignInFrame>
  );
};
