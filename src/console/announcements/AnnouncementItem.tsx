import { styled } from '@mui/material/styles';
import { EmbeddedPage } from './EmbeddedPage.tsx';
import type { Announcement } from './useAnnouncements.ts';

const Item = styled('article')({
  padding: '12px 16px',
  borderTop: '1px solid var(--hair)',
  overflowWrap: 'anywhere',
  '& > h3': { margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > p': { margin: '4px 0 0', whiteSpace: 'pre-line', color: 'var(--text-2)', maxWidth: '68ch' },
  '& > iframe, & > p[role]': { marginTop: 8 },
});

/** One announcement: its title, its text as text, and the page that it embeds. */
export const AnnouncementItem = ({ announcement: { title, announcementType, announcementText, embedUrl } }: { readonly announcement: Announcement }) => (
  <Item>
    <h3>{title}</h3>
    {announcementText ? <p>{announcementText}</p> : null}
    {announcementType === 'EMBED' ? <EmbeddedPage title={title} address={embedUrl} /> : null}
  </Item>
);
