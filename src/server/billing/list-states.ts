import { isCountryCode } from '../../domain/billing/countries.ts';
import { subdivisionsOf } from '../../domain/billing/subdivisions.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { done } from './answers.ts';

/** Document 0 §7: the states of a country; none where addresses name none. */
export const listStates = ({ countryCode }: { readonly countryCode: string }, _context: Context, { session }: Grant) => {
  const country = countryCode.trim().toUpperCase();
  if (!isCountryCode(country)) refuseProblems({ session }, [{ field: 'countryCode', ...finding('rule.country') }]);
  return { ...done, data: subdivisionsOf(country) };
};
