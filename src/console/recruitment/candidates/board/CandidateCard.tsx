import { use, useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { writeDate } from '../../../fields/input/dateText.ts';
import { isLinked } from '../../../providers/data/row.ts';
import { NoteBubble } from '../../../shell/pieces/NoteBubble.tsx';
import { useNote } from '../../../shell/pieces/useNote.ts';
import { daysSince } from '../flow/useSince.ts';
import { RankingParts } from '../ranking/RankingParts.tsx';
import { SinceContext } from './SinceContext.ts';
import { comma } from '../../../shell/comma.ts';
import type { CardBodyProps } from '../../../boards.ts';
import type { Since } from '../flow/useSince.ts';

const Line = styled('p')({ display: 'flex', alignItems: 'center', gap: 8, '& > span:first-of-type': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } });
const Dots = styled('span')({ display: 'inline-flex', gap: 2, flex: 'none', '& i': { width: 6, height: 6, borderRadius: '50%', border: '1px solid var(--field)' }, '& i[data-full]': { background: 'var(--c1)', borderColor: 'var(--c1)' } });
const Foot = styled('footer')({ justifyContent: 'space-between', '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, '& > span + span': { flex: 'none' } });

const Away = styled('span')({ color: 'var(--bad)' });

const DOTS = 5;
const title = (value: unknown): string => (isLinked(value) ? value.title : '');

type StandingProps = Pick<CardBodyProps, 'formats'> & { readonly since: Since; readonly status: string };

/** How long the candidate waits, or that they took the application back. */
const Standing = ({ since: { at, withdrawnOn }, status, formats: { translate, dateFormat } }: StandingProps) => {
  const [now] = useState(() => Date.now());
  if (withdrawnOn !== null) return <Away title={translate('candidates.withdrawn.shown', { day: writeDate(withdrawnOn, dateFormat) })}>{translate('candidates.withdrawn')}</Away>;
  const days = daysSince(at, now);
  if (days === 0) return <span title={translate('candidates.sinceToday', { status })}>{translate('grid.days.TODAY')}</span>;
  return <span title={translate('candidates.days', { smart_count: days, status })}>{translate('candidates.daysShort', { smart_count: days })}</span>;
};

/** What one looks for on a board: experience and employer, the post, how well the resume fits, where the candidate comes from and how long they wait. */
export const CandidateCard = ({ row, formats }: CardBodyProps) => {
  const { translate } = formats;
  const since = use(SinceContext).get(row.id);
  const years = row['experienceYears'];
  const experience = [...(typeof years === 'number' ? [translate('candidates.yearsShort', { smart_count: years })] : []), ...(row['currentEmployer'] ? [String(row['currentEmployer'])] : [])].join(comma());
  const score = row['ranking'] === null || row['ranking'] === undefined ? undefined : Number(row['ranking']);
  const noteId = useId();
  const { about, rest, leave, stay } = useNote<HTMLElement>();
  const post = title(row['jobPost']);
  const source = title(row['source']);
  return (
    <>
      {experience === '' ? null : <p title={experience}>{experience}</p>}
      {post === '' && score === undefined ? null : (
        <Line>
          <span title={post}>{post}</span>
          {score === undefined ? null : (
            <Dots role="img" aria-label={translate('candidates.score', { score })} onPointerEnter={({ pointerType, currentTarget }) => pointerType === 'mouse' && rest(currentTarget)} onPointerLeave={leave}>
              {Array.from({ length: DOTS }, (_, at) => (
                <i key={at} data-full={at < Math.round((score / 100) * DOTS) || undefined} />
              ))}
            </Dots>
          )}
        </Line>
      )}
      {about ? (
        <NoteBubble id={noteId} anchor={about} onPointerEnter={stay} onPointerLeave={leave}>
          <RankingParts id={row.id} version={Number(row['version'] ?? 0)} />
        </NoteBubble>
      ) : null}
      {source === '' && since === undefined ? null : (
        <Foot>
          <span>{source}</span>
          {since === undefined ? null : <Standing since={since} status={title(row['status'])} formats={formats} />}
        </Foot>
      )}
    </>
  );
};
