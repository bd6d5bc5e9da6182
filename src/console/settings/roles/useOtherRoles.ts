import { useQuery } from '@tanstack/react-query';
import { ask } from '../../shell/ask.ts';
import type { RightLine } from './rightsOf.ts';

export type OtherRole = { readonly id: string; readonly name: string; readonly rights: readonly RightLine[] };

const QUERY = 'query { listRoles(limit: 200, sort: [{ field: name, order: ASC }]) { rows { id name rights { form view add update delete optionalChoice scope } } } }';

/** The roles of the organisation with their rights, to compare with. */
export const useOtherRoles = (isOn: boolean): readonly OtherRole[] | undefined =>
  useQuery({
    queryKey: ['roles-to-compare'],
    enabled: isOn,
    queryFn: async ({ signal }) => (await ask<{ readonly listRoles: { readonly rows: readonly OtherRole[] } }>('core-hr', QUERY, {}, signal)).listRoles.rows,
  }).data;
