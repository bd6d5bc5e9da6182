import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { OpenChangePageDocument, OpenNewPageDocument } from '../../../generated/billing/operations.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { askBilling } from './askBilling.ts';
import { openHostedPage } from './openHostedPage.ts';
import { useBillingFormats } from './useBillingFormats.ts';
import { usePreview } from './usePreview.ts';
import { aboveNarrow } from '../shell/widths.ts';
import type { Subscription } from './useBilling.ts';
import type { PlanOffer } from './usePlans.ts';

const Bar = styled('footer')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 56, padding: '8px 16px', flex: 'none', borderTop: '1px solid var(--line)', '& > p': { flex: 1, minWidth: 0, color: 'var(--text-2)' }, '& b': { color: 'var(--text)' }, '& [data-bad]': { color: 'var(--bad)' }, [aboveNarrow]: { paddingInline: 24 } });

type Props = { readonly plan: PlanOffer | null; readonly quantity: number | null; readonly subscription: Subscription | null };

const isSame = (plan: PlanOffer, quantity: number, subscription: Subscription | null): boolean =>
  subscription !== null && subscription.isChosen && plan.planId === subscription.planId && quantity === subscription.subscribedPlanQuantity && subscription.nextPlanId === null && subscription.nextQuantity === null;

/** What the choice costs, and the way on to the page on which it is bought. */
export const PlanFoot = ({ plan, quantity, subscription }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const tell = useTellFailure();
  const { money } = useBillingFormats();
  const [isOpening, setOpening] = useState(false);
  const isReady = plan !== null && quantity !== null;
  const same = isReady && isSame(plan, quantity, subscription);
  const { preview, problem } = usePreview(isReady && !same ? plan.planId : null, quantity, null);
  const open = async (): Promise<void> => {
    if (!isReady) return;
    const wanted = { planId: plan.planId, planEmployeeCount: quantity };
    setOpening(true);
    try {
      const url =
        subscription === null
          ? (await askBilling(OpenNewPageDocument, wanted)).getNewSubscriptionHostedPageDetails.hostedPage.url
          : (await askBilling(OpenChangePageDocument, { ...wanted, subscriptionId: subscription.subscriptionId })).getChangeSubscriptionHostedPageDetails.hostedPage.url;
      openHostedPage(url, navigate);
    } catch (error) {
      tell(error);
    } finally {
      setOpening(false);
    }
  };
  return (
    <Bar>
      <p role="status" data-bad={problem === undefined ? undefined : ''}>
        {problem ?? null}
        {same ? translate('billing.plans.same') : null}
        {preview && !same && problem === undefined ? (
          <>
            {translate(`billing.price.${preview.periodUnit}`)} <b>{money(preview.total, preview.currency)}</b> · {translate('billing.price.today')} <b>{money(preview.dueToday, preview.currency)}</b>
          </>
        ) : null}
      </p>
      <Button variant="contained" loading={isOpening} disabled={!isReady || same || problem !== undefined} onClick={() => void open()}>
        {translate('billing.plans.continue')}
      </Button>
    </Bar>
  );
};
