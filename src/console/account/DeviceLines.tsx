import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { exactMoment, momentText } from '../resource/history/momentText.ts';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { Lines } from './Lines.tsx';
import { useDeviceWords } from './useDeviceWords.ts';
import type { AccountDevice } from './security.ts';

type Props = {
  readonly devices: readonly AccountDevice[];
  readonly isWorking: boolean;
  readonly onRemove?: ((id: string) => void) | undefined;
  /** Lets a waiting device in; administrators only. */
  readonly onRegister?: ((id: string) => void) | undefined;
};

/** The devices that an account may be used from, and those that wait. */
export const DeviceLines = ({ devices, isWorking, onRemove, onRegister }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { deviceWords, placeWords } = useDeviceWords();
  return (
    <Lines>
      {devices.map((device) => (
        <li key={device.id}>
          <div>
            <b>{deviceWords(device)}</b>
            {device.isWaiting ? (
              <span className="beside">
                <StatusMark tone="wait" />
                {translate('devices.waiting')}
              </span>
            ) : null}
            <span className="below">{placeWords(device.address)}</span>
            <span className="below" title={exactMoment(device.lastUsedAt, formats)}>{translate('sessions.lastUse', { when: momentText(device.lastUsedAt, formats, 'history.todayInside') })}</span>
          </div>
          {device.isWaiting && onRegister ? (
            <Button size="small" disabled={isWorking} onClick={() => onRegister(device.id)}>
              {translate('devices.register')}
            </Button>
          ) : null}
          {onRemove ? (
            <Button size="small" disabled={isWorking} onClick={() => onRemove(device.id)}>
              {translate('devices.remove')}
            </Button>
          ) : null}
        </li>
      ))}
    </Lines>
  );
};
