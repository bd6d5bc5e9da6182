import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSession } from '../providers/authSession.ts';
import { TicketDrawing } from '../shell/drawings/TicketDrawing.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { BillingPage } from './BillingPage.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanChoices } from './PlanChoices.tsx';
import { PlanFoot } from './PlanFoot.tsx';
import { useBilling } from './useBilling.ts';
import { usePlans } from './usePlans.ts';
import { aboveNarrow } from '../shell/widths.ts';
import type { PeriodUnit } from '../../domain/billing/plan.ts';
import type { Members, Subscription } from './useBilling.ts';

const Cards = styled('ul')({ display: 'grid', gap: 12, marginTop: 16, [aboveNarrow]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } });

type Choosing = { readonly subscription: Subscription | null; readonly members: Members };

const Chooser = ({ subscription, members }: Choosing) => {
  const translate = useTranslate();
  const [currency, setCurrency] = useState(useSession()?.organisation.currency ?? 'USD');
  const [unit, setUnit] = useState((subscription?.subscriptionBillingPeriodUnit ?? 'month') as PeriodUnit);
  const [text, setText] = useState(String(Math.max(subscription?.nextQuantity ?? subscription?.subscribedPlanQuantity ?? 0, members.activeMembers, 1)));
  const [planId, setPlanId] = useState(subscription?.planId ?? null);
  const isFixed = subscription !== null && subscription.subscriptionStatus !== 'IN_TRIAL';
  const priced = isFixed ? subscription.subscriptionCurrency : currency;
  const { plans, error, refetch } = usePlans(unit, priced);
  const chosen = plans?.find((plan) => plan.planId === planId) ?? null;
  const least = Math.max(members.activeMembers, chosen?.minimumQuantity ?? 1, 1);
  const quantity = /^\d{1,7}$/.test(text.trim()) && Number(text) >= least ? Number(text) : null;
  if (error && !plans) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  /** The same plan in the other period or currency. */
  const keep = (from: PeriodUnit, to: PeriodUnit): void => {
    setUnit(to);
    setPlanId((id) => id?.replace(new RegExp(`-${from}$`), `-${to}`) ?? null);
  };
  return (
    <BillingPage
      title={translate('screen.billing.plans')}
      isInner
      foot={<PlanFoot plan={chosen} quantity={quantity} subscription={subscription} />}
    >
      <PlanChoices unit={unit} onUnit={(next) => keep(unit, next)} currency={priced} onCurrency={isFixed ? undefined : setCurrency} quantity={text} least={least} isWrong={quantity === null} onQuantity={setText} />
      {plans === undefined ? (
        <Skeleton widths={[240, 480, 480]} />
      ) : plans.length === 0 ? (
        <EmptyState drawing={<TicketDrawing />} title={translate('billing.plans.none')} message={translate('billing.plans.noneWhy')} />
      ) : (
        <Cards>
          {plans.map((plan) => (
            <PlanCard key={plan.planId} plan={plan} isChosen={plan.planId === planId} isCurrent={subscription?.isChosen === true && plan.planId === subscription.planId} onChoose={() => setPlanId(plan.planId)} />
          ))}
        </Cards>
      )}
    </BillingPage>
  );
};

/** /billing/plans: which plan, for how many, in which period, and what that costs. */
export const Plans = () => {
  const translate = useTranslate();
  const { billing, error, refetch } = useBilling();
  if (error && !billing) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (billing) return <Chooser subscription={billing.subscription} members={billing.members} />;
  return (
    <BillingPage title={translate('screen.billing.plans')} isInner>
      <Skeleton widths={[240, 480, 480]} />
    </BillingPage>
  );
};
