import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ClockDrawing } from '../shell/drawings/ClockDrawing.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';

/** A page of purchase whose key is old or used leads back to billing; any other failure is shown as it is. */
export const GonePage = ({ error }: { readonly error: Error }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const code = 'body' in error ? (error.body as { readonly extensions?: { readonly errorCode?: string } } | undefined)?.extensions?.errorCode : undefined;
  if (code !== 'CHECKOUT_EXPIRED') return <ErrorState error={error} isPage />;
  return <EmptyState isPage drawing={<ClockDrawing />} title={translate('billing.checkout.gone')} message={translate('error.CHECKOUT_EXPIRED')} action={{ label: translate('billing.checkout.again'), run: () => void navigate('/billing', { replace: true }) }} />;
};
