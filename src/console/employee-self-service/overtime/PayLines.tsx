import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../domain/values/amounts.ts';
import { formatDuration } from '../../../domain/values/durations.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { useWords } from '../../shell/useWords.ts';
import type { ReckonOvertimeQuery } from '../../../../generated/employee-self-service/operations.ts';
import type { Language } from '../../../domain/languages.ts';

const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0', textAlign: 'right', borderBottom: '1px solid var(--hair)', fontWeight: 400 },
  '& th': { textAlign: 'left', paddingRight: 12 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '& tr:last-of-type :is(th, td)': { fontWeight: 600, borderBottom: 0 },
});

type Pay = NonNullable<ReckonOvertimeQuery['answer']['pay']>;

/** How hours of overtime are paid: what an hour of work is worth, each rate with its hours, and the sum. */
export const PayLines = ({ pay: { configuration, currency, basis, monthly, monthDays, dayHours, hourly, wageIndex, lines, amount } }: { readonly pay: Pay }) => {
  const translate = useTranslate();
  const { number } = useWords();
  const language = useFormats().language as Language;
  const money = (text: string): string => formatMoney(text, language, currency);
  const hours = (text: string): string => formatDuration(text, language);
  const fold = (rate: string): string => number(Number(rate));
  return (
    <>
      <h2>{translate('overtimeRequest.pay')}</h2>
      <Table aria-label={translate('overtimeRequest.pay')}>
        <tbody>
          {hourly == null || monthly == null ? null : (
            <tr>
              <th scope="row">
                {translate('overtimeRequest.hour')}
                <small>{translate(`enum.OvertimeBasis.${basis}`)}, {translate('overtimeRequest.hourly', { monthly: money(monthly), days: number(Number(monthDays)), hours: hours(dayHours) })}</small>
              </th>
              <td>{money(hourly)}</td>
            </tr>
          )}
          {hourly == null || Number(wageIndex) === 1 ? null : (
            <tr>
              <th scope="row">{translate('overtimeRequest.index')}</th>
              <td>× {fold(wageIndex)}</td>
            </tr>
          )}
          {lines.map((line, at) => (
            <tr key={`${at} ${line.perHour}`}>
              <th scope="row">
                {line.rate == null ? translate('overtimeRequest.atAmount', { hours: hours(line.hours), amount: money(line.perHour) }) : translate('overtimeRequest.atRate', { hours: hours(line.hours), rate: fold(line.rate) })}
                {line.rate == null ? null : <small>{translate('overtimeRequest.perHour', { amount: money(line.perHour) })}</small>}
              </th>
              <td>{money(line.amount)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              {translate('overtimeRequest.sum')}
              <small>{configuration}</small>
            </th>
            <td>{money(amount)}</td>
          </tr>
        </tbody>
      </Table>
    </>
  );
};
