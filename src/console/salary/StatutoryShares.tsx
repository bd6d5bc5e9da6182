import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadOwnStatutorySharesDocument, ReadStatutorySharesDocument } from '../../../generated/tax-and-statutory/operations.ts';
import { useFormats } from '../fields/input/useFormats.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { useAmounts } from './useAmounts.ts';
import { useMonths } from './useMonths.ts';
import type { ReadStatutorySharesQuery } from '../../../generated/tax-and-statutory/operations.ts';

type Share = ReadStatutorySharesQuery['answer']['shares'][number];

const Frame = styled('section')({
  fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& h2': { margin: '0 0 4px', fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& h3': { margin: '12px 0 0', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& > p': { margin: 0, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& dl': { margin: 0 },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px', padding: '6px 0', borderBottom: '1px solid var(--hair)' },
  '& dd': { margin: 0 }, '& dd + dd': { gridColumn: '1 / -1', display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});

/** What the law takes of an ordinary month at the present salary: of an employee, or the own where none is named. Nothing is shown where the law takes nothing. */
export const StatutoryShares = ({ employeeId }: { readonly employeeId?: number | undefined }) => {
  const translate = useTranslate();
  const month = useMonths();
  const percent = new Intl.NumberFormat(useFormats().locale, { style: 'percent', maximumFractionDigits: 4 });
  const { data } = useQuery({
    queryKey: ['statutory-shares', employeeId ?? 'own'],
    queryFn: ({ signal }) => (employeeId === undefined ? askAnswer('tax-and-statutory', ReadOwnStatutorySharesDocument, {}, signal) : askAnswer('tax-and-statutory', ReadStatutorySharesDocument, { employeeId }, signal)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const money = useAmounts(data?.currency ?? 'INR');
  if (data === undefined || data.shares.length === 0) return null;
  const from = ({ wage, percentage, law }: Share): string => (wage == null || percentage == null ? law : `${translate('statutory.shares.of', { percent: percent.format(Number(percentage) / 100), wage: money(wage) })} · ${law}`);
  const part = (kind: string) => {
    const shares = data.shares.filter((share) => share.kind === kind);
    if (shares.length === 0) return null;
    return (
      <>
        <h3>{translate(`statutory.shares.${kind}`)}</h3>
        <dl>
          {shares.map((share) => (
            <div key={share.code}>
              <dt>{translate(`statutory.line.${share.code}`)}</dt>
              <dd>{money(share.amount)}</dd>
              <dd>{from(share)}</dd>
            </div>
          ))}
        </dl>
      </>
    );
  };
  return (
    <Frame aria-label={translate('statutory.shares')}>
      <h2>{translate('statutory.shares')}</h2>
      <p>{translate('statutory.shares.month', { month: month(data.day.slice(0, 7)) })}</p>
      {part('DEDUCTION')}
      {part('EMPLOYER')}
    </Frame>
  );
};
