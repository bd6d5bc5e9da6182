import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadPayRangeDocument } from '../../../generated/payroll-admin/operations.ts';
import { useFormats } from '../fields/input/useFormats.ts';
import { useRights } from '../providers/authSession.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { useAmounts } from './useAmounts.ts';

const Frame = styled('section')({
  display: 'grid', gap: 6, fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums', minWidth: 0,
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& p': { margin: 0, color: 'var(--text-2)' },
  '& > div[data-ends]': { display: 'flex', justifyContent: 'space-between', gap: 12, color: 'var(--text-2)' },
});
const Bar = styled('div')({ position: 'relative', height: 8, borderRadius: 4, background: 'var(--line)', '& > i': { position: 'absolute', top: -3, width: 4, height: 14, marginLeft: -2, borderRadius: 2, background: 'var(--accent-text)' }, '& > i[data-outside]': { background: 'var(--bad)' } });

type Props = { readonly employeeId: number; readonly annualGrossSalary: string; /** It is still being entered. */ readonly isAhead?: boolean };

/** Where a salary stands in the pay range of the person's grade, for whoever may read both; nothing where there is no range. A warning says that it lies outside: it may be meant so. */
export const PayRange = ({ employeeId, annualGrossSalary, isAhead = false }: Props) => {
  const translate = useTranslate();
  const { view } = useRights('SALARY_DETAILS');
  const { locale } = useFormats();
  const { data } = useQuery({ queryKey: ['pay-range', employeeId, annualGrossSalary], enabled: view, placeholderData: keepPreviousData, retry: false, queryFn: ({ signal }) => askAnswer('payroll-admin', ReadPayRangeDocument, { employeeId, annualGrossSalary }, signal) });
  const money = useAmounts(data?.currency ?? 'INR');
  if (!view || data?.grade == null || data.standing == null) return null;
  const { grade, standing, minimum, maximum, compaRatio, position } = data;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const end = standing === 'BELOW' ? minimum : maximum;
  return (
    <Frame aria-label={translate('payRange.of', { grade })} style={isAhead ? { marginBottom: 12 } : undefined}>
      <h2>{translate('payRange.of', { grade })}</h2>
      {position == null ? null : <Bar aria-hidden><i style={{ left: `${Math.min(100, Math.max(0, Number(position)))}%` }} data-outside={standing === 'WITHIN' ? undefined : ''} /></Bar>}
      <div data-ends>
        <span>{minimum == null ? translate('payRange.upTo', { amount: money(maximum!) }) : maximum == null ? translate('payRange.from', { amount: money(minimum) }) : money(minimum)}</span>
        {minimum == null || maximum == null ? null : <span>{money(maximum)}</span>}
      </div>
      {compaRatio == null ? null : <p>{[translate('payRange.month'), translate('payRange.compaRatio', { ratio: number.format(Number(compaRatio)) }), ...(position == null || standing !== 'WITHIN' ? [] : [translate('payRange.position', { percent: percent.format(Number(position) / 100) })])].join(' · ')}</p>}
      {standing === 'WITHIN' || end == null ? null : <Note tone="warning" title={translate(standing === 'BELOW' ? 'payRange.below' : 'payRange.above', { amount: money(end) })}>{isAhead ? translate('payRange.mayBe') : undefined}</Note>}
    </Frame>
  );
};
