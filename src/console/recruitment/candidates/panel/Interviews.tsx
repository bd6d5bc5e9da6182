import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { comma } from '../../../shell/comma.ts';
import { ownTimeOf } from '../../interviews/times.ts';
import { skillsOf } from './skillsOf.ts';
import type { Found } from './useFound.ts';

const Next = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 10, margin: '12px 16px', padding: '10px 12px', borderRadius: 6, background: 'var(--info-wash)', '& > svg': { flex: 'none', color: 'var(--info)' }, '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }, '& b': { display: 'block', fontWeight: 600 }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' } });
const Scores = styled('dl')({ display: 'grid', gridTemplateColumns: 'minmax(96px, max-content) minmax(48px, 1fr) max-content', gap: '8px 12px', alignItems: 'center', margin: 0, fontSize: 13, lineHeight: '20px', '& > div': { display: 'contents' }, '& dt': { maxWidth: 160, color: 'var(--text-2)', overflowWrap: 'anywhere' }, '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }, '& i': { height: 6, borderRadius: 3, background: 'var(--line)', overflow: 'hidden' }, '& i::after': { content: '""', display: 'block', height: '100%', width: 'var(--share)', background: 'var(--c1)' } });
const Said = styled('blockquote')({ margin: '12px 0 0', padding: '0 0 0 10px', borderLeft: '2px solid var(--line)', color: 'var(--text-2)', fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere', whiteSpace: 'pre-line', '& footer': { color: 'var(--text-3)' } });

/** The interview that comes next, and what the panels found so far, skill by skill on average, as far as the reader may know it. */
export const Interviews = ({ rounds, cards, path }: Found & { /** Of the page with the interviews. */ readonly path: string }) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const [now] = useState(() => new Date().toISOString());
  const next = rounds.filter(({ status, endTime }) => (status === 'SCHEDULED' || status === 'RESCHEDULED') && endTime > now)[0];
  const skills = skillsOf(cards);
  const said = cards.filter(({ card }) => (card.note ?? '') !== '').at(-1);
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      {next ? (
        <Next>
          <CalendarClock size={16} aria-hidden />
          <div>
            <b>{[next.roundName, ownTimeOf(next.startTime, next.endTime, locale)].join(' · ')}</b>
            <small>{[next.panelDetails.map(({ name }) => name).join(comma()), next.venue ?? translate(`enum.InterviewMode.${next.mode}`)].filter((part) => part !== '').join(' · ')}</small>
          </div>
          <Button size="small" component={Link} to={path} aria-label={translate('candidates.openInterviews')}>
            {translate('candidates.open')}
          </Button>
        </Next>
      ) : null}
      {skills.length > 0 ? (
        <section>
          <h3>{translate('candidates.scoresSoFar')}</h3>
          <Scores>
            {skills.map(({ skill, score, most }) => (
              <div key={skill}>
                <dt>{skill}</dt>
                <i aria-hidden style={{ '--share': `${(score / most) * 100}%` } as object} />
                <dd>{number.format(score)}</dd>
              </div>
            ))}
          </Scores>
          {said ? (
            <Said>
              {said.card.note}
              <footer>{[said.card.panelMember, said.roundName].join(comma())}</footer>
            </Said>
          ) : null}
        </section>
      ) : null}
    </>
  );
};
