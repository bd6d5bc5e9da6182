import { useState } from 'react';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { authAnswer } from '../providers/authAnswer.ts';
import { momentText } from '../resource/history/momentText.ts';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { useSnackbar } from '../shell/snackbar/useSnackbar.ts';
import { AskPassword } from './AskPassword.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { SetUpApp } from './SetUpApp.tsx';
import type { NewKey } from '../shell/two-factor/AppKey.tsx';

type State = { readonly since: string | null; readonly recoveryCodesLeft: number; readonly isRequired: boolean };
type Asking = 'set-up' | 'disable' | 'codes';

const Status = styled('p')({ display: 'flex', alignItems: 'center', gap: 8 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** The second step of the own account: off, being set up, or on with what one can do about it. Each change asks for the password. */
export const TwoFactor = () => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const show = useSnackbar();
  const { data: state, error, refetch } = useQuery({ queryKey: ['two-factor'], queryFn: () => authAnswer<State>('two-factor') });
  const [asking, setAsking] = useState<Asking>();
  const [key, setKey] = useState<NewKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (error && !state) return <p role="alert">{error.message || translate('signIn.unreachable')}</p>;
  if (!state) return <Skeleton widths={[320, 200]} />;
  const doIt: Readonly<Record<Asking, (password: string) => Promise<void>>> = {
    'set-up': async (password) => setKey(await authAnswer<NewKey>('two-factor/start', { password })),
    disable: async (password) => {
      await authAnswer('two-factor/disable', { password });
      show({ type: 'success', message: translate('security.turnedOff') });
    },
    codes: async (password) => setCodes((await authAnswer<{ readonly recoveryCodes: readonly string[] }>('two-factor/recovery-codes', { password })).recoveryCodes),
  };
  const titles: Readonly<Record<Asking, string>> = { 'set-up': 'security.setUp', disable: 'security.turnOff', codes: 'security.newCodes' };
  const onConfirmed = (recoveryCodes: readonly string[]): void => {
    setKey(undefined);
    setCodes(recoveryCodes);
    void refetch();
  };
  const isOn = state.since !== null;
  return (
    <>
      <Status>
        <StatusMark tone={isOn ? 'ok' : 'off'} />
        {isOn ? translate('security.twoFactorOn', { when: momentText(state.since ?? '', formats, 'history.todayInside'), count: state.recoveryCodesLeft }) : translate('security.off')}
      </Status>
      {isOn ? null : <p>{translate('security.twoFactorOff')}</p>}
      {state.isRequired ? <p>{translate('security.required')}</p> : null}
      {key ? (
        <SetUpApp newKey={key} onConfirmed={onConfirmed} onCancel={() => setKey(undefined)} />
      ) : (
        <Buttons>
          {isOn ? (
            <>
              <Button onClick={() => setAsking('codes')}>{translate('security.newCodes')}</Button>
              {state.isRequired ? null : <Button onClick={() => setAsking('disable')}>{translate('security.turnOff')}</Button>}
            </>
          ) : (
            <Button variant="contained" onClick={() => setAsking('set-up')}>
              {translate('security.setUp')}
            </Button>
          )}
        </Buttons>
      )}
      {asking ? (
        <AskPassword
          title={translate(titles[asking])}
          why={asking === 'codes' ? translate('security.newCodesWhy') : undefined}
          onPassword={async (password) => {
            await doIt[asking](password);
            setAsking(undefined);
            await refetch();
          }}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
      {codes ? <CodesDialog codes={codes} onClose={() => setCodes(undefined)} /> : null}
    </>
  );
};
