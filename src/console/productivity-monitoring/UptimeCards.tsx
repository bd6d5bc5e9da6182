import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReadActivityUptimeDocument } from '../../../generated/monitoring/operations.ts';
import { onPhone } from '../shell/widths.ts';
import { FiguresCard } from '../shell/board/FiguresCard.tsx';
import { personPath } from './addresses.ts';
import { useBoardPart } from '../shell/board/useBoardPart.ts';
import { useTimes } from '../shell/board/useTimes.ts';
import type { Narrowing } from '../shell/board/useBoardPlace.ts';

const Lines = styled('ol')({
  listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2,
  '& li': { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 96px 64px', alignItems: 'center', gap: 12, minHeight: 30, borderRadius: 6, '&:hover': { background: 'var(--hover)' } },
  '& a': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 500, '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none', '&::after': { outline: '2px solid var(--accent-text)', outlineOffset: -2, borderRadius: 6 } } },
  '& small': { marginLeft: 8, fontSize: 12, fontWeight: 400, color: 'var(--text-2)' },
  '& i': { display: 'block', height: 10, borderRadius: 2, background: 'var(--c5)' },
  [onPhone]: { '& li': { gridTemplateColumns: 'minmax(0, 1fr) 48px 64px' }, '& small': { display: 'none' } },
  '& b': { textAlign: 'right', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
});

type Props = { readonly narrowing: Narrowing; readonly days: string };

/** The ten computers that are on for the shortest and for the longest time a day, by whose they are. */
export const UptimeCards = ({ narrowing, days }: Props) => {
  const translate = useTranslate();
  const times = useTimes();
  const part = useBoardPart(ReadActivityUptimeDocument, narrowing);
  const most = Math.max(1, ...(part.data?.highestUptime ?? []).map(({ uptimeMinutes }) => uptimeMinutes));
  return (['lowest', 'highest'] as const).map((end) => (
    <FiguresCard key={end} title={translate(`productivity.card.${end}`)} part={part} isEmpty={(answer) => answer[`${end}Uptime`].length === 0}>
      {(answer) => (
        <Lines>
          {answer[`${end}Uptime`].map(({ employeeId, name, department, uptimeMinutes }) => (
            <li key={employeeId}>
              <Link to={personPath(employeeId, days)}>{name}{department ? <small>{department}</small> : null}</Link>
              <i aria-hidden style={{ width: `${(100 * uptimeMinutes) / most}%` }} />
              <b>{times.span(uptimeMinutes)}</b>
            </li>
          ))}
        </Lines>
      )}
    </FiguresCard>
  ));
};
