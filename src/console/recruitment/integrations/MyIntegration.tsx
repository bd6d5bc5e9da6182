import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { Note } from '../../shell/pieces/Note.tsx';
import { BoardsCard } from './BoardsCard.tsx';
import { BusyCard } from './BusyCard.tsx';
import { CardsPage } from './CardsPage.tsx';
import { FeedCard } from './FeedCard.tsx';
import { MicrosoftCard } from './MicrosoftCard.tsx';
import { useMyIntegration } from './useMyIntegration.ts';

const path = '/recruitment/my-integration';
const ENDINGS = { connected: 'success', refused: 'info', failed: 'error', unreachable: 'error', signedOut: 'warning' } as const;

/** /recruitment/my-integration: what a recruiter or a member of a panel connects for themselves. */
export const MyIntegration = () => {
  const translate = useTranslate();
  const [asked] = useSearchParams();
  const ending = asked.get('microsoft') ?? '';
  return (
    <CardsPage path={path} asked={useMyIntegration()}>
      {(data) => (
        <>
          {Object.hasOwn(ENDINGS, ending) && (ending !== 'connected' || data.microsoft.state === 'CONNECTED') ? <Note tone={ENDINGS[ending as keyof typeof ENDINGS]} title={translate(`integrations.back.${ending}`)} /> : null}
          <p>{translate('integrations.intro')}</p>
          <FeedCard feed={data.feed} />
          <BusyCard busyCalendar={data.busyCalendar} />
          <MicrosoftCard microsoft={data.microsoft} />
          {data.boards.length > 0 ? <BoardsCard boards={data.boards} /> : null}
        </>
      )}
    </CardsPage>
  );
};
