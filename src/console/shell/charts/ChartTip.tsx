import { styled } from '@mui/material/styles';
import { useLocaleState } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';
import type { Series } from './series.ts';

const Box = styled('div')({ background: 'var(--raised)', border: '1px solid var(--line)', borderRadius: 8, boxShadow: 'var(--shadow-2)', padding: '8px 12px', fontSize: 12, lineHeight: '16px', '& b': { fontWeight: 600 }, '& p': { display: 'flex', alignItems: 'center', gap: 6, marginTop: 4 }, '& i': { width: 10, height: 10, borderRadius: 2 }, '& span': { marginLeft: 'auto', paddingLeft: 16 } });

type Entry = { readonly dataKey?: string | number; readonly value?: number | string };

export type ChartTipProps = { readonly series: readonly Series[]; readonly active?: boolean; readonly label?: string | number; readonly payload?: readonly Entry[] };

/** The figures of the step under the pointer; recharts fills in which. */
export const ChartTip = ({ series, active, label, payload }: ChartTipProps) => {
  const [locale] = useLocaleState();
  if (!active || !payload?.length) return null;
  const number = new Intl.NumberFormat(tagOf(locale));
  return (
    <Box>
      <b>{label}</b>
      {series.map(({ key, label: name, colour }) => {
        const value = payload.find(({ dataKey }) => dataKey === key)?.value;
        return value === undefined ? null : (
          <p key={key}>
            <i style={{ background: colour }} />
            {name}
            <span>{number.format(Number(value))}</span>
          </p>
        );
      })}
    </Box>
  );
};
