import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ConnectBusyCalendarDocument } from '../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { Card } from './Card.tsx';
import { Disconnect } from './Disconnect.tsx';
import type { MyIntegration } from './useMyIntegration.ts';

const Form = styled('form')({ display: 'grid', gap: 12, width: '100%', justifyItems: 'start' });

/** The calendar that says when the person is busy. */
export const BusyCard = ({ busyCalendar: { host, readAt, problem, failingSince, appointments } }: Pick<MyIntegration, 'busyCalendar'>) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { run, isWorking, refusal } = useChange('recruitment');
  const [address, setAddress] = useState('');
  const wrong = refusal?.problems.find(({ field }) => field === 'address')?.message;
  const connect = async (): Promise<void> => {
    if (await run(ConnectBusyCalendarDocument, { address }, translate('integrations.busyConnected'))) setAddress('');
  };
  return (
    <Card title={translate('integrations.busy')} why={translate('integrations.busyWhy')}>
      {host ? (
        <>
          <p className="state">
            <StatusMark tone={problem ? 'wait' : 'ok'} />
            {translate('integrations.busyFrom', { host })}
          </p>
          {readAt ? <p>{translate('integrations.busyRead', { when: exactMoment(readAt, formats), smart_count: appointments })}</p> : null}
          {problem && failingSince ? <Note tone="warning" title={translate(`integrations.problem.${problem}`)}>{translate('integrations.busyFailing', { when: exactMoment(failingSince, formats) })}</Note> : null}
          <Disconnect follows={translate('integrations.busyOffAsk')} disabled={isWorking} onConfirm={() => void run(ConnectBusyCalendarDocument, { address: null }, translate('integrations.disconnected'))} />
        </>
      ) : (
        <p>{translate('integrations.busyHow')}</p>
      )}
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void connect();
        }}
      >
        <TextField className="wide" fullWidth type="url" label={translate('integrations.busyAddress')} value={address} error={wrong !== undefined} helperText={wrong} onChange={({ target }) => setAddress(target.value)} slotProps={{ htmlInput: { maxLength: 2000, autoComplete: 'off', spellCheck: false } }} />
        <Button type="submit" variant={host ? 'outlined' : 'contained'} loading={isWorking} disabled={address.trim() === ''}>{translate(host ? 'integrations.busyAgain' : 'integrations.busyConnect')}</Button>
      </Form>
      {refusal && wrong === undefined ? <Refused role="alert">{refusal.message}</Refused> : null}
    </Card>
  );
};
