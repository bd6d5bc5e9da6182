import { listValues } from './lists.ts';

/** ISO 4217, list one: countries that pay with the money of others. */
const shared: Readonly<Record<string, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA YT',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM VG VI',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XPF: 'NC PF WF',
  AUD: 'CC CX HM KI NF NR TV',
  NZD: 'CK NU PN TK',
  GBP: 'GG GS IM JE',
  XCG: 'CW SX',
  NOK: 'BV SJ',
  DKK: 'FO GL',
  CHF: 'LI',
  ILS: 'PS',
  MAD: 'EH',
};
const lent = new Map(Object.entries(shared).flatMap(([currency, countries]) => countries.split(' ').map((country) => [country, currency] as const)));

/** What is paid with in a country, ISO 4217: codes of currencies begin with that of their country. Null where there is none, or more than one. */
export const currencyOfCountry = (country: string): string | null => {
  const own = listValues('CURRENCY').filter((currency) => currency.startsWith(country));
  return lent.get(country) ?? (own.length === 1 ? (own[0] ?? null) : null);
};
