import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Portrait } from '../../fields/image/Portrait.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { talkKey, type RecordName } from '../panel/useTalk.ts';
import { readFollowers } from './talk.ts';

const Title = styled('h3')({ margin: 0, padding: '12px 16px 4px', fontSize: 14, lineHeight: '20px', fontWeight: 600 });
const List = styled('ul')({ margin: 0, padding: '0 16px 12px', listStyle: 'none', overflowY: 'auto', '& > li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36, overflowWrap: 'anywhere' } });

type Props = { readonly record: RecordName; readonly anchor: HTMLElement; readonly onClose: () => void };

/** Who follows a record. */
export const FollowerList = ({ record, anchor, onClose }: Props) => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({ queryKey: [...talkKey(record), 'followers'], queryFn: ({ signal }) => readFollowers(record, signal) });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('talk.followersTitle'), sx: { width: 280, maxWidth: 'calc(100vw - 32px)', maxHeight: 360, display: 'flex', flexDirection: 'column' } } }}
    >
      <Title>{translate('talk.followersTitle')}</Title>
      {error && !data ? <ErrorState error={error} small onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton widths={[180, 140]} /> : null}
      {data ? (
        // It scrolls, so the keyboard reaches it.
        <List tabIndex={0} aria-label={translate('talk.followersTitle')}>
          {data.map(({ id, name, photo }) => (
            <li key={id}>
              <Portrait id={id} name={name} photo={photo} />
              {name}
            </li>
          ))}
        </List>
      ) : null}
    </Popover>
  );
};
