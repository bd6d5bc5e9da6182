import { styled } from '@mui/material/styles';
import type { CellFormats } from '../../fields/cellKind.ts';
import type { Span } from './usePlanPlace.ts';

const Row = styled('div')({
  position: 'sticky', top: 0, zIndex: 2, display: 'grid', background: 'var(--head)', color: 'var(--head-text)', borderBottom: '1px solid var(--line)', fontSize: 12, fontWeight: 500,
  '& > *': { display: 'flex', flexDirection: 'column', justifyContent: 'center', minWidth: 0, padding: '0 10px', lineHeight: '16px' },
  '& > :first-of-type': { position: 'sticky', left: 0, zIndex: 1, paddingLeft: 16, background: 'var(--head)', borderRight: '1px solid var(--line)' },
  '& > :last-of-type': { alignItems: 'flex-end', paddingRight: 12 },
  '& [data-today]': { color: 'var(--accent-text)' },
  '& [data-short]': { padding: 0, alignItems: 'center' },
});

type Props = { readonly days: readonly string[]; readonly span: Span; readonly today: string; readonly columns: string; readonly height: number; readonly formats: CellFormats };

/** The days of the plan. */
export const GridHead = ({ days, span, today, columns, height, formats: { locale, translate } }: Props) => {
  const isShort = span === 'MONTH';
  const weekday = new Intl.DateTimeFormat(locale, { weekday: isShort ? 'narrow' : 'short', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(locale, isShort ? { day: 'numeric', timeZone: 'UTC' } : { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const whole = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <Row role="row" aria-rowindex={1} style={{ gridTemplateColumns: columns, height }}>
      <div role="columnheader">{translate('common.employee')}</div>
      {days.map((day) => {
        const at = new Date(`${day}T00:00:00Z`);
        return (
          <div key={day} role="columnheader" aria-label={whole.format(at)} aria-current={day === today ? 'date' : undefined} data-today={day === today || undefined} data-short={isShort || undefined}>
            <span>{weekday.format(at)}</span>
            <span>{date.format(at)}</span>
          </div>
        );
      })}
      <div role="columnheader">{translate('roster.hoursHead')}</div>
    </Row>
  );
};
