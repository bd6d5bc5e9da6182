import { print } from 'graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ReadFormCoverageDocument, SetFormCoverageDocument } from '../../../../generated/settings/operations.ts';
import { ask } from '../../shell/ask.ts';
import type { ReadFormCoverageQuery, SetFormCoverageMutation } from '../../../../generated/settings/operations.ts';
import type { FormName } from '../../../../generated/forms.ts';

/** As the specified operations say it. */
export type CoverageWord = 'organization' | 'custom group';
export const coverageWords: Readonly<Record<CoverageWord, 'ORGANIZATION' | 'CUSTOM_GROUP'>> = { organization: 'ORGANIZATION', 'custom group': 'CUSTOM_GROUP' };

/** Whom the configurations of a form are for, and how to change it. */
export const useCoverage = (form: FormName) => {
  const client = useQueryClient();
  const queryKey = ['form-coverage', form];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: async ({ signal }) => (await ask<ReadFormCoverageQuery>('settings', print(ReadFormCoverageDocument), { formName: form }, signal)).answer });
  const change = async (coverage: CoverageWord): Promise<void> => {
    const { answer } = await ask<SetFormCoverageMutation>('settings', print(SetFormCoverageDocument), { formName: form, coverage, id: data?.Coverage_Id ?? null });
    client.setQueryData(queryKey, answer);
  };
  return { data, error, refetch, change };
};
