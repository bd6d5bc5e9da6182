import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { onPhone } from '../../shell/widths.ts';
import type { ReactNode } from 'react';

/** Pixels: one row of figures, and on a phone, where two stand side by side, the three rows that five or six make. */
export const figuresHeight = { wide: 92, phone: 284 } as const;

const Strip = styled('dl')({
  flex: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  background: 'var(--hair)',
  gap: 1,
  borderRadius: 8,
  overflow: 'hidden',
  [onPhone]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  '& > *': { background: 'var(--surface)', padding: '12px 16px', minWidth: 0 },
  '& a:hover': { textDecoration: 'underline' },
  '& dt': { display: 'flex', alignItems: 'center', gap: 8, color: 'var(--text-2)', whiteSpace: 'nowrap' },
  '& dt > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& dt i': { width: 8, height: 8, borderRadius: '50%', flex: 'none' },
  '& dd': { margin: 0 },
  '& .figure': { display: 'block', fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.01em' },
  '& .beside': { display: 'block', minHeight: 16, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'none';

const marks: Readonly<Record<Tone, object>> = {
  ok: { background: 'var(--ok-mark)' },
  warn: { background: 'var(--warn-mark)' },
  info: { background: 'var(--info-mark)' },
  bad: { border: '1.5px solid var(--bad-mark)' },
  none: { border: '1.5px solid var(--field)' },
};

export type Figure = { readonly key: string; readonly label: string; readonly value: string; /** Without one, what is counted is neither good nor bad. */ readonly tone?: Tone; readonly beside?: ReactNode; readonly path?: string };

/** Up to five figures side by side, divided; each may open the list that it counts. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Strip>
    {figures.map(({ key, label, value, tone, beside, path }) => (
      <div key={key}>
        <dt>
          {tone ? <i style={marks[tone]} aria-hidden /> : null}
          <span title={label}>{label}</span>
        </dt>
        <dd>
          <span className="figure">{path ? <Link to={path}>{value}</Link> : value}</span>
          <span className="beside">{beside}</span>
        </dd>
      </div>
    ))}
  </Strip>
);
