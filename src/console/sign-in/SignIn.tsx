import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useLocaleState, useTranslate } from 'react-admin';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { authProvider } from '../providers/authProvider.ts';
import { sessionState, useSessionState } from '../providers/authSession.ts';
import { useOrganisation } from '../providers/authOrganisation.ts';
import { hasStoredLanguage, isLanguage } from '../providers/i18nLanguages.ts';
import { Note } from './Note.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { TextLink } from './TextLink.tsx';
import { useSubmit } from './useSubmit.ts';

type From = { readonly nextPathname?: string; readonly nextSearch?: string } | null;

/** E-mail and password; afterwards back to where the person was going. */
export const SignIn = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [, setLocale] = useLocaleState();
  // What leads here twice (two answers that say the session ended) must not lose the place.
  const { state: place } = useLocation();
  const [from] = useState(place as From);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const next = `${from?.nextPathname ?? '/'}${from?.nextSearch ?? ''}`;
  const session = useSessionState();
  const isExpired = session.status === 'out' && session.isExpired === true;
  const isNew = useOrganisation()?.hasSetup === false;
  const { onSubmit, isSending, problem } = useSubmit(async () => {
    await authProvider.login({ email, password });
    const state = sessionState.get();
    if (state.status === 'in' && !hasStoredLanguage() && isLanguage(state.session.user.language)) setLocale(state.session.user.language);
    await navigate(next, { replace: true });
  });
  const hints: Readonly<Record<string, string>> = { 401: 'signIn.checkBoth', undefined: 'signIn.checkConnection' };
  const hintKey = hints[String(problem?.status)];
  const hint = hintKey ? translate(hintKey) : undefined;
  if (isNew) return <Navigate to="/set-up" replace />;
  if (session.status === 'in' && !isSending) return <Navigate to={next} replace />;
  return (
    <SignInFrame
      title={translate('signIn.title')}
      onSubmit={onSubmit}
      note={
        problem ? (
          <Note tone="error" title={problem.message || translate('signIn.failed')}>{hint}</Note>
        ) : isExpired ? (
          <Note tone="info" title={translate('shell.session.expired')}>{translate('signIn.goOn')}</Note>
        ) : null
      }
    >
      <TextField id="email" name="email" type="email" autoComplete="username" autoFocus label={translate('signIn.email')} value={email} onChange={({ target }) => setEmail(target.value)} />
      <PasswordField name="password" label={translate('signIn.password')} value={password} onChange={setPassword} beside={<TextLink to="/forgot-password">{translate('signIn.forgot')}</TextLink>} />
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {translate('signIn.title')}
      </Button>
    </SignInFrame>
  );
};
