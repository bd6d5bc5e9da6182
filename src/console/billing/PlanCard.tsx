import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { useTranslate } from 'ra-core';
import { useBillingFormats } from './useBillingFormats.ts';
import type { PlanOffer } from './usePlans.ts';

const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 8,
  '&[data-chosen]': { borderColor: 'var(--accent)', boxShadow: 'inset 0 0 0 1px var(--accent)' },
  '& h2': { display: 'flex', alignItems: 'center', gap: 8, fontSize: 16, lineHeight: '24px' },
  '& h2 small': { fontSize: 12, fontWeight: 500, color: 'var(--accent-text)' },
  '& p': { margin: '4px 0 12px', color: 'var(--text-2)' },
  '& p b': { display: 'block', fontSize: 26, lineHeight: '32px', letterSpacing: '-.01em', color: 'var(--text)' },
  '& ul': { flex: 1, display: 'grid', alignContent: 'start', gap: 6, marginBottom: 16 },
  '& li': { display: 'flex', gap: 8 },
  '& li svg': { flex: 'none', marginTop: 2, color: 'var(--ok)' },
});

type Props = { readonly plan: PlanOffer; readonly isChosen: boolean; readonly isCurrent: boolean; readonly onChoose: () => void };

/** A plan, its price and what it holds. */
export const PlanCard = ({ plan, isChosen, isCurrent, onChoose }: Props) => {
  const translate = useTranslate();
  const { money, count } = useBillingFormats();
  return (
    <Card data-chosen={isChosen || undefined}>
      <h2>
        {plan.planName}
        {isCurrent ? <small>{translate('billing.plans.current')}</small> : null}
      </h2>
      <p>
        <b>{money(plan.unitPrice, plan.currencyCode)}</b>
        {translate(`billing.plan.each.${plan.planPeriodUnit}`)}
      </p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check size={16} strokeWidth={1.5} aria-hidden />
            {translate(`billing.feature.${feature}`, { _: feature })}
          </li>
        ))}
        {plan.minimumQuantity > 1 ? <li>{translate('billing.plans.minimum', { number: count(plan.minimumQuantity) })}</li> : null}
      </ul>
      <Button aria-pressed={isChosen} startIcon={isChosen ? <Check size={16} strokeWidth={1.5} /> : undefined} onClick={onChoose}>
        {isChosen ? translate('billing.plans.selected') : translate('billing.plans.select', { plan: plan.planName })}
      </Button>
    </Card>
  );
};
