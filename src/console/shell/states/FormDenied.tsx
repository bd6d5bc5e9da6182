import { AccessDenied } from './AccessDenied.tsx';
import { useInsteadOfHome } from '../useInsteadOfHome.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import { useRights, useSession } from '../../providers/authSession.ts';
import { useAccessRequest } from './useAccessRequest.ts';
import type { FormName } from '../../../../generated/forms.ts';

/** In the place of a form that the person may not view, with their request for it. */
export const FormDenied = ({ form, name }: { readonly form: FormName | null; readonly name: string }) => {
  const { request, send } = useAccessRequest(form);
  const account = useSession()?.user.userId;
  const mayAsk = useRights('USER_ACCOUNTS').view && form !== null;
  const first = useInsteadOfHome();
  const label = useScreenLabel();
  const instead = first ? { to: first.path, label: label(first) } : undefined;
  return <AccessDenied form={name} request={request} onRequest={send} instead={instead} why={mayAsk ? `/settings/general/access?account=${account}&form=${form}` : undefined} />;
};
