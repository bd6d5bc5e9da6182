import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ChooseTaxRegimeDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { RegimeTable } from './RegimeTable.tsx';
import type { ReadTaxRegimeComparisonQuery } from '../../../../generated/tax-and-statutory/operations.ts';

export type Comparison = ReadTaxRegimeComparisonQuery['answer'];
export type Regime = Comparison['defaultRegime'];

const Ticks = styled('fieldset')({ margin: '12px 0 0', padding: 0, border: 0, display: 'grid', gap: 8, color: 'var(--text)', '& label': { alignItems: 'flex-start' }, '& .MuiCheckbox-root': { marginTop: -2 }, '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 } });

const acknowledgements = ['holds', 'reliefsNoted'] as const;

type Props = { readonly comparison: Comparison; readonly onClose: () => void };

/** Both regimes side by side, with what each comes to; one of them is chosen for the year once what follows is acknowledged. */
export const RegimeDialog = ({ comparison, onClose }: Props) => {
  const translate = useTranslate();
  const { financialYear, currency, recommendedRegime, defaultRegime, boundTo, regimes } = comparison;
  const [regime, setRegime] = useState<Regime>(boundTo ?? recommendedRegime ?? defaultRegime);
  const [hasBusiness, setBusiness] = useState(comparison.businessIncome);
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set());
  const { run, isWorking, refusal } = useChange('tax-and-statutory', true);
  const money = useAmounts(currency ?? 'INR');
  const year = financialYear ?? '';
  const isAcknowledged = acknowledgements.every((key) => said.has(key));
  const toggle = (key: string): void => setSaid(new Set(said.has(key) ? [...said].filter((one) => one !== key) : [...said, key]));
  const choose = async (): Promise<void> => {
    if (await run(ChooseTaxRegimeDocument, { regime, businessIncome: hasBusiness, acknowledged: isAcknowledged }, translate('declarations.regime.chosen', { regime: translate(`enum.TaxRegime.${regime}`), year }), false)) onClose();
  };
  return (
    <Dialog
      title={translate('declarations.regime.title', { year })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" loading={isWorking} disabled={!isAcknowledged} onClick={() => void choose()}>{translate('declarations.regime.choose', { regime: translate(`enum.TaxRegime.${regime}`) })}</Button>
        </>
      }
    >
      {boundTo == null ? null : <Note tone="info" title={translate('declarations.regime.bound', { regime: translate(`enum.TaxRegime.${boundTo}`) })} />}
      <RegimeTable regimes={regimes} money={money} chosen={regime} recommended={recommendedRegime ?? null} isFixed={boundTo != null} onChoose={setRegime} />
      <Ticks>
        <legend>{translate('declarations.regime.acknowledge')}</legend>
        {acknowledgements.map((key) => (
          <FormControlLabel key={key} control={<Checkbox checked={said.has(key)} onChange={() => toggle(key)} />} label={translate(`declarations.regime.${key}`, { year })} />
        ))}
        <FormControlLabel control={<Checkbox checked={hasBusiness} disabled={boundTo != null} onChange={(_event, on) => setBusiness(on)} />} label={translate('declarations.regime.business')} />
      </Ticks>
      {refusal ? <Refused role="alert">{[refusal.message, ...refusal.told].join(' ')}</Refused> : null}
    </Dialog>
  );
};
