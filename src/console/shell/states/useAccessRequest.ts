import { print } from 'graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { forms } from '../../../../generated/forms.ts';
import { ReadMyAccessRequestDocument, RequestRightsDocument } from '../../../../generated/organisation-data/operations.ts';
import { ask } from '../ask.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { MyRequestFragment, ReadMyAccessRequestQuery, RequestRightsMutation } from '../../../../generated/organisation-data/operations.ts';

/** The person's own request for a form, or for any where there is none; with who decides. Undefined until read, and when it cannot be read. */
export const useAccessRequest = (form: FormName | null): { readonly request: MyRequestFragment | undefined; readonly send: () => Promise<void> } => {
  const client = useQueryClient();
  const formId = form === null ? null : forms[form];
  const queryKey = ['my-access-request', formId];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await ask<ReadMyAccessRequestQuery>('organisation-data', print(ReadMyAccessRequestDocument), { formId }, signal)).myAccessRequest,
    retry: false,
  });
  const send = async (): Promise<void> => {
    const { requestRights } = await ask<RequestRightsMutation>('organisation-data', print(RequestRightsDocument), { formId });
    client.setQueryData(queryKey, requestRights);
  };
  return { request: data, send };
};
