import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { useIsViewing } from '../providers/authSession.ts';
import { exactMoment, momentText } from '../resource/history/momentText.ts';
import type { Notice } from './notificationsQuery.ts';

const Line = styled('button')({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  gap: '0 8px',
  padding: '10px 16px 10px 12px',
  border: 0,
  borderBottom: '1px solid var(--hair)',
  background: 'none',
  color: 'var(--text-2)',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&[data-unread]': { color: 'var(--text)', fontWeight: 500 },
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outlineOffset: -2 },
  '& time': { gridColumn: 2, color: 'var(--text-3)', fontSize: 12, lineHeight: '16px', fontWeight: 400 },
});
const Mark = styled('span')({ width: 8, height: 8, borderRadius: 4, marginTop: 6, '&[data-unread]': { background: 'var(--accent)' } });

export type NotificationLineProps = { readonly notice: Notice; readonly onRead: () => void; readonly onLeave: () => void };

/** One notification: marked while unread; a press reads it and goes where it leads. */
export const NotificationLine = ({ notice: { text, path, createdAt, isRead }, onRead, onLeave }: NotificationLineProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const formats = useCellFormats();
  const unread = isRead ? undefined : '';
  const isViewing = useIsViewing();
  const press = (): void => {
    if (!isRead && !isViewing) onRead();
    if (!path) return;
    onLeave();
    void navigate(path);
  };
  return (
    <li>
      <Line type="button" data-unread={unread} onClick={press}>
        <Mark data-unread={unread} role={isRead ? undefined : 'img'} aria-label={isRead ? undefined : translate('notifications.new')} />
        <span>{text}</span>
        <time dateTime={createdAt} title={exactMoment(createdAt, formats)}>
          {momentText(createdAt, formats)}
        </time>
      </Line>
    </li>
  );
};
