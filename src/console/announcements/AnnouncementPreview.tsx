import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { AnnouncementItem } from './AnnouncementItem.tsx';
import { FlashStrip } from './FlashStrip.tsx';
import type { Announcement } from './useAnnouncements.ts';
import type { FormAsideProps } from '../resource/form/FormAside.tsx';

const Box = styled('div')({ border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden', '& > article': { borderTop: 0 } });

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The announcement as its readers will see it. */
export const AnnouncementPreview = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const type = values['type'] as Announcement['announcementType'];
  const announcement = { announcementId: 0, title: text(values['title']) ?? '…', announcementType: type, announcementText: text(values['text']), embedUrl: text(values['embedUrl']), flashContent: text(values['flashContent']) ?? '…' };
  return (
    <>
      <h2>{translate('announcement.preview')}</h2>
      <Box>{type === 'FLASH' ? <FlashStrip announcements={[announcement]} /> : <AnnouncementItem announcement={announcement} />}</Box>
    </>
  );
};
