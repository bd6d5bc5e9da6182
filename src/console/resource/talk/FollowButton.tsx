import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import { useFormats } from '../../fields/input/useFormats.ts';
import { useIsViewing } from '../../providers/authSession.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { Tooltip } from '../../shell/pieces/Tooltip.tsx';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { talkKey, useTalk, type RecordName, type Talk } from '../panel/useTalk.ts';
import { FollowerList } from './FollowerList.tsx';
import { follow } from './talk.ts';

const Place = styled('span')({ display: 'inline-flex', alignItems: 'center' });
const Count = styled('button')({ minWidth: 24, height: 24, padding: '0 4px', border: 0, borderRadius: 4, background: 'none', font: 'inherit', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', cursor: 'pointer', '&:hover': { background: 'var(--hover)' }, '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 0 } });

/** Follows the record or stops; beside it how many follow, which opens who. */
export const FollowButton = ({ record }: { readonly record: RecordName }) => {
  const translate = useTranslate();
  const { locale } = useFormats();
  const client = useQueryClient();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const isViewing = useIsViewing();
  const talk = useTalk(record);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate } = useMutation({
    mutationFn: (isOn: boolean) => follow(record, isOn),
    onMutate: (isOn) => {
      const before = client.getQueryData<Talk>(talkKey(record));
      client.setQueryData<Talk>(talkKey(record), (now) => now && { ...now, isFollowing: isOn, followers: now.followers + (isOn ? 1 : -1) });
      return before;
    },
    onSuccess: (_, isOn) => show({ type: 'success', message: translate(isOn ? 'talk.followed' : 'talk.unfollowed') }),
    onError: (error, _, before) => {
      client.setQueryData(talkKey(record), before);
      tellFailure(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: talkKey(record) }),
  });
  if (!talk) return null;
  const { isFollowing, followers } = talk;
  const number = new Intl.NumberFormat(locale).format(followers);
  const counted = translate('talk.followers', { smart_count: followers, number });
  return (
    <Place>
      {isViewing ? null : (
        <Tooltip title={translate(isFollowing ? 'talk.unfollow' : 'talk.followWhy')}>
          <IconButton size="small" aria-label={translate('talk.follow')} aria-pressed={isFollowing} sx={isFollowing ? { color: 'var(--accent-text)' } : {}} onClick={() => mutate(!isFollowing)}>
            {isFollowing ? <BellRing size={16} /> : <BellPlus size={16} />}
          </IconButton>
        </Tooltip>
      )}
      {followers > 0 ? (
        <Tooltip title={counted}>
          <Count type="button" aria-label={counted} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
            {number}
          </Count>
        </Tooltip>
      ) : null}
      {anchor ? <FollowerList record={record} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </Place>
  );
};
