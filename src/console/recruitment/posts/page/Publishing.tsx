import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { useSession } from '../../../providers/authSession.ts';
import { StatusMark } from '../../../shell/pieces/StatusMark.tsx';
import { useCopy } from '../../../shell/useCopy.ts';
import { useToday } from '../../../shell/useToday.ts';
import { IntegrationNotice } from '../../integrations/IntegrationNotice.tsx';
import { BoardFeeds } from '../publishing/BoardFeeds.tsx';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Whole = styled('div')({ display: 'grid', gap: 20, padding: 16, maxWidth: 720, flex: 'none' });
const Place = styled('section')({ minWidth: 0, '& h2': { margin: '0 0 4px', fontSize: 16, lineHeight: '24px', fontWeight: 600 } });
const State = styled('p')({ display: 'flex', alignItems: 'center', gap: 8, margin: '0 0 8px' });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Where everybody meets the post, and why not where they do not. */
export const Publishing = ({ record }: TabProps) => {
  const translate = useTranslate();
  const copy = useCopy();
  const today = useToday();
  const session = useSession();
  const status = String(record['status']);
  const isOver = typeof record['closingDate'] === 'string' && record['closingDate'] < today;
  const isOpen = status === 'OPEN' && !isOver && record['isTemplate'] !== true;
  const onPage = isOpen && record['onCareerPage'] === true;
  const inFeeds = onPage && record['onJobBoards'] === true;
  const link = `${window.location.origin}/v3/careers/${encodeURIComponent(String(record['code']))}?org=${encodeURIComponent(session?.organisation.code ?? '')}`;
  const why = onPage ? 'yes' : isOver ? 'over' : status !== 'OPEN' || record['isTemplate'] === true ? 'notOpen' : 'off';
  return (
    <Whole>
      <Place>
        <h2>{translate('posts.published.page')}</h2>
        <State>
          <StatusMark tone={onPage ? 'ok' : 'off'} />
          {translate(`posts.published.${why}`, { status: translate(record['isTemplate'] === true ? 'posts.template' : `enum.JobPostStatus.${status}`) })}
        </State>
        {onPage ? (
          <Ways>
            <Button component="a" href={link} target="_blank" rel="noreferrer" startIcon={<ExternalLink size={16} />}>
              {translate('posts.published.open')}
            </Button>
            <Button startIcon={<Copy size={16} />} onClick={() => void copy(link, translate('posts.published.copied'))}>
              {translate('posts.published.copy')}
            </Button>
          </Ways>
        ) : null}
      </Place>
      <Place>
        <h2>{translate('posts.published.boards')}</h2>
        {inFeeds ? <IntegrationNotice occasion="PUBLISHING" /> : null}
        <State>
          <StatusMark tone={inFeeds ? 'ok' : 'off'} />
          {translate(inFeeds ? 'posts.published.boardsYes' : 'posts.published.boardsNo')}
        </State>
        {session?.rights['JOB_BOARD_INTEGRATION']?.view === true ? <BoardFeeds /> : null}
      </Place>
    </Whole>
  );
};
