import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { BoardsCard } from './BoardsCard.tsx';
import { BusyCard } from './BusyCard.tsx';
import { FeedCard } from './FeedCard.tsx';
import { MicrosoftCard } from './MicrosoftCard.tsx';
import { useMyIntegration } from './useMyIntegration.ts';

const path = '/recruitment/my-integration';
const ENDINGS = { connected: 'success', refused: 'info', failed: 'error', unreachable: 'error', signedOut: 'warning' } as const;
const Whole = styled('div')({ display: 'grid', gap: 16, alignContent: 'start', gridTemplateColumns: 'minmax(0, 744px)', padding: '16px 16px 32px', overflow: 'auto', flex: 1, minHeight: 0, '& > p': { margin: 0, color: 'var(--text-2)', lineHeight: '20px' } });

/** /recruitment/my-integration: what a recruiter or a member of a panel connects for themselves. */
export const MyIntegration = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const [asked] = useSearchParams();
  const { data, error, refetch } = useMyIntegration();
  const ending = asked.get('microsoft') ?? '';
  if (error) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} divided />
      {data === undefined ? <Skeleton widths={[320, 480, 480]} /> : null}
      {data ? (
        <Whole tabIndex={0} role="region" aria-label={title}>
          {Object.hasOwn(ENDINGS, ending) ? <Note tone={ENDINGS[ending as keyof typeof ENDINGS]} title={translate(`integrations.back.${ending}`)} /> : null}
          <p>{translate('integrations.intro')}</p>
          <FeedCard feed={data.feed} />
          <BusyCard busyCalendar={data.busyCalendar} />
          <MicrosoftCard microsoft={data.microsoft} />
          {data.boards.length > 0 ? <BoardsCard boards={data.boards} /> : null}
        </Whole>
      ) : null}
    </>
  );
};
