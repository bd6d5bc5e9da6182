import { NumberBox } from '../input/NumberBox.tsx';
import { currencyOf } from '../input/currency.ts';
import { useFormats } from '../input/useFormats.ts';
import type { InputProps } from '../input/types.ts';

/** An exact amount with its currency's sign and decimals; the currency is the field's, the record's or the organisation's. */
export const MoneyInput = (props: InputProps) => {
  const formats = useFormats();
  const currency = currencyOf(props.field, props.record, formats.currency);
  const { decimals, symbol } = signOf(currency, formats.locale);
  return <NumberBox {...props} before={symbol} decimals={decimals} />;
};

const signOf = (currency: string, locale: string) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return {
    decimals: format.resolvedOptions().maximumFractionDigits,
    symbol: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
  };
};
