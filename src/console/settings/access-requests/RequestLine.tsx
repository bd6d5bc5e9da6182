import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { Avatar } from '../../shell/pieces/Avatar.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { onPhone } from '../../shell/widths.ts';
import type { StatusTone } from '../../shell/pieces/StatusMark.tsx';
import type { AccessRequest } from './useAccessRequests.ts';

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  borderBottom: '1px solid var(--hair)',
  '& > div': { flex: 1, minWidth: 0 },
  '& p': { color: 'var(--text-2)', overflowWrap: 'anywhere' },
  '& b': { color: 'var(--text)' },
  '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', overflowWrap: 'anywhere' },
  [onPhone]: { flexWrap: 'wrap', '& > div': { flexBasis: 'calc(100% - 40px)' } },
});
const Acts = styled('span')({ display: 'flex', gap: 8, flex: 'none', [onPhone]: { marginLeft: 36 } });
const Status = styled('span')({ display: 'flex', alignItems: 'center', gap: 6, flex: 'none', color: 'var(--text-2)' });

const tones: Readonly<Record<AccessRequest['status'], StatusTone>> = { PENDING: 'wait', GRANTED: 'ok', DECLINED: 'off' };

export type RequestLineProps = {
  readonly request: AccessRequest;
  readonly form: string;
  /** Absent for who may not decide, and for the person's own request. */
  readonly onGrant: (() => void) | undefined;
  readonly onDecline: (() => void) | undefined;
};

/** One request: who asks for what since when, or what was decided; and the decision. */
export const RequestLine = ({ request, form, onGrant, onDecline }: RequestLineProps) => {
  const translate = useTranslate();
  const { requestedBy, email, requestedAt, status, isOpen, decidedBy, decidedAt, reason } = request;
  const formats = useCellFormats();
  const date = (at: string): string => exactMoment(at, formats);
  const word = translate(`enum.AccessRequestStatus.${status}`);
  return (
    <Line>
      <Avatar id={email} name={requestedBy} />
      <div>
        <p>
          <b>{requestedBy}</b> {translate('accessRequest.asks', { form })}
        </p>
        <small>
          {status === 'PENDING' ? date(requestedAt) : translate('accessRequest.decidedBy', { status: word, name: decidedBy ?? '', date: decidedAt ? date(decidedAt) : '' })}
          {reason ? ` · ${reason}` : ''}
          {status === 'PENDING' && isOpen ? ` · ${translate('accessRequest.isOpen')}` : ''}
        </small>
      </div>
      {status === 'PENDING' && onGrant && onDecline ? (
        <Acts>
          <Button variant="text" onClick={onDecline}>{translate('accessRequest.decline')}</Button>
          <Button onClick={onGrant}>{translate(isOpen ? 'accessRequest.done' : 'accessRequest.grant')}</Button>
        </Acts>
      ) : (
        <Status>
          <StatusMark tone={tones[status]} />
          {word}
        </Status>
      )}
    </Line>
  );
};
