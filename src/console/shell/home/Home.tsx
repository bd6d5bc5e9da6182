import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useSession } from '../../providers/authSession.ts';
import { AnnouncementList } from '../../announcements/AnnouncementList.tsx';
import { FlashStrip } from '../../announcements/FlashStrip.tsx';
import { useAnnouncements } from '../../announcements/useAnnouncements.ts';
import { PageHeader } from '../PageHeader.tsx';
import { useMenu } from '../useMenu.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { Board } from './Board.tsx';
import { Card } from './Card.tsx';
import { MenuCard } from './MenuCard.tsx';
import { menuCards } from './menuCards.ts';
import { NoFormsState } from './NoFormsState.tsx';
import { RecentCard } from './RecentCard.tsx';
import { partOfDay } from './partOfDay.ts';
import { useCounts } from './useCounts.ts';
import { onPhone } from '../widths.ts';

const Today = styled('span')({ color: 'var(--text-2)', whiteSpace: 'nowrap', [onPhone]: { display: 'none' } });

/** Where one arrives: a greeting, what was open last, and the screens one may open with their live numbers. */
export const Home = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const session = useSession();
  const menu = useMenu();
  const counts = useCounts(menu.flatMap(({ screens }) => screens));
  const [now] = useState(() => new Date());
  const { data: announcements } = useAnnouncements();
  usePageTitle(translate('shell.home'));
  const greeting = translate(`shell.home.greeting.${partOfDay(now)}`, { name: session?.user.name ?? '' });
  const today = new Intl.DateTimeFormat(tagOf(locale), { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
  return (
    <>
      <PageHeader title={greeting}>
        <Today>{today}</Today>
      </PageHeader>
      <FlashStrip announcements={announcements ?? []} />
      {menu.length === 0 ? (
        <NoFormsState />
      ) : (
        <Board>
          {announcements?.some(({ announcementType }) => announcementType !== 'FLASH') ? (
            <Card title={translate('announcements')}>
              <AnnouncementList />
            </Card>
          ) : null}
          <RecentCard />
          {menuCards(menu).map((card) => (
            <MenuCard key={card.title} card={card} counts={counts} />
          ))}
        </Board>
      )}
    </>
  );
};
