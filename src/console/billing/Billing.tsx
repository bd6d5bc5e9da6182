import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useRights } from '../providers/authSession.ts';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { BillingPage } from './BillingPage.tsx';
import { InvoicesSection } from './InvoicesSection.tsx';
import { NoPlan } from './NoPlan.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { PlanSection } from './PlanSection.tsx';
import { TaxSection } from './TaxSection.tsx';
import { useBilling } from './useBilling.ts';

/** /billing: the plan and whom it covers, how it is paid, to whom invoices go, and the invoices. */
export const Billing = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { update: mayChange } = useRights('BILLING');
  const { billing, error, refetch } = useBilling();
  if (error && !billing) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const isChanging = billing?.subscription?.isChosen === true;
  const choose = { key: 'plans', kind: 'filled', label: translate(isChanging ? 'billing.plan.change' : 'billing.plan.choose'), run: () => void navigate('/billing/plans') } as const;
  return (
    <BillingPage title={translate('form.BILLING')} actions={mayChange && billing ? [choose] : []}>
      {billing === undefined ? (
        <Skeleton widths={[240, 420, 360, 180, 640, 640]} />
      ) : (
        <>
          {billing.subscription === null ? <NoPlan mayChange={mayChange} /> : <PlanSection subscription={billing.subscription} planStatus={billing.planStatus} members={billing.members} mayChange={mayChange} />}
          <InvoicesSection isOwn={billing.isOwn} />
          <PaymentSection reference={billing.paymentReference} isOwn={billing.isOwn} mayChange={mayChange} />
          <TaxSection tax={billing.tax} mayChange={mayChange} />
        </>
      )}
    </BillingPage>
  );
};
