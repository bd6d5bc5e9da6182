import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Dialog } from '../shell/pieces/Dialog.tsx';
import { Note } from '../shell/pieces/Note.tsx';
import { PasswordField } from '../shell/pieces/PasswordField.tsx';
import { useSubmit } from '../shell/useSubmit.ts';

type Props = { readonly title: string; readonly why?: string | undefined; readonly onPassword: (password: string) => Promise<void>; readonly onCancel: () => void };

/** Whoever sits at an open screen is not always its owner: the password proves it. */
export const AskPassword = ({ title, why, onPassword, onCancel }: Props) => {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const form = useId();
  const { onSubmit, isSending, problem } = useSubmit(() => onPassword(password));
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{translate('shell.cancel')}</Button>
          <Button type="submit" form={form} variant="contained" disabled={isSending || password === ''}>
            {translate('security.continue')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} style={{ display: 'grid', gap: 12 }}>
        <p>{[why, translate('security.askPassword')].filter(Boolean).join(' ')}</p>
        {problem ? <Note tone="error" title={problem.message} /> : null}
        <PasswordField name="account-password" autoFocus label={translate('security.currentPassword')} value={password} onChange={setPassword} />
      </form>
    </Dialog>
  );
};
