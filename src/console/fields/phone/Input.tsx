import { useMemo, useState } from 'react';
import { AsYouType, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Combobox } from '../input/Combobox.tsx';
import { TextBox } from '../input/TextBox.tsx';
import { useFormats } from '../input/useFormats.ts';
import type { InputProps } from '../input/types.ts';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '112px 1fr', gap: 8 });

const codes: ReadonlySet<string> = new Set(getCountries());
const isCode = (text: string | undefined): text is CountryCode => text !== undefined && codes.has(text);

/** A telephone number with its country. The value is E.164 ('+6591234567'), spaces and brackets are for people only. */
export const PhoneInput = (props: InputProps) => {
  const translate = useTranslate();
  const { locale, region } = useFormats();
  const value = typeof props.value === 'string' ? props.value : '';
  const known = parsePhoneNumberFromString(value)?.country;
  const [chosenCountry, setCountry] = useState<CountryCode>();
  // Of a number that is being typed with its country's prefix: no number yet.
  const [isBegun, setBegun] = useState(false);
  const country = chosenCountry ?? known ?? (isCode(region) ? region : 'IN');
  const prefix = `+${getCountryCallingCode(country)}`;
  const countries = useMemo(() => optionsIn(locale), [locale]);
  const national = value.startsWith(prefix) ? value.slice(prefix.length) : value;
  const set = (text: string, of: CountryCode) => {
    const whole = text.normalize('NFKC').trim();
    const digits = whole.replace(/\D/g, '');
    setBegun(whole === '+');
    const parsed = parsePhoneNumberFromString(whole, of);
    setCountry(whole.startsWith('+') ? (parsed?.country ?? of) : of);
    if (digits === '') return props.onChange(null);
    return props.onChange(parsed?.number ?? (whole.startsWith('+') ? `+${digits}` : `+${getCountryCallingCode(of)}${digits}`));
  };
  return (
    <Pair role="group" aria-labelledby={props.labelId}>
        <Combobox
          {...props}
          field={{ ...props.field, required: true }}
          id={`${props.id}-country`}
          label={translate('form.dialCode')}
          value={country}
          options={countries}
          chosen={{ value: country, label: prefix }}
          menuWidth={280}
          autoComplete="tel-country-code"
          onChoose={(option) => {
            if (!isCode(option?.value)) return;
            setCountry(option.value);
            set(national, option.value);
          }}
        />
      <TextBox
        {...props}
        text={value === '' && isBegun ? '+' : value.startsWith(prefix) ? new AsYouType(country).input(national) : value}
        onText={(text) => set(text, country)}
        onBlur={() => {
          setBegun(false);
          props.onBlur();
        }}
        input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' }}
      />
    </Pair>
  );
};

const optionsIn = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return getCountries()
    .map((code) => ({ value: code as string, label: names.of(code) ?? code, hint: `+${getCountryCallingCode(code)}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
};
