import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Megaphone, X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { Announcement } from './useAnnouncements.ts';

const Strip = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '4px 8px 4px 16px',
  borderBottom: '1px solid var(--line)',
  background: 'var(--accent-wash)',
  color: 'var(--text)',
  overflowWrap: 'anywhere',
  '& > span': { flex: 1, minWidth: 0 },
  '& > svg': { flex: 'none', color: 'var(--accent-text)' },
});

/** Flash announcements above a dashboard, a line each, until they are closed. */
export const FlashStrip = ({ announcements }: { readonly announcements: readonly Announcement[] }) => {
  const translate = useTranslate();
  const [closed, setClosed] = useState<readonly number[]>([]);
  return announcements
    .filter(({ announcementType, announcementId, flashContent }) => announcementType === 'FLASH' && flashContent && !closed.includes(announcementId))
    .map(({ announcementId, title, flashContent }) => (
      <Strip key={announcementId} role="note" aria-label={title}>
        <Megaphone size={16} aria-hidden />
        <span>
          <b>{title}</b> {flashContent}
        </span>
        <IconButton size="small" aria-label={translate('announcements.close', { title })} onClick={() => setClosed([...closed, announcementId])}>
          <X size={16} />
        </IconButton>
      </Strip>
    ));
};
