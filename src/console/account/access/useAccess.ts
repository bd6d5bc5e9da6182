import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { print } from 'graphql';
import { ExplainAccessDocument, ReadFormReadersDocument, ReadViewingsDocument } from '../../../../generated/core-hr/operations.ts';
import { ask } from '../../shell/ask.ts';
import type { ExplainAccessQuery, ReadFormReadersQuery, ReadViewingsQuery } from '../../../../generated/core-hr/operations.ts';
import type { FormName } from '../../../../generated/forms.ts';

export type Explanation = ExplainAccessQuery['answer'];

export const PAGE = 25;

/** Why an account may open a form. */
export const useExplanation = (userAccountId: string, askedForm: FormName) =>
  useQuery({
    queryKey: ['explain-access', userAccountId, askedForm],
    queryFn: async ({ signal }) => (await ask<ExplainAccessQuery>('core-hr', print(ExplainAccessDocument), { userAccountId, askedForm }, signal)).answer,
  });

/** A page of those who may open a form. */
export const useFormReaders = (askedForm: FormName, offset: number) =>
  useQuery({
    queryKey: ['form-readers', askedForm, offset],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await ask<ReadFormReadersQuery>('core-hr', print(ReadFormReadersDocument), { askedForm, offset, limit: PAGE }, signal)).answer,
  });

/** A page of who looked as whom. */
export const useViewings = (offset: number) =>
  useQuery({
    queryKey: ['viewings', offset],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await ask<ReadViewingsQuery>('core-hr', print(ReadViewingsDocument), { offset, limit: PAGE }, signal)).answer,
  });
