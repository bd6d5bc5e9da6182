import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { ReadPlanAccessDocument } from '../../../generated/billing/operations.ts';
import { useRights, useSession } from '../providers/authSession.ts';
import { AlertStrip } from './AlertStrip.tsx';
import { askBilling } from './askBilling.ts';
import { BillingAlert } from './BillingAlert.tsx';
import { billingKey } from './useBilling.ts';

/** At the top of the sheet: that the organisation may not work without a plan (document 0 §8), else what is to be paid or booked. */
export const PlanNotice = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isIn = useSession() !== undefined;
  const { view } = useRights('BILLING');
  const { data } = useQuery({ queryKey: [...billingKey, 'access'], enabled: isIn, staleTime: 15 * 60_000, retry: false, queryFn: ({ signal }) => askBilling(ReadPlanAccessDocument, {}, signal) });
  if (data?.getOrganizationSubscribedPlan.isActive !== false) return <BillingAlert />;
  return (
    <AlertStrip tone="bad" text={view ? translate('error.PLAN_INACTIVE') : `${translate('error.PLAN_INACTIVE')}. ${translate('billing.restricted.other')}`}>
      {view && !pathname.startsWith('/billing') ? (
        <Button size="small" onClick={() => void navigate('/billing')}>
          {translate('billing.alert.open')}
        </Button>
      ) : null}
    </AlertStrip>
  );
};
