import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ConnectOwnComputerDocument, RevokeOwnComputerDocument } from '../../../generated/monitoring/operations.ts';
import { statusLook } from '../fields/status/statusLook.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { momentText } from '../resource/history/momentText.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { ConfirmDialog } from '../shell/pieces/ConfirmDialog.tsx';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { showSnackbar } from '../shell/snackbar/snackbars.ts';
import { IssuedToken } from './IssuedToken.tsx';
import { NameField } from './NameField.tsx';
import { useConnect } from './useConnect.ts';
import type { ReadOwnMonitoringQuery } from '../../../generated/monitoring/operations.ts';

const Lines = styled('ul')({
  margin: 0, padding: 0, listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 56, padding: '8px 0', borderBottom: '1px solid var(--hair)' },
  '& > li > div': { flex: 1, minWidth: 0 },
  '& b': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& .beside': { display: 'inline-flex', alignItems: 'center', gap: 6, marginLeft: 10, fontSize: 12, color: 'var(--text-2)' },
  '& .below': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
});
const Form = styled('form')({ display: 'grid', gap: 12, maxWidth: 400, margin: '16px 0', '& > .MuiButton-root': { justifySelf: 'start' } });

type Own = ReadOwnMonitoringQuery['answer'];
type Device = Own['devices'][number];

/** The person's computers, connected and revoked by themselves. */
export const OwnComputers = ({ devices, mayConnect }: Pick<Own, 'devices' | 'mayConnect'>) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Device>();
  const { issued, problems, isSending, connect } = useConnect((given) => askAnswer('monitoring', ConnectOwnComputerDocument, { name: given }));
  const revoke = async (device: Device): Promise<void> => {
    setAsked(undefined);
    try {
      await askAnswer('monitoring', RevokeOwnComputerDocument, { id: device.id });
      showSnackbar({ type: 'success', message: translate('ownActivity.revoked', { name: device.name }) });
      await client.invalidateQueries({ queryKey: ['own-monitoring'] });
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <>
      {devices.length === 0 ? <p>{translate('ownActivity.noComputers')}</p> : (
        <Lines>
          {devices.map((device) => (
            <li key={device.id}>
              <div>
                <b>{device.name}</b>
                <span className="beside"><StatusMark tone={statusLook(device.status, 'ActivityDeviceStatus')} />{translate(`enum.ActivityDeviceStatus.${device.status}`)}</span>
                <span className="below">{[device.lastSeenAt ? translate('ownActivity.lastSeen', { when: momentText(device.lastSeenAt, formats, 'history.todayInside') }) : translate('ownActivity.neverSeen'), device.agent].filter(Boolean).join(' · ')}</span>
              </div>
              {device.status === 'ACTIVE' ? <Button size="small" variant="outlined" aria-label={translate('ownActivity.revokeNamed', { name: device.name })} onClick={() => setAsked(device)}>{translate('ownActivity.revoke')}</Button> : null}
            </li>
          ))}
        </Lines>
      )}
      {issued ? <IssuedToken {...issued} /> : null}
      {mayConnect && !issued ? (
        <Form noValidate onSubmit={(event) => { event.preventDefault(); void connect(name); }}>
          <NameField value={name} problem={problems['name'] ?? problems['employeeId']} onChange={setName} />
          <Button type="submit" variant="outlined" loading={isSending} disabled={name.trim() === ''}>{translate('connect.own')}</Button>
        </Form>
      ) : null}
      {asked ? (
        <ConfirmDialog title={translate('ownActivity.revokeNamed', { name: asked.name })} confirm={translate('ownActivity.revoke')} destructive onConfirm={() => void revoke(asked)} onCancel={() => setAsked(undefined)}>
          {translate('ownActivity.revokeWhy', { name: asked.name })}
        </ConfirmDialog>
      ) : null}
    </>
  );
};
