import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { isLanguage } from '../../../domain/languages.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { onPhone } from '../../shell/widths.ts';
import { useReckonedTickets } from './useReckonedTickets.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const Box = styled('div')({ display: 'grid', gap: 12, '& h3': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, color: 'var(--text-2)' } } });
const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', textAlign: 'right', borderBottom: '1px solid var(--hair)', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', whiteSpace: 'normal' },
  '& thead th': { fontSize: 12, fontWeight: 500, color: 'var(--text-2)' },
  '& small': { marginLeft: 8, fontSize: 12, color: 'var(--text-3)' },
  '& tr[data-asked] > *': { background: 'var(--accent-wash)' },
  '& .left': { fontWeight: 600 },
  [onPhone]: { '& .wide': { display: 'none' } },
});

/** Below the form of a claim of tickets: what the policy gives in the cycle, to whom, what is used and left, and what this claim comes to. */
export const TicketsAside = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const { dateFormat, language } = useCellFormats();
  const data = useReckonedTickets(values);
  const money = useAmounts(data?.currency ?? 'INR');
  if (!data) return null;
  const word = (key: string): string => translate(`airTicketClaim.${key}`);
  if (data.policyName == null) return <Note tone="info" title={word('none')} />;
  const day = (iso: string): string => formatDate(iso, dateFormat, isLanguage(language) ? language : 'en');
  const destination = data.destination == null ? '' : `, ${translate('airTicketClaim.to', { destination: data.destination })}`;
  const cycle = data.cycleFrom == null || data.cycleUntil == null ? '' : translate('airTicketClaim.cycle', { from: day(data.cycleFrom), until: day(data.cycleUntil) });
  return (
    <Box aria-live="polite">
      <h3>{data.policyName}<small>{`${cycle}${destination}`}</small></h3>
      <Table aria-label={word('entitlement')}>
        <thead>
          <tr>
            <th scope="col">{word('person')}</th>
            <th scope="col">{word('fare')}</th>
            {(['entitled', 'carried', 'used'] as const).map((key) => <th key={key} scope="col" className="wide">{word(key)}</th>)}
            <th scope="col">{word('left')}</th>
          </tr>
        </thead>
        <tbody>
          {data.people.map(({ familyMemberId, name, kin, band, fare, entitled, carried, used, left, isAsked }) => (
            <tr key={familyMemberId ?? ''} data-asked={isAsked || undefined}>
              <th scope="row">
                {name}
                <small>{[translate(`enum.AirTicketPersonKin.${kin}`), ...(band === 'ADULT' ? [] : [translate(`enum.AirTicketBand.${band}`)]), ...(isAsked ? [word('asked')] : [])].join(', ')}</small>
              </th>
              <td>{fare == null ? '–' : money(fare)}</td>
              <td className="wide">{entitled}</td>
              <td className="wide">{carried}</td>
              <td className="wide">{used}</td>
              <td className="left">{left}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <FigureStrip
        isLong
        figures={[
          { key: 'worth', label: word('worth'), value: money(data.entitled) },
          { key: 'accrued', label: word('accrued'), value: money(data.accrued) },
          { key: 'used', label: word('used'), value: money(data.used) },
          { key: 'left', label: word('left'), value: money(data.left) },
          { key: 'amount', label: word('comesTo'), value: money(data.amount), note: translate('airTicketClaim.atMost', { amount: money(data.limit) }) },
        ]}
      />
    </Box>
  );
};
