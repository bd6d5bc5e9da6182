import { useTranslate } from 'ra-core';
import { useRights } from '../../../providers/authSession.ts';
import { CardsPage } from '../../integrations/CardsPage.tsx';
import { Note } from '../../../shell/pieces/Note.tsx';
import { useFeeds } from '../publishing/useFeeds.ts';
import { BoardCard } from './BoardCard.tsx';

const path = '/settings/integration';

/** /settings/integration: which job boards may fetch the open posts, and by which address. */
export const JobBoards = () => {
  const translate = useTranslate();
  const mayChange = useRights('JOB_BOARD_INTEGRATION').update;
  return (
    <CardsPage path={path} asked={useFeeds()}>
      {(data) => (
        <>
          <p>{translate('boards.intro')}</p>
          {data.every(({ isOn, posts }) => !isOn || posts === 0) ? <Note tone="info" title={translate('boards.none')} /> : null}
          {data.map((feed) => (
            <BoardCard key={feed.board} feed={feed} mayChange={mayChange} />
          ))}
        </>
      )}
    </CardsPage>
  );
};
