import { constants } from '../../domain/constants.ts';
import { refuse } from '../refuse.ts';

type Window = { readonly offset?: number | null; readonly limit?: number | null };

/** The part of a list that was asked for: at most 25,000 of it. */
export const pageOf = <Row>(rows: readonly Row[], { offset, limit }: Window, usual: number): readonly Row[] => {
  const [from, most] = [offset ?? 0, limit ?? usual];
  if (from < 0) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'offset', message: 'offset is a whole number from 0.' }] });
  if (most < 1 || most > constants.listLimit) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'limit', message: `limit is a whole number from 1 to ${constants.listLimit}.` }] });
  return rows.slice(from, from + most);
};
