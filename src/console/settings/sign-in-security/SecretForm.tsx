import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { print } from 'graphql';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { SetSignInSecretDocument } from '../../../../generated/settings/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { momentText } from '../../resource/history/momentText.ts';
import { ask } from '../../shell/ask.ts';
import { refusedOf } from '../../shell/refusedOf.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { PasswordField } from '../../shell/pieces/PasswordField.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import type { ReadSignInSecretsQuery, SetSignInSecretMutation } from '../../../../generated/settings/operations.ts';

type Answer = ReadSignInSecretsQuery['answer'];
type Props = { readonly secret: Answer['secrets'][number]; readonly onDone: (answer: Answer) => void };

const Box = styled('form')({ display: 'grid', gap: 12, maxWidth: 400, padding: '20px 0', '& h2': { fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 } });
const Status = styled('p')({ display: 'flex', alignItems: 'center', gap: 8 });

/** One secret: since when it is set, a field for a new one, and removal. */
export const SecretForm = ({ secret, onDone }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const show = useSnackbar();
  const heading = useId();
  const mayChange = useRights('USER_ACCOUNTS').update;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (value: string | null, message: string): Promise<void> => {
    setSending(true);
    try {
      const { answer } = await ask<SetSignInSecretMutation>('settings', print(SetSignInSecretDocument), { kind: secret.kind, secret: value });
      setText('');
      setProblem(undefined);
      onDone(answer);
      show({ type: 'success', message: translate(message) });
    } catch (error) {
      const { problems, errorCode } = refusedOf(error);
      setProblem(problems[0]?.message ?? translate(`error.${errorCode}`, { _: (error as Error).message || translate('signIn.unreachable') }));
    } finally {
      setSending(false);
    }
  };
  const isSet = secret.setAt !== null && secret.setAt !== undefined;
  return (
    <Box
      noValidate
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        void send(text, 'secrets.saved');
      }}
    >
      <h2 id={heading}>{translate(`secrets.${secret.kind}`)}</h2>
      <Status>
        <StatusMark tone={isSet ? 'ok' : 'off'} />
        {isSet ? translate('secrets.set', { when: momentText(secret.setAt ?? '', formats, 'history.todayInside'), by: secret.setBy ?? '' }) : translate('secrets.notSet')}
      </Status>
      {mayChange ? (
        <>
          {problem ? <Note tone="error" title={problem} /> : null}
          <PasswordField name={secret.kind} isNew label={translate('secrets.newSecret')} {...(secret.kind === 'PARTNER' ? { help: translate('secrets.partnerHelp') } : {})} value={text} onChange={setText} />
          <div className="buttons">
            <Button type="submit" variant="contained" disabled={isSending || text.trim() === ''}>
              {translate('secrets.save')}
            </Button>
            {isSet ? (
              <Button disabled={isSending} onClick={() => void send(null, 'secrets.removed')}>
                {translate('secrets.remove')}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </Box>
  );
};
