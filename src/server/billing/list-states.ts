import { isCountryCode } from '../../domain/billing/countries.ts';
import { subdivisionsOf } from '../../domain/billing/subdivisions.ts';
import { refuse } from '../refuse.ts';
import { done } from './answers.ts';

/** Document 0 §7: the states of a country; none where addresses name none. */
export const listStates = ({ countryCode }: { readonly countryCode: string }) => {
  const country = countryCode.trim().toUpperCase();
  if (!isCountryCode(country)) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'countryCode', message: countryCode.slice(0, 20) }] });
  return { ...done, data: subdivisionsOf(country) };
};
