import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReadTeamManagersDocument } from '../../../../generated/core-hr/operations.ts';
import { askAnswer } from '../askAnswer.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { ReadTeamManagersQuery } from '../../../../generated/core-hr/operations.ts';

export type TeamManager = ReadTeamManagersQuery['answer']['rows'][number];

type Asked = { readonly search?: string; readonly ids?: readonly string[]; readonly limit?: number };

/** Managers whose teams may be chosen where a form shows people, by search or by ids, 20 at a time; never all of them. None where the reader leads nobody who leads others. */
export const useTeamManagers = (form: FormName | null | undefined, { search = '', ids, limit = 20 }: Asked, enabled = true) =>
  useQuery({
    // As names of employees: they follow the same changes.
    queryKey: ['lookup', 'Employee', 'leading', form ?? null, search, ids ?? null, limit],
    queryFn: async ({ signal }): Promise<readonly TeamManager[]> => (await askAnswer('core-hr', ReadTeamManagersDocument, { search: search || null, ids: ids === undefined ? null : [...ids], limit, form: form ?? null }, signal)).rows,
    enabled,
    placeholderData: ids === undefined ? keepPreviousData : undefined,
    staleTime: 30_000,
    retry: false,
  });
