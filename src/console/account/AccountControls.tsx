import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { EndAccountSessionsDocument, LockAccountSessionsDocument, ReadAccountSecurityDocument, RegisterDeviceDocument, RemoveDeviceDocument, ResetTwoFactorDocument } from '../../../generated/core-hr/operations.ts';
import { useRights } from '../providers/authSession.ts';
import { ConfirmDialog } from '../shell/pieces/ConfirmDialog.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { DeviceLines } from './DeviceLines.tsx';
import { Section } from './Section.tsx';
import { SessionLines } from './SessionLines.tsx';
import { useSecurity } from './useSecurity.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
const Status = styled('p')({ display: 'flex', alignItems: 'center', gap: 8 });

/** What an administrator sees of one account's sign-in and does about it; without the right to update it is only seen. */
export const AccountControls = ({ userAccountId }: { readonly userAccountId: string }) => {
  const translate = useTranslate();
  const mayChange = useRights('USER_ACCOUNTS').update;
  const { security, error, refetch, isWorking, change } = useSecurity(ReadAccountSecurityDocument, userAccountId);
  const [isResetting, setResetting] = useState(false);
  if (error && !security) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!security) return <Skeleton widths={[320, 480, 320]} />;
  const { sessions, devices, hasTwoFactor } = security;
  const end = (sessionId: string): void => void change(EndAccountSessionsDocument, { sessionId }, translate('sessions.ended'));
  return (
    <>
      <Section title={translate('sessions.title')}>
        <SessionLines sessions={sessions} isWorking={isWorking} onEnd={mayChange ? end : undefined} />
        {mayChange && sessions.length > 0 ? (
          <Buttons>
            <Button disabled={isWorking || sessions.every(({ isLocked }) => isLocked)} onClick={() => void change(LockAccountSessionsDocument, {}, translate('accountSecurity.locked'))}>
              {translate('accountSecurity.lock')}
            </Button>
            <Button disabled={isWorking} onClick={() => void change(EndAccountSessionsDocument, {}, translate('accountSecurity.endedAll'))}>
              {translate('accountSecurity.endAll')}
            </Button>
          </Buttons>
        ) : null}
      </Section>
      <Section title={translate('security.twoFactor')}>
        <Status>
          <StatusMark tone={hasTwoFactor ? 'ok' : 'off'} />
          {translate(hasTwoFactor ? 'security.on' : 'security.off')}
        </Status>
        {mayChange && hasTwoFactor ? (
          <Buttons>
            <Button color="error" disabled={isWorking} onClick={() => setResetting(true)}>
              {translate('accountSecurity.reset')}
            </Button>
          </Buttons>
        ) : null}
      </Section>
      <Section title={translate('devices.title')}>
        {devices.length === 0 && !security.deviceLocking ? <p>{translate('devices.off')}</p> : null}
        <DeviceLines
          devices={devices}
          isWorking={isWorking}
          onRemove={mayChange ? (deviceId) => void change(RemoveDeviceDocument, { deviceId }, translate('devices.removed')) : undefined}
          onRegister={mayChange ? (deviceId) => void change(RegisterDeviceDocument, { deviceId }, translate('devices.registered')) : undefined}
        />
      </Section>
      {isResetting ? (
        <ConfirmDialog
          destructive
          title={translate('accountSecurity.reset')}
          confirm={translate('accountSecurity.reset')}
          isWorking={isWorking}
          onCancel={() => setResetting(false)}
          onConfirm={() => void change(ResetTwoFactorDocument, {}, translate('accountSecurity.resetDone')).then(() => setResetting(false))}
        >
          {translate('accountSecurity.resetWhy')}
        </ConfirmDialog>
      ) : null}
    </>
  );
};
