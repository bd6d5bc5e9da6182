import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { uniformRate } from '../../../../domain/uniforms/rate.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { StatusMark } from '../../../shell/pieces/StatusMark.tsx';
import { useDays } from '../useDays.ts';
import { TONE_OF } from '../states.ts';
import type { UniformOfPerson } from '../useUniforms.ts';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', '& li': { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: 8, padding: '3px 0', fontVariantNumeric: 'tabular-nums' }, '& .state': { display: 'inline-flex', alignItems: 'center', gap: 6 }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' } });
const Months = styled('p')({ margin: '0 0 4px', color: 'var(--text-2)' });

const MOST = 8;

/** How somebody was seen: the rate of the last months, and the latest days. */
export const SeenList = ({ observations, months }: Pick<UniformOfPerson, 'observations' | 'months'>) => {
  const translate = useTranslate();
  const day = useDays();
  const { locale } = useCellFormats();
  if (observations.length === 0) return null;
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <>
      <h3>{translate('uniforms.seen')}</h3>
      <Months>{months.slice(0, 3).map((one) => translate('uniforms.rateOf', { month: month.format(new Date(`${one.month}T00:00:00Z`)), rate: percent.format((uniformRate(one.worn, one.observed) ?? 0) / 100), smart_count: one.observed })).join(' · ')}</Months>
      <List>
        {observations.slice(0, MOST).map(({ id, day: on, state, item, remark }) => (
          <li key={id}>
            <span>{day(on)}</span>
            <span>
              <span className="state"><StatusMark tone={TONE_OF[state]} />{translate(`enum.UniformState.${state}`)}</span>
              {item == null && remark == null ? null : <small>{[item, remark].filter((word) => word != null && word !== '').join(': ')}</small>}
            </span>
          </li>
        ))}
      </List>
    </>
  );
};
