import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { authAnswer } from '../providers/authAnswer.ts';
import { comeIn } from '../providers/authProvider.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { AppKey } from '../shell/two-factor/AppKey.tsx';
import { CodeField } from '../shell/two-factor/CodeField.tsx';
import { RecoveryCodes } from '../shell/two-factor/RecoveryCodes.tsx';
import { useSubmit } from '../shell/useSubmit.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { StartAgain } from './StartAgain.tsx';
import type { NewKey } from '../shell/two-factor/AppKey.tsx';

type Props = { readonly onIn: () => Promise<void>; readonly onAgain: () => void };

/** Setting the app up on the way in, where the organisation requires it: key, first code, recovery codes. */
export const EnrolStep = ({ onIn, onAgain }: Props) => {
  const translate = useTranslate();
  const [key, setKey] = useState<NewKey>();
  const [code, setCode] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const [unreachable, setUnreachable] = useState<string>();
  useEffect(() => {
    let isGone = false;
    authAnswer<NewKey>('two-factor/start', {})
      .then((answer) => isGone || setKey(answer))
      .catch((error: Error) => isGone || setUnreachable(error.message));
    return () => {
      isGone = true;
    };
  }, []);
  const { onSubmit, isSending, problem } = useSubmit(async () => {
    if (recoveryCodes) {
      await comeIn();
      return onIn();
    }
    const answer = await authAnswer<{ readonly recoveryCodes: readonly string[] }>('two-factor/confirm', { code, isSigningIn: true });
    setRecoveryCodes(answer.recoveryCodes);
  });
  const wrong = problem?.message ?? (unreachable === undefined ? undefined : unreachable || translate('signIn.unreachable'));
  const note = wrong ? <Note tone="error" title={wrong} /> : recoveryCodes ? null : <Note tone="info" title={translate('signIn.enrolWhy')} />;
  return (
    <SignInFrame title={translate(recoveryCodes ? 'twoFactor.codesTitle' : 'signIn.enrolTitle')} onSubmit={onSubmit} note={note} after={recoveryCodes ? null : <StartAgain onAgain={onAgain} />}>
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} />
      ) : key ? (
        <>
          <AppKey {...key} />
          <CodeField value={code} onChange={setCode} />
        </>
      ) : null}
      <Button type="submit" variant="contained" size="large" disabled={isSending || (!recoveryCodes && code.trim().length < 6)}>
        {translate(recoveryCodes ? 'twoFactor.kept' : 'twoFactor.turnOn')}
      </Button>
    </SignInFrame>
  );
};
