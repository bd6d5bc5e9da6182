import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { onPhone } from '../../shell/widths.ts';

const STEPS = ['DRAFT', 'INVITED', 'STARTED', 'SUBMITTED', 'ONBOARDED'];

const Path = styled('ol')({
  display: 'flex', gap: 4, margin: 0, padding: '0 16px 12px', listStyle: 'none', flex: 'none', overflow: 'hidden',
  '& li': { flex: '1 0 84px', minWidth: 0, paddingTop: 4, borderTop: '3px solid var(--line)', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li[data-state=done]': { borderColor: 'var(--c1)', color: 'var(--text-2)' },
  '& li[data-state=now]': { borderColor: 'var(--accent)', color: 'var(--text)', fontWeight: 600 },
  // Five names need more room than a phone has: there only where the person stands is named in sight.
  [onPhone]: { '& li': { flex: '1 1 0', minHeight: 23, fontSize: 0 }, '& li[data-state=now]': { flex: '0 0 auto', fontSize: 12 } },
});

/** The way from the invitation to the first day. Whoever is to mend something fills in again; a cancelled one is nowhere on it. */
export const Steps = ({ status, name }: { readonly status: string; readonly name: string }) => {
  const translate = useTranslate();
  const steps = status === 'RETURNED' ? STEPS.map((step) => (step === 'STARTED' ? 'RETURNED' : step)) : STEPS;
  const at = steps.indexOf(status);
  if (at === -1) return null;
  return (
    <Path aria-label={translate('onboard.steps', { name })}>
      {steps.map((step, place) => (
        <li key={step} data-state={place === at ? 'now' : place < at ? 'done' : undefined} aria-current={place === at ? 'step' : undefined}>
          {translate(`enum.OnboardingStatus.${step}`)}
        </li>
      ))}
    </Path>
  );
};
