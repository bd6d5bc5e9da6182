import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Scale from 'lucide-react/icons/scale';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadTaxRegimeComparisonDocument, StopTaxRegimeNotificationDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { onNarrow } from '../../shell/widths.ts';
import { RegimeDialog } from './RegimeDialog.tsx';

const Strip = styled('section')({
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', margin: '16px 16px 0', padding: '12px 16px', border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)',
  '& > svg': { flex: 'none', color: 'var(--accent-text)' },
  '& > div': { flex: '1 1 320px', minWidth: 0 },
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& p': { margin: 0, color: 'var(--text-2)' },
  [onNarrow]: { margin: '8px 8px 0' },
});

/** Above one's dashboard, while the tax regime of the year is to be chosen: what the two come to, and the choice. Nothing where there is nothing to choose. */
export const RegimeNotice = () => {
  const translate = useTranslate();
  const session = useSession();
  const isWanted = session?.user.employeeId != null && !session.viewAs;
  const { data } = useQuery({ queryKey: ['tax-regime-comparison'], queryFn: ({ signal }) => askAnswer('tax-and-statutory', ReadTaxRegimeComparisonDocument, {}, signal), enabled: isWanted, staleTime: 60_000, retry: false });
  const [open, setOpen] = useState<'choose' | 'stop'>();
  const { run, isWorking, refusal } = useChange('tax-and-statutory', true);
  const money = useAmounts(data?.currency ?? 'INR');
  if (!isWanted || !data || !data.Trigger_Regime_Change || data.Total_Income <= 0) return null;
  const { financialYear, recommendedRegime, saving, defaultRegime } = data;
  const year = financialYear ?? '';
  const regime = translate(`enum.TaxRegime.${recommendedRegime ?? defaultRegime}`);
  const stop = async (): Promise<void> => {
    if (await run(StopTaxRegimeNotificationDocument, {}, (answer) => translate('declarations.regime.stopped', { regime: translate(`enum.TaxRegime.${answer.regime ?? defaultRegime}`), year }), false)) setOpen(undefined);
  };
  return (
    <Strip aria-label={translate('declarations.regime.title', { year })}>
      <Scale size={20} aria-hidden />
      <div>
        <h2>{translate('declarations.regime.title', { year })}</h2>
        <p>{translate(Number(saving ?? 0) > 0 ? 'declarations.regime.saves' : 'declarations.regime.same', { regime, amount: money(saving ?? '0') })}</p>
      </div>
      <Button onClick={() => setOpen('stop')}>{translate('declarations.regime.stop')}</Button>
      <Button variant="contained" onClick={() => setOpen('choose')}>{translate('declarations.regime.compare')}</Button>
      {refusal ? <Refused role="alert">{[refusal.message, ...refusal.told].join(' ')}</Refused> : null}
      {open === 'choose' ? <RegimeDialog comparison={data} onClose={() => setOpen(undefined)} /> : null}
      {open === 'stop' ? <ConfirmDialog title={translate('declarations.regime.stopTitle')} confirm={translate('declarations.regime.stop')} isWorking={isWorking} onConfirm={() => void stop()} onCancel={() => setOpen(undefined)}>{translate('declarations.regime.stopMeans', { regime: translate(`enum.TaxRegime.${data.boundTo ?? defaultRegime}`), year })}</ConfirmDialog> : null}
    </Strip>
  );
};
