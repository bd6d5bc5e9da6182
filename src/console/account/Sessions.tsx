import { useTranslate } from 'react-admin';
import { EndOwnSessionsDocument, ReadOwnSecurityDocument, RemoveOwnDeviceDocument } from '../../../generated/core-hr/operations.ts';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { AccountPage } from './AccountPage.tsx';
import { DeviceLines } from './DeviceLines.tsx';
import { Section } from './Section.tsx';
import { SessionLines } from './SessionLines.tsx';
import { useSecurity } from './useSecurity.ts';

/** /account/sessions: where I am signed in, one by one and all elsewhere, and my devices. */
export const Sessions = () => {
  const translate = useTranslate();
  const { security, error, refetch, isWorking, change } = useSecurity(ReadOwnSecurityDocument, null);
  const endOthers = { kind: 'outlined' as const, key: 'end-others', label: translate('sessions.endOthers'), run: () => void change(EndOwnSessionsDocument, {}, translate('sessions.endedOthers')) };
  const hasOthers = security !== undefined && security.sessions.length > 1;
  if (error && !security) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <AccountPage path="/account/sessions" actions={hasOthers ? [endOthers] : []}>
      {security === undefined ? (
        <Skeleton widths={[320, 480, 320, 480]} />
      ) : (
        <>
          <section aria-label={translate('sessions.title')}>
            <p>{translate('sessions.intro')}</p>
            <SessionLines sessions={security.sessions} isWorking={isWorking} onEnd={(sessionId) => void change(EndOwnSessionsDocument, { sessionId }, translate('sessions.ended'))} />
          </section>
          {security.deviceLocking || security.devices.length > 0 ? (
            <Section title={translate('devices.title')}>
              <DeviceLines devices={security.devices} isWorking={isWorking} onRemove={(deviceId) => void change(RemoveOwnDeviceDocument, { deviceId }, translate('devices.removed'))} />
            </Section>
          ) : null}
        </>
      )}
    </AccountPage>
  );
};
