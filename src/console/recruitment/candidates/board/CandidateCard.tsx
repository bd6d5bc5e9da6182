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

const Line = styled('p')({ display: 'flex', alignItems: 'center', gap: 8, '& > span:first-of-type': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } });
const Dots = styled('span')({ display: 'inline-flex', gap: 2, flex: 'none', '& i': { width: 6, height: 6, borderRadius: '50%', border: '1px solid var(--field)' }, '& i[data-full]': { background: 'var(--c1)', borderColor: 'var(--c1)' } });
const Foot = styled('footer')({ justifyContent: 'space-between', '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, '& > span + span': { flex: 'none' } });

const Away = styled('span')({ color: 'var(--bad)' });

const DOTS = 5;
const title = (value: unknown): string => (isLinked(value) ? value.title : '');

/** What one looks for on a board: experience and employer, the post, how well the resume fits, where the candidate comes from and how long they wait. */
export const CandidateCard = ({ row, formats: { translate, dateFormat } }: CardBodyProps) => {
  const [now] = useState(() => Date.now());
  const since = use(SinceContext).get(row.id);
  const days = since === undefined ? 0 : daysSince(since.at, now);
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
          {since === undefined ? null : since.withdrawnOn === null ? <span title={days === 0 ? translate('candidates.sinceToday', { status: title(row['status']) }) : translate('candidates.days', { smart_count: days, status: title(row['status']) })}>{days === 0 ? translate('grid.days.TODAY') : translate('candidates.daysShort', { smart_count: days })}</span> : <Away title={translate('candidates.withdrawn.shown', { day: writeDate(since.withdrawnOn, dateFormat) })}>{translate('candidates.withdrawn')}</Away>}
        </Foot>
      )}
    </>
  );
};
