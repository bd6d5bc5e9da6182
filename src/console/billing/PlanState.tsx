import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { useBillingFormats } from './useBillingFormats.ts';
import type { StatusTone } from '../shell/pieces/StatusMark.tsx';
import type { PlanStatus } from './useBilling.ts';

const tones: Readonly<Record<PlanStatus, StatusTone>> = { NONE: 'none', TRIAL: 'info', ACTIVE: 'ok', TRIAL_ENDED: 'off', SUSPENDED: 'off', CANCELLED: 'off' };

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });

/** How the plan stands: mark and words. */
export const PlanState = ({ status, trialEnd }: { readonly status: PlanStatus; readonly trialEnd: string | null }) => {
  const translate = useTranslate();
  const { day } = useBillingFormats();
  return (
    <Line>
      <StatusMark tone={tones[status]} />
      {translate(`billing.status.${status}`, { day: trialEnd === null ? '' : day(trialEnd) })}
    </Line>
  );
};
