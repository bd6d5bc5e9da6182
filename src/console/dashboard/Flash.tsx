import { FlashStrip } from '../announcements/FlashStrip.tsx';
import { useAnnouncements } from '../announcements/useAnnouncements.ts';

/** The announcements that stand in a strip above the dashboard. */
export const Flash = () => {
  const { data = [] } = useAnnouncements();
  return <FlashStrip announcements={data} />;
};
