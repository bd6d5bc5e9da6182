import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useBillingFormats } from './useBillingFormats.ts';
import type { PeriodUnit } from '../../domain/billing/plan.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '16px 24px', paddingTop: 20, '& > .field': { width: 180 }, '& > .narrow': { width: 112 } });
const Group = styled('fieldset')({ border: 0, padding: 0, margin: 0, minWidth: 0, '& legend': { padding: 0, marginBottom: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' }, '& small': { display: 'block', marginTop: 4, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' } });
const Segments = styled('div')({ display: 'inline-flex', border: '1px solid var(--field)', borderRadius: 6, overflow: 'hidden' });
const Segment = styled('button')({ height: 34, padding: '0 14px', border: 0, background: 'var(--surface)', fontWeight: 500, cursor: 'pointer', '&[aria-pressed="true"]': { background: 'var(--action)', color: 'var(--on-action)' }, '&:focus-visible': { outlineOffset: -2 } });

/** Currencies of the own list; one that is not in it stays choosable, because the provider may know more. */
const currencies = ['INR', 'USD', 'EUR', 'GBP', 'AUD', 'CAD', 'SGD', 'JPY', 'MXN', 'PHP'] as const;

type Props = {
  readonly unit: PeriodUnit;
  readonly onUnit: (unit: PeriodUnit) => void;
  readonly currency: string;
  /** Absent where a subscription runs already: it keeps its currency. */
  readonly onCurrency: ((currency: string) => void) | undefined;
  readonly quantity: string;
  readonly least: number;
  readonly isWrong: boolean;
  readonly onQuantity: (text: string) => void;
};

/** How long, for how many, in which money. */
export const PlanChoices = ({ unit, onUnit, currency, onCurrency, quantity, least, isWrong, onQuantity }: Props) => {
  const translate = useTranslate();
  const { count } = useBillingFormats();
  const words = { least: count(least) };
  return (
    <Row>
      <Group>
        <legend>{translate('billing.plans.period')}</legend>
        <Segments>
          {(['month', 'year'] as const).map((one) => (
            <Segment key={one} type="button" aria-pressed={unit === one} onClick={() => onUnit(one)}>
              {translate(`billing.plans.${one}`)}
            </Segment>
          ))}
        </Segments>
        <small>{translate('billing.plans.yearly')}</small>
      </Group>
      <div className="field">
        <TextField
          label={translate('billing.plans.quantity')}
          value={quantity}
          required
          error={isWrong}
          helperText={translate(isWrong ? 'billing.plans.quantityRule' : 'billing.plans.quantityHelp', words)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
          onChange={({ target }) => onQuantity(target.value)}
        />
      </div>
      {onCurrency ? (
        <div className="narrow">
          <TextField select label={translate('billing.plans.currency')} value={currency} onChange={({ target }) => onCurrency(target.value)}>
            {[...new Set([currency, ...currencies])].map((code) => (
              <MenuItem key={code} value={code}>
                {code}
              </MenuItem>
            ))}
          </TextField>
        </div>
      ) : null}
    </Row>
  );
};
