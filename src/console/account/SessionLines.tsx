import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { exactMoment, momentText } from '../resource/history/momentText.ts';
import { userAddress } from '../providers/userAddress.ts';
import { useSignal } from '../shell/signal.ts';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { Lines } from './Lines.tsx';
import { useDeviceWords } from './useDeviceWords.ts';
import type { AccountSession } from './security.ts';

type Props = {
  readonly sessions: readonly AccountSession[];
  readonly isWorking: boolean;
  /** Without it the sessions can only be looked at. */
  readonly onEnd?: ((id: string) => void) | undefined;
};

/** Where an account is signed in: device, place, last use; the present session is marked and not ended from here. */
export const SessionLines = ({ sessions, isWorking, onEnd }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { deviceWords, placeWords } = useDeviceWords();
  // The server notes the place of a session now and then; of the present one it is known as of now.
  const address = useSignal(userAddress);
  if (sessions.length === 0) return <p>{translate('sessions.none')}</p>;
  return (
    <Lines>
      {sessions.map((session) => {
        const device = deviceWords(session);
        const mark = session.isLocked ? 'sessions.locked' : session.isCurrent ? 'sessions.here' : undefined;
        return (
          <li key={session.id}>
            <div>
              <b>{device}</b>
              {mark ? (
                <span className="beside">
                  <StatusMark tone={session.isLocked ? 'wait' : 'ok'} />
                  {translate(mark)}
                </span>
              ) : null}
              <span className="below">{[placeWords(session.isCurrent ? (address ?? session.address) : session.address), translate(`sessions.way.${session.way}`)].filter(Boolean).join(' · ')}</span>
              <span className="below" title={exactMoment(session.lastUsedAt, formats)}>
                {translate('sessions.lastUse', { when: momentText(session.lastUsedAt, formats, 'history.todayInside') })} · {translate('sessions.since', { when: momentText(session.startedAt, formats, 'history.todayInside') })}
              </span>
            </div>
            {onEnd && !session.isCurrent ? (
              <Button size="small" disabled={isWorking} aria-label={translate('sessions.endNamed', { device })} onClick={() => onEnd(session.id)}>
                {translate('sessions.end')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </Lines>
  );
};
