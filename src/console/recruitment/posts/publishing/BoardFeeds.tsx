import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { FeedAddress } from './FeedAddress.tsx';
import { useFeeds } from './useFeeds.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none', '& b': { display: 'block', fontWeight: 500, marginBottom: 4 } });

/** The feeds that are on, each with its address. */
export const BoardFeeds = () => {
  const translate = useTranslate();
  const { data = [] } = useFeeds();
  return (
    <List>
      {data
        .filter(({ isOn }) => isOn)
        .map(({ board, address }) => (
          <li key={board}>
            <b>{translate(`enum.JobBoard.${board}`)}</b>
            <FeedAddress name={translate(`enum.JobBoard.${board}`)} address={address} />
          </li>
        ))}
    </List>
  );
};
