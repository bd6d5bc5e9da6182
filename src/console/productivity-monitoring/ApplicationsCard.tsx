import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadActivityApplicationsDocument } from '../../../generated/monitoring/operations.ts';
import { FiguresCard } from '../shell/board/FiguresCard.tsx';
import { useBoardPart } from '../shell/board/useBoardPart.ts';
import { useTimes } from '../shell/board/useTimes.ts';
import type { Narrowing } from '../shell/board/useBoardPlace.ts';

const COLOURS = { PRODUCTIVE: 'var(--c3)', NEUTRAL: 'var(--c8)', UNPRODUCTIVE: 'var(--c2)' } as const;
const Lines = styled('ol')({
  listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2,
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 96px 64px', alignItems: 'center', gap: 12, minHeight: 30 },
  '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { marginLeft: 8, fontSize: 12, color: 'var(--text-2)' },
  '& i': { display: 'block', height: 10, borderRadius: 2 },
  '& b': { textAlign: 'right', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
});

/** In what the person's time was spent; `about` says that reading it is noted. */
export const ApplicationsCard = ({ narrowing, employeeId, about }: { readonly narrowing: Narrowing; readonly employeeId: number; readonly about?: string | undefined }) => {
  const translate = useTranslate();
  const times = useTimes();
  const part = useBoardPart(ReadActivityApplicationsDocument, { fromDate: narrowing.fromDate, toDate: narrowing.toDate, employeeId });
  return (
    <FiguresCard title={translate('productivity.card.applications')} {...(about === undefined ? {} : { about })} part={part} isEmpty={({ applications }) => applications.length === 0}>
      {({ applications }) => {
        const most = Math.max(1, ...applications.map(({ minutes }) => minutes));
        return (
          <Lines>
            {applications.map(({ kind, name, category, minutes }) => (
              <li key={`${kind} ${name}`}>
                <span title={name}>{name}<small>{translate(`enum.ActivityCategory.${category}`)}</small></span>
                <i aria-hidden style={{ width: `${(100 * minutes) / most}%`, background: COLOURS[category] }} />
                <b>{times.span(minutes)}</b>
              </li>
            ))}
          </Lines>
        );
      }}
    </FiguresCard>
  );
};
