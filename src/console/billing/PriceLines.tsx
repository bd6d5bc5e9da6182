import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useBillingFormats } from './useBillingFormats.ts';
import type { Preview } from './usePreview.ts';

const Lines = styled('dl')({
  margin: '16px 0 0',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, padding: '6px 0', borderBottom: '1px solid var(--hair)' },
  '& dt': { minWidth: 0 },
  '& dd': { whiteSpace: 'nowrap', color: 'var(--text)' },
  '& > [data-total]': { borderBottom: 0, borderTop: '3px double var(--line)', marginTop: -1, fontWeight: 600, color: 'var(--text)' },
});
const Note = styled('p')({ marginTop: 12, color: 'var(--text-2)' });

/** What a purchase costs, line by line, and what of it is due today. */
export const PriceLines = ({ preview }: { readonly preview: Preview }) => {
  const translate = useTranslate();
  const { money, day, lastDay, percent, count } = useBillingFormats();
  const amount = (text: string): string => money(text, preview.currency);
  const isDiscounted = Number(preview.discount) > 0;
  const isNow = preview.when === 'NOW';
  const lines: readonly (readonly [string, string])[] = [
    [translate('billing.price.whole', { plan: preview.planName, smart_count: preview.quantity, number: count(preview.quantity) }), amount(preview.subtotal)],
    ...(isDiscounted ? [[translate('billing.price.discount', { percent: percent(preview.discountPercentage) }), amount(`-${preview.discount}`)] as const] : []),
  ];
  const today: readonly (readonly [string, string])[] =
    isNow && Number(preview.credit) > 0
      ? [
          [translate('billing.price.rest', { day: lastDay(preview.nextTermStart) }), amount(preview.charge)],
          [translate('billing.price.credit'), amount(`-${preview.credit}`)],
        ]
      : [];
  const draw = ([label, value]: readonly [string, string]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <>
      <Lines>
        {lines.map(draw)}
        <div data-total>
          <dt>{translate(`billing.price.${preview.periodUnit}`)}</dt>
          <dd>{amount(preview.total)}</dd>
        </div>
      </Lines>
      {isNow ? (
        <Lines>
          {today.map(draw)}
          <div data-total>
            <dt>{translate('billing.price.today')}</dt>
            <dd>{amount(preview.dueToday)}</dd>
          </div>
        </Lines>
      ) : null}
      <Note>{translate(preview.when === 'AT_TERM_END' ? 'billing.price.atTerm' : preview.when === 'AT_TRIAL_END' ? 'billing.price.atTrial' : 'billing.price.due', { day: day(preview.from) })}</Note>
    </>
  );
};
