import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { authAnswer } from '../providers/authAnswer.ts';
import { comeIn } from '../providers/authProvider.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { CodeField } from '../shell/two-factor/CodeField.tsx';
import { useSubmit } from '../shell/useSubmit.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { StartAgain } from './StartAgain.tsx';

type Props = { readonly onIn: () => Promise<void>; readonly onAgain: () => void };

/** The code of the app, or a recovery code; the ticket of the password waits in a cookie. */
export const SecondStep = ({ onIn, onAgain }: Props) => {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const { onSubmit, isSending, problem } = useSubmit(async () => {
    await authAnswer('second-step', { code });
    await comeIn();
    await onIn();
  });
  return (
    <SignInFrame title={translate('signIn.codeTitle')} onSubmit={onSubmit} note={problem ? <Note tone="error" title={problem.message} /> : null} after={<StartAgain onAgain={onAgain} />}>
      <CodeField value={code} onChange={setCode} help={translate('signIn.codeHelp')} takesLetters />
      <Button type="submit" variant="contained" size="large" disabled={isSending || code.trim().length < 6}>
        {translate('signIn.title')}
      </Button>
    </SignInFrame>
  );
};
