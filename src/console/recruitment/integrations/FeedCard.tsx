import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Copy from 'lucide-react/icons/copy';
import { SwitchInterviewFeedDocument } from '../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { useCopy } from '../../shell/useCopy.ts';
import { Card } from './Card.tsx';
import type { MyIntegration } from './useMyIntegration.ts';

const Address = styled('code')({ padding: '6px 8px', borderRadius: 6, background: 'var(--canvas)', fontSize: 12, lineHeight: '20px', overflowWrap: 'anywhere', '[data-theme=dark] &': { background: 'var(--raised)' } });

/** The address by which the person's own calendar shows their interviews. */
export const FeedCard = ({ feed: { address, lastFetchedAt } }: Pick<MyIntegration, 'feed'>) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const copy = useCopy();
  const { run, isWorking, refusal } = useChange('recruitment');
  const [asks, setAsks] = useState<'New' | 'Off'>();
  const turn = (isOn: boolean): void => void run(SwitchInterviewFeedDocument, { isOn }, translate(isOn ? 'integrations.feedMade' : 'integrations.feedEnded'));
  return (
    <Card title={translate('integrations.feed')} why={translate('integrations.feedWhy')}>
      {address ? (
        <>
          <Address>{address}</Address>
          <p>{translate('integrations.feedSecret')}</p>
          <p className="state">
            <StatusMark tone={lastFetchedAt ? 'ok' : 'none'} />
            {lastFetchedAt ? translate('integrations.fetched', { when: exactMoment(lastFetchedAt, formats) }) : translate('integrations.notFetched')}
          </p>
          <div className="acts">
            <Button variant="contained" startIcon={<Copy size={16} />} onClick={() => void copy(address, translate('boards.copied'))}>{translate('boards.copy')}</Button>
            <Button loading={isWorking} onClick={() => setAsks('New')}>{translate('integrations.feedNew')}</Button>
            <Button disabled={isWorking} onClick={() => setAsks('Off')}>{translate('integrations.feedOff')}</Button>
          </div>
        </>
      ) : (
        <Button variant="contained" loading={isWorking} onClick={() => turn(true)}>{translate('integrations.feedOn')}</Button>
      )}
      {refusal ? <Refused role="alert">{refusal.message}</Refused> : null}
      {asks ? (
        <ConfirmDialog
          title={translate(`integrations.feed${asks}`)}
          confirm={translate(`integrations.feed${asks}`)}
          destructive={asks === 'Off'}
          onCancel={() => setAsks(undefined)}
          onConfirm={() => {
            setAsks(undefined);
            turn(asks === 'New');
          }}
        >
          {translate(`integrations.feed${asks}Ask`)}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
};
