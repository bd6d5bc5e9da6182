import { useQuery } from '@tanstack/react-query';
import { ReadRolesToCompareDocument } from '../../../../generated/core-hr/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { RightLine } from './rightsOf.ts';

export type OtherRole = { readonly id: string; readonly name: string; readonly rights: readonly RightLine[] };

/** The roles of the organisation with their rights, to compare with. */
export const useOtherRoles = (isOn: boolean): readonly OtherRole[] | undefined =>
  useQuery({
    queryKey: ['roles-to-compare'],
    enabled: isOn,
    queryFn: async ({ signal }) => (await askAnswer('core-hr', ReadRolesToCompareDocument, {}, signal)).rows.map(({ rights, ...role }) => ({ ...role, rights: rights ?? [] })),
  }).data;
