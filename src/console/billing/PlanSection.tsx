import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Facts } from './Facts.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { PlanState } from './PlanState.tsx';
import { Section } from './Section.tsx';
import { useBillingFormats } from './useBillingFormats.ts';
import { useNextInvoice } from './useNextInvoice.ts';
import { aboveNarrow } from '../shell/widths.ts';
import type { Members, PlanStatus, Subscription } from './useBilling.ts';

const Two = styled('div')({
  display: 'grid',
  gap: '24px 32px',
  [aboveNarrow]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', '& > :last-child': { paddingLeft: 32, borderLeft: '1px solid var(--line)' } },
});
const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  '& strong': { fontSize: 26, lineHeight: '32px', letterSpacing: '-.01em' },
});
const Price = styled('p')({ margin: '4px 0 16px', color: 'var(--text-2)', '& b': { color: 'var(--text)' } });

type Props = { readonly subscription: Subscription; readonly planStatus: PlanStatus; readonly members: Members; readonly mayChange: boolean };

/** The plan, its price and what comes next, beside whom it covers. */
export const PlanSection = ({ subscription, planStatus, members, mayChange }: Props) => {
  const translate = useTranslate();
  const { money, day, lastDay, percent, count } = useBillingFormats();
  const next = useNextInvoice(subscription, planStatus);
  const { planName, subscriptionCurrency: currency, nextPlanName, nextQuantity } = subscription;
  const waits = nextPlanName !== null || nextQuantity !== null;
  const waiting = translate('billing.plan.waitingPlan', { plan: nextPlanName ?? planName, smart_count: nextQuantity ?? subscription.subscribedPlanQuantity, number: count(nextQuantity ?? subscription.subscribedPlanQuantity) });
  const discount =
    subscription.couponCode !== null && subscription.discountUntil !== null
      ? translate('billing.plan.couponUntil', { percent: percent(subscription.discountPercentage), code: subscription.couponCode, day: day(subscription.discountUntil) })
      : null;
  return (
    <Section title={translate('billing.plan.title')}>
      <Two>
        <div>
          <Name>
            <strong>{planName}</strong>
            <PlanState status={planStatus} trialEnd={subscription.trialEnd} />
          </Name>
          <Price>
            <b>{money(subscription.unitPrice, currency)}</b> {translate(`billing.plan.each.${subscription.subscriptionBillingPeriodUnit}`)}
          </Price>
          <Facts
            facts={[
              [translate('billing.plan.next'), next],
              [translate('billing.plan.term'), `${day(subscription.currentTermStart)} – ${lastDay(subscription.currentTermEnd)}`],
              [translate('billing.plan.waiting', { day: day(subscription.currentTermEnd) }), waits ? waiting : null],
              [translate('billing.plan.coupon'), discount],
            ]}
          />
        </div>
        <MembersPanel members={members} mayChange={mayChange && planStatus !== 'TRIAL_ENDED'} subscription={subscription} />
      </Two>
    </Section>
  );
};
