import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { onPhone } from '../../shell/widths.ts';
import { useDays } from './useDays.ts';
import type { Credit } from './useCompOff.ts';

const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums', background: 'var(--surface)',
  '& th, & td': { padding: '8px 12px', borderBottom: '1px solid var(--hair)', textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& :is(th, td).number': { textAlign: 'right', width: 88 },
  '& :is(th, td).day': { width: 132 },
  '& tr[data-over] td': { color: 'var(--text-3)' },
  [onPhone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', padding: '8px 0', borderBottom: '1px solid var(--hair)' },
    '& td, & :is(th, td).number, & :is(th, td).day': { border: 0, padding: '2px 12px', width: 'auto', textAlign: 'left', whiteSpace: 'normal' },
    '& td.reason': { gridColumn: '1 / -1', color: 'var(--text-2)' },
    '& td::before': { content: 'attr(data-label) " "', color: 'var(--text-3)', fontSize: 12 },
    '& td.reason::before': { content: 'none' },
  },
});

const heads = ['days', 'taken', 'encashed', 'lapsed', 'left'] as const;

/** Each day that was worked, with what became of the days that it earned. */
export const CreditTable = ({ credits, label }: { readonly credits: readonly Credit[]; readonly label: string }) => {
  const translate = useTranslate();
  const { days, date } = useDays();
  const word = (key: string): string => translate(`compOffBalance.${key}`);
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className="day">{word('workedOn')}</th>
          <th scope="col" className="reason">{word('reason')}</th>
          <th scope="col" className="day">{word('expiresOn')}</th>
          {heads.map((head) => <th key={head} scope="col" className="number">{word(head === 'days' ? 'earned' : head)}</th>)}
        </tr>
      </thead>
      <tbody>
        {credits.map((credit) => (
          <tr key={credit.compOffId} data-over={Number(credit.left) === 0 || undefined}>
            <td className="day" data-label={word('workedOn')}>{date(credit.workedOn)}</td>
            <td className="reason" title={credit.reason}>{credit.reason}</td>
            <td className="day" data-label={word('expiresOn')}>{date(credit.expiresOn)}</td>
            {heads.map((head) => <td key={head} className="number" data-label={word(head === 'days' ? 'earned' : head)}>{days(credit[head])}</td>)}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
