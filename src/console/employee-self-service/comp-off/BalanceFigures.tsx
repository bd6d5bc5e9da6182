import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { onPhone } from '../../shell/widths.ts';
import { useDays } from './useDays.ts';
import type { Balance } from './useCompOff.ts';

const Strip = styled('dl')({
  display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 1, margin: 0, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--hair)', overflow: 'hidden',
  [onPhone]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' }, '& > :last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' } },
  '& > *': { padding: '12px 16px', background: 'var(--surface)' },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { margin: 0, fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.01em', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'flex', alignItems: 'center', gap: 6, fontSize: 12, lineHeight: '16px', fontWeight: 400, letterSpacing: 0, color: 'var(--text-3)' },
});

/** What is left in the first place, with the day on which the next of it expires; then how it came to be. */
export const BalanceFigures = ({ balance }: { readonly balance: Balance }) => {
  const translate = useTranslate();
  const { days, date } = useDays();
  const { left, nextExpiry, isExpiring, encashed } = balance;
  return (
    <Strip>
      <div>
        <dt>{translate('compOffBalance.left')}</dt>
        <dd>
          {days(left)}
          {nextExpiry == null ? null : (
            <small>
              {isExpiring ? <StatusMark tone="wait" /> : null}
              {translate('compOffBalance.nextExpiry', { day: date(nextExpiry) })}
            </small>
          )}
        </dd>
      </div>
      {(['earned', 'taken', 'asked', ...(Number(encashed) > 0 ? (['encashed'] as const) : []), 'lapsed'] as const).map((key) => (
        <div key={key}>
          <dt>{translate(`compOffBalance.${key}`)}</dt>
          <dd>{days(balance[key])}</dd>
        </div>
      ))}
    </Strip>
  );
};
