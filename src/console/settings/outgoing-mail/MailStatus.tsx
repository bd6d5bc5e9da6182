import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import type { StatusTone } from '../../shell/pieces/StatusMark.tsx';
import type { OutboxMailStatus } from '../../../../generated/integration/operations.ts';

const tones: Readonly<Record<OutboxMailStatus, StatusTone>> = { QUEUED: 'wait', KEPT: 'info', SENT: 'ok', FAILED: 'off' };

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' });

/** Where a mail stands: mark and word. */
export const MailStatus = ({ status }: { readonly status: OutboxMailStatus }) => {
  const translate = useTranslate();
  return (
    <Line>
      <StatusMark tone={tones[status]} />
      {translate(`enum.OutboxMailStatus.${status}`)}
    </Line>
  );
};
