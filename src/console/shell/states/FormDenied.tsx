import { AccessDenied } from './AccessDenied.tsx';
import { useAccessRequest } from './useAccessRequest.ts';
import type { FormName } from '../../../../generated/forms.ts';

/** In the place of a form that the person may not view, with their request for it. */
export const FormDenied = ({ form, name }: { readonly form: FormName | null; readonly name: string }) => {
  const { request, send } = useAccessRequest(form);
  return <AccessDenied form={name} request={request} onRequest={send} />;
};
