import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { Card } from './Card.tsx';
import type { MyIntegration } from './useMyIntegration.ts';

const List = styled('ul')({ display: 'grid', width: '100%', margin: 0, padding: 0, listStyle: 'none', '& li': { display: 'grid', gap: 4, padding: '12px 0', borderTop: '1px solid var(--line)' }, '& b': { fontWeight: 500 } });

/** The organisation's job boards, and whether the person publishes to them. */
export const BoardsCard = ({ boards }: Pick<MyIntegration, 'boards'>) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const mayManage = useRights('JOB_BOARD_INTEGRATION').view;
  return (
    <Card title={translate('integrations.boards')} why={translate('integrations.boardsWhy')}>
      <List>
        {boards.map(({ board, isOn, mayPost, posts, lastFetchedAt, warning }) => (
          <li key={board}>
            <b>{translate(`enum.JobBoard.${board}`)}</b>
            <p className="state">
              <StatusMark tone={!isOn ? 'off' : warning ? 'wait' : 'ok'} />
              {translate(!isOn ? 'integrations.boardOff' : mayPost ? 'integrations.boardMine' : 'integrations.boardRead')}
            </p>
            {isOn ? <p>{[translate('boards.posts', { smart_count: posts }), lastFetchedAt ? translate('integrations.fetched', { when: exactMoment(lastFetchedAt, formats) }) : translate('boards.notFetched')].join(' · ')}</p> : null}
            {warning ? <Note tone="warning" title={warning} /> : null}
          </li>
        ))}
      </List>
      {mayManage ? <Button component={Link} to="/settings/integration">{translate('integrations.boardsManage')}</Button> : null}
    </Card>
  );
};
