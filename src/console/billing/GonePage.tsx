import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ClockDrawing } from '../shell/drawings/ClockDrawing.tsx';
import { DashedDrawing } from '../shell/drawings/DashedDrawing.tsx';
import { refusedOf } from '../shell/refusedOf.ts';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';

/** A page of purchase whose key is old or used, or an invoice that there is not, leads back to billing; any other failure is shown as it is. */
export const GonePage = ({ error, onRetry }: { readonly error: Error; readonly onRetry?: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { errorCode: code } = refusedOf(error);
  const action = { label: translate('billing.checkout.again'), run: () => void navigate('/billing', { replace: true }) };
  if (code === 'NOT_FOUND') return <EmptyState isPage drawing={<DashedDrawing />} title={translate('form.notFound')} message={translate('error.NOT_FOUND')} action={action} />;
  if (code !== 'CHECKOUT_EXPIRED') return <ErrorState error={error} isPage {...(onRetry ? { onRetry } : {})} />;
  return <EmptyState isPage drawing={<ClockDrawing />} title={translate('billing.checkout.gone')} message={translate('error.CHECKOUT_EXPIRED')} action={action} />;
};
