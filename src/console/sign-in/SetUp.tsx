import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useLocaleState, useTranslate } from 'react-admin';
import { Navigate, useNavigate } from 'react-router-dom';
import { authAnswer } from '../providers/authAnswer.ts';
import { readOrganisation, useOrganisation } from '../providers/authOrganisation.ts';
import { forgetSession, readSession } from '../providers/authSession.ts';
import { presentZone, timeZones } from '../../domain/lists/timeZones.ts';
import { codeOf } from './codeOf.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { PasswordField } from '../shell/pieces/PasswordField.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSubmit } from '../shell/useSubmit.ts';

const empty = { organisation: '', code: '', timeZone: '', name: '', email: '', password: '', confirmation: '', setUpCode: '' };
/** That of this device. */
const ownZone = (): string => presentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC';

/** The first run: an organisation and its administrator, who is signed in at once. */
export const SetUp = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [language] = useLocaleState();
  const [input, setInput] = useState(() => ({ ...empty, timeZone: ownZone() }));
  const [ownCode, setOwnCode] = useState(false);
  const { hasSetup, needsSetUpCode } = useOrganisation() ?? {};
  const { onSubmit, isSending, problem } = useSubmit(async () => {
    await authAnswer('set-up', { ...input, language });
    forgetSession();
    await readSession();
    await readOrganisation();
    await navigate('/', { replace: true });
  });
  if (hasSetup && !isSending) return <Navigate to="/sign-in" replace />;
  const set = (change: Partial<typeof empty>) => setInput({ ...input, ...change });
  const errorOf = (field: keyof typeof empty): string | undefined => problem?.fields[field];
  const text = (field: 'organisation' | 'code' | 'name' | 'email' | 'setUpCode', change: (value: string) => void, autoComplete: string) => (
    <TextField
      id={field}
      name={field}
      type={field === 'email' ? 'email' : 'text'}
      label={translate(`signIn.setUp.${field}`)}
      helperText={errorOf(field) ?? (field === 'code' || field === 'setUpCode' ? translate(`signIn.setUp.${field}Help`) : undefined)}
      error={errorOf(field) !== undefined}
      autoComplete={autoComplete}
      autoFocus={field === 'organisation'}
      required
      value={input[field]}
      onChange={({ target }) => change(target.value)}
    />
  );
  return (
    <SignInFrame title={translate('signIn.setUp.title')} onSubmit={onSubmit} note={problem ? <Note tone="error" title={problem.message} /> : null}>
      <p style={{ color: 'var(--text-2)', fontSize: 14 }}>{translate('signIn.setUp.intro')}</p>
      {needsSetUpCode ? text('setUpCode', (setUpCode) => set({ setUpCode }), 'one-time-code') : null}
      {text('organisation', (organisation) => set({ organisation, ...(ownCode ? {} : { code: codeOf(organisation) }) }), 'organization')}
      {text('code', (code) => { setOwnCode(true); set({ code }); }, 'off')}
      <Autocomplete
        disableClearable
        value={input.timeZone}
        options={timeZones()}
        getOptionLabel={(zone) => zone.replaceAll('_', ' ')}
        onChange={(_event, timeZone) => set({ timeZone })}
        renderInput={(props) => <TextField {...props} required label={translate('signIn.setUp.timeZone')} helperText={errorOf('timeZone') ?? translate('signIn.setUp.timeZoneHelp')} error={errorOf('timeZone') !== undefined} />}
      />
      {text('name', (name) => set({ name }), 'name')}
      {text('email', (email) => set({ email }), 'username')}
      <PasswordField name="password" isNew isRequired label={translate('signIn.password')} help={translate('signIn.passwordHelp')} error={errorOf('password')} value={input.password} onChange={(password) => set({ password })} />
      <PasswordField name="confirmation" isNew isRequired label={translate('signIn.confirmPassword')} error={errorOf('confirmation')} value={input.confirmation} onChange={(confirmation) => set({ confirmation })} />
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {translate('signIn.setUp.submit')}
      </Button>
    </SignInFrame>
  );
};
