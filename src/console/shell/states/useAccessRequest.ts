import { useQuery, useQueryClient } from '@tanstack/react-query';
import { forms } from '../../../../generated/forms.ts';
import { useIsViewing } from '../../providers/authSession.ts';
import { ask } from '../ask.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { MyRequestFragment, ReadMyAccessRequestQuery, RequestRightsMutation } from '../../../../generated/organisation-data/operations.ts';

const fields = '{ status requestedAt decidedBy reason deciders roles }';
/** As text: a closed form may stand on any page, which must not bring the printed documents along. */
const readText = `query ReadMyAccessRequest($formId: Int) { myAccessRequest(formId: $formId) ${fields} }`;
const requestText = `mutation RequestRights($formId: Int) { requestRights(formId: $formId) ${fields} }`;

/** The person's own request for a form, or for any where there is none; with who decides. Undefined until read, and when it cannot be read. Nobody asks while looking as somebody else. */
export const useAccessRequest = (form: FormName | null): { readonly request: MyRequestFragment | undefined; readonly send: (() => Promise<void>) | undefined } => {
  const client = useQueryClient();
  const isViewing = useIsViewing();
  const formId = form === null ? null : forms[form];
  const queryKey = ['my-access-request', formId];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await ask<ReadMyAccessRequestQuery>('organisation-data', readText, { formId }, signal)).myAccessRequest,
    retry: false,
  });
  const send = async (): Promise<void> => {
    const { requestRights } = await ask<RequestRightsMutation>('organisation-data', requestText, { formId });
    client.setQueryData(queryKey, requestRights);
  };
  return { request: data, send: isViewing ? undefined : send };
};
