import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ConnectMicrosoftDocument, DisconnectMicrosoftDocument } from '../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { FeedAddress } from '../posts/publishing/FeedAddress.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { Card } from './Card.tsx';
import { Disconnect } from './Disconnect.tsx';
import type { MyIntegration } from './useMyIntegration.ts';

const MARKS = { NOT_OFFERED: 'none', NOT_CONNECTED: 'none', CONNECTED: 'ok', REVOKED: 'wait' } as const;

/** The person's mailbox and calendar at Microsoft. */
export const MicrosoftCard = ({ microsoft: { state, mailbox, connectedAt, readsBusy, busyReadAt, busyFailingSince, appointments, redirectUri } }: Pick<MyIntegration, 'microsoft'>) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { run, isWorking, refusal } = useChange('recruitment');
  const says = { NOT_OFFERED: translate('integrations.notOffered'), NOT_CONNECTED: translate('integrations.notConnected'), CONNECTED: translate('integrations.mailbox', { mailbox: mailbox ?? '', when: exactMoment(connectedAt ?? '', formats) }), REVOKED: '' }[state];
  const connect = async (): Promise<void> => {
    const start = await run(ConnectMicrosoftDocument, {}, translate('integrations.leaving'), false);
    if (start) window.location.assign(start.address);
  };
  return (
    <Card title={translate('integrations.microsoft')} why={translate('integrations.microsoftWhy')}>
      {state === 'REVOKED' ? <Note tone="warning" title={translate('integrations.revoked', { mailbox: mailbox ?? '' })} /> : null}
      {says === '' ? null : (
        <p className="state">
          <StatusMark tone={MARKS[state]} />
          {says}
        </p>
      )}
      {state === 'CONNECTED' ? <p>{busyReadAt ? translate('integrations.busyRead', { when: exactMoment(busyReadAt, formats), smart_count: appointments }) : translate(readsBusy ? 'integrations.microsoftUnread' : 'integrations.microsoftNotRead')}</p> : null}
      {state === 'CONNECTED' && busyFailingSince ? <Note tone="warning" title={translate('integrations.busyFailing', { when: exactMoment(busyFailingSince, formats) })} /> : null}
      {state === 'NOT_OFFERED' && redirectUri ? (
        <>
          <p>{translate('integrations.notOfferedHow')}</p>
          <FeedAddress name={translate('integrations.redirect')} address={redirectUri} />
        </>
      ) : null}
      {state === 'NOT_OFFERED' ? null : (
        <div className="acts">
          {state === 'CONNECTED' && readsBusy ? null : <Button variant="contained" loading={isWorking} onClick={() => void connect()}>{translate(state === 'REVOKED' || state === 'CONNECTED' ? 'integrations.connectAgain' : 'integrations.connectMicrosoft')}</Button>}
          {state === 'NOT_CONNECTED' ? null : <Disconnect follows={translate('integrations.microsoftOffAsk')} disabled={isWorking} onConfirm={() => void run(DisconnectMicrosoftDocument, {}, translate('integrations.disconnected'))} />}
        </div>
      )}
      {refusal ? <Refused role="alert">{refusal.message}</Refused> : null}
    </Card>
  );
};
