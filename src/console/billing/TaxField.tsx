import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadStatesDocument } from '../../../generated/billing/operations.ts';
import { isRequiredTaxField, longestTaxField } from '../../domain/billing/tax-settings.ts';
import { askBilling } from './askBilling.ts';
import { useCountries } from './useCountries.ts';
import type { TaxField as Field, TaxSettings } from '../../domain/billing/tax-settings.ts';

export type TaxFieldProps = { readonly field: Field; readonly values: TaxSettings; readonly problem: string | undefined; readonly onChange: (changed: Partial<TaxSettings>) => void; readonly onLeave: () => void };

const completions: Readonly<Partial<Record<Field, string>>> = {
  businessName: 'organization', firstName: 'given-name', lastName: 'family-name', email: 'email', phone: 'tel', addressLine1: 'address-line1', addressLine2: 'address-line2', city: 'address-level2', pincode: 'postal-code', state: 'address-level1',
};
const keyboards: Readonly<Partial<Record<Field, 'email' | 'tel'>>> = { email: 'email', phone: 'tel' };

const noStates: readonly { readonly stateCode: string; readonly stateName: string }[] = [];

/** States of the country by the server; none for countries without them. */
const useStates = (countryCode: string) => {
  const { data } = useQuery({
    queryKey: ['states', countryCode],
    enabled: countryCode !== '',
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await askBilling(ReadStatesDocument, { countryCode }, signal)).listStates.data,
  });
  return data ?? noStates;
};

/** One field: a country and a state are chosen from their lists, and a state brings its code; the others are written. */
export const TaxField = ({ field, values, problem, onChange, onLeave }: TaxFieldProps) => {
  const translate = useTranslate();
  const countries = useCountries();
  const states = useStates(values.countryCode);
  const label = translate(`billing.tax.${field}`);
  const shared = { id: `tax-${field}`, label, required: isRequiredTaxField(field), error: problem !== undefined, helperText: problem };
  if (field === 'countryCode') {
    return (
      <Autocomplete
        id={shared.id}
        options={countries}
        autoHighlight
        value={countries.find(({ code }) => code === values.countryCode) ?? null}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ code }) => code}
        isOptionEqualToValue={(one, other) => one.code === other.code}
        onBlur={onLeave}
        onChange={(_event, country) => onChange({ countryCode: country?.code ?? '', state: '', stateCode: '' })}
        renderInput={(input) => <TextField {...input} {...shared} />}
      />
    );
  }
  if (field === 'state' && states.length > 0) {
    return (
      <Autocomplete
        id={shared.id}
        options={states}
        autoHighlight
        value={states.find(({ stateCode }) => stateCode === values.stateCode) ?? null}
        getOptionLabel={({ stateName }) => stateName}
        getOptionKey={({ stateCode }) => stateCode}
        isOptionEqualToValue={(one, other) => one.stateCode === other.stateCode}
        onBlur={onLeave}
        onChange={(_event, state) => onChange({ state: state?.stateName ?? '', stateCode: state?.stateCode ?? '' })}
        renderInput={(input) => <TextField {...input} {...shared} />}
      />
    );
  }
  return (
    <TextField
      {...shared}
      value={values[field]}
      disabled={field === 'stateCode' && states.length > 0}
      onBlur={onLeave}
      onChange={({ target }) => onChange({ [field]: target.value })}
      slotProps={{ htmlInput: { maxLength: longestTaxField(field), autoComplete: completions[field] ?? 'off', ...(keyboards[field] ? { inputMode: keyboards[field] } : {}) } }}
    />
  );
};
