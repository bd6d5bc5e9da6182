import { useLogout, useTranslate } from 'react-admin';
import { forgetChanges } from './changes.ts';
import { hideLoading, showLoading } from './loadingScreen.ts';
import { forgetWorks } from './work/works.ts';

/** Signs out on the server, forgets what this device and this tab kept but language and colours, and shows the sign-in page. */
export const useSignOut = (): (() => Promise<void>) => {
  const logout = useLogout();
  const translate = useTranslate();
  return async () => {
    showLoading(translate('shell.signingOut'));
    forgetChanges();
    forgetWorks();
    try {
      await logout({}, '/sign-in', false);
      sessionStorage.clear();
    } finally {
      hideLoading();
    }
  };
};
