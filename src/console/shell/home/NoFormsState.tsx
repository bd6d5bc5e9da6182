import { useTranslate } from 'react-admin';
import { AccessDenied } from '../states/AccessDenied.tsx';
import { useAccessRequest } from '../states/useAccessRequest.ts';

/** For a person without the view right on any form. */
export const NoFormsState = () => {
  const translate = useTranslate();
  const { request, send } = useAccessRequest(null);
  return <AccessDenied form="" request={request} onRequest={send} nothingOpen={{ title: translate('states.noForms.title'), message: translate('states.noForms.message') }} />;
};
