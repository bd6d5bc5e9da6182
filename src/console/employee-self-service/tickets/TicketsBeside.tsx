import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { isLanguage } from '../../../domain/languages.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { useReckonedTickets } from './useReckonedTickets.ts';
import type { Values } from '../../resource/form/values.ts';

const Box = styled('div')({ maxWidth: 560, '& > h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& > p': { margin: '0 0 12px', color: 'var(--text-2)' } });
const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', textAlign: 'right', borderBottom: '1px solid var(--hair)', fontWeight: 400, whiteSpace: 'nowrap', verticalAlign: 'top' },
  '& th:first-of-type': { textAlign: 'left', whiteSpace: 'normal' },
  '& thead th': { fontSize: 12, fontWeight: 500, color: 'var(--text-2)' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& tr[data-asked] > *': { background: 'var(--accent-wash)' },
  '& tfoot tr:first-of-type > *': { borderTop: '1px solid var(--line)' },
  '& tfoot tr:last-of-type > *': { fontWeight: 600, borderBottom: 0 },
  '& tfoot small': { fontWeight: 400 },
});

/** Beside the form of a claim of tickets: what the policy gives in the cycle, to whom, what is used and left, and what this claim comes to. */
export const TicketsBeside = ({ values }: { readonly values: Values }) => {
  const translate = useTranslate();
  const { dateFormat, language } = useCellFormats();
  const data = useReckonedTickets(values);
  const money = useAmounts(data?.currency ?? 'INR');
  if (!data) return null;
  const word = (key: string): string => translate(`airTicketClaim.${key}`);
  if (data.policyName == null) return <Box><Note tone="info" title={word('none')} /></Box>;
  const day = (iso: string): string => formatDate(iso, dateFormat, isLanguage(language) ? language : 'en');
  const cycle = data.cycleFrom == null || data.cycleUntil == null ? [] : [translate('airTicketClaim.cycle', { from: day(data.cycleFrom), until: day(data.cycleUntil) })];
  const destination = data.destination == null ? [] : [translate('airTicketClaim.to', { destination: data.destination })];
  return (
    <Box aria-live="polite">
      <h2>{data.policyName}</h2>
      <p>{[...cycle, ...destination].join(', ')}</p>
      <Table aria-label={word('entitlement')}>
        <thead>
          <tr>
            <th scope="col">{word('person')}</th>
            <th scope="col">{word('fare')}</th>
            <th scope="col">{word('left')}</th>
          </tr>
        </thead>
        <tbody>
          {data.people.map(({ familyMemberId, name, kin, band, fare, entitled, carried, left, isAsked }) => (
            <tr key={familyMemberId ?? ''} data-asked={isAsked || undefined}>
              <th scope="row">
                {name}
                <small>{[translate(`enum.AirTicketPersonKin.${kin}`), ...(band === 'ADULT' || kin === band ? [] : [translate(`enum.AirTicketBand.${band}`)]), ...(isAsked ? [word('asked')] : [])].join(', ')}</small>
              </th>
              <td>{fare == null ? '–' : money(fare)}</td>
              <td>
                {translate('airTicketClaim.leftOf', { left, all: entitled + carried })}
                {carried === 0 ? null : <small>{translate('airTicketClaim.ofCarried', { carried })}</small>}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(['entitled', 'accrued', 'used', 'left'] as const).map((key) => (
            <tr key={key}>
              <th scope="row">{word(`sum.${key}`)}</th>
              <td colSpan={2}>{money(data[key])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{word('comesTo')}<small>{translate('airTicketClaim.atMost', { amount: money(data.limit) })}</small></th>
            <td colSpan={2}>{money(data.amount)}</td>
          </tr>
        </tfoot>
      </Table>
    </Box>
  );
};
