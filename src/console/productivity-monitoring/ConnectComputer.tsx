import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { IssueActivityDeviceDocument } from '../../../generated/monitoring/operations.ts';
import { RecordPicker } from '../fields/reference/RecordPicker.tsx';
import { AddGate } from '../resource/ahead/AddGate.tsx';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { IssuedToken } from './IssuedToken.tsx';
import { NameField } from './NameField.tsx';
import { useConnect } from './useConnect.ts';
import type { Linked } from '../providers/data/row.ts';

const DEVICES = '/productivity-monitoring/devices';
const employees = { endpoint: 'core-hr', type: 'Employee' };

const Sheet = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '20px 16px', '& > *': { maxWidth: 520 }, '& > p': { margin: '0 0 20px', color: 'var(--text-2)' } });
const Form = styled('form')({ display: 'grid', gap: 20, '& > .MuiButton-root': { justifySelf: 'start' } });
const Wrong = styled('p')({ margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--bad)' });

/** /productivity-monitoring/devices/connect: a token for the computer of a member. */
export const ConnectComputer = () => {
  const title = useTranslate()('screen.productivity-monitoring.devices.connect');
  return (
    <AddGate form="PRODUCTIVITY_MONITORING_ADMIN" title={title}>
      <Connecting title={title} />
    </AddGate>
  );
};

const Connecting = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const crumbs = [...useCrumbs(DEVICES), { label: labelOf({ path: DEVICES }), path: DEVICES }];
  const [member, setMember] = useState<Linked | null>(null);
  const [name, setName] = useState('');
  const { issued, problems, isSending, connect, again } = useConnect((given) => askAnswer('monitoring', IssueActivityDeviceDocument, { employeeId: Number(member?.id), name: given }));
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      <Sheet>
        {issued ? (
          <>
            <IssuedToken {...issued} />
            <Button sx={{ mt: 3 }} variant="outlined" onClick={() => { setName(''); again(); }}>{translate('connect.another')}</Button>
          </>
        ) : (
          <>
            <p>{translate('connect.why')}</p>
            <Form noValidate onSubmit={(event) => { event.preventDefault(); void connect(name); }}>
              <div>
                <RecordPicker target={employees} label={translate('connect.member')} value={member} onChange={setMember} />
                {problems['employeeId'] ? <Wrong role="alert">{problems['employeeId']}</Wrong> : null}
              </div>
              <NameField value={name} problem={problems['name']} onChange={setName} />
              <Button type="submit" variant="contained" loading={isSending} disabled={member === null || name.trim() === ''}>{translate('connect.run')}</Button>
            </Form>
          </>
        )}
      </Sheet>
    </>
  );
};
