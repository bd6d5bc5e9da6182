import { useLogout } from 'react-admin';
import { forgetChanges } from './changes.ts';

/** Signs out on the server, forgets what this device and this tab kept but language and colours, and shows the sign-in page. */
export const useSignOut = (): (() => Promise<void>) => {
  const logout = useLogout();
  return async () => {
    forgetChanges();
    await logout({}, '/sign-in', false);
    sessionStorage.clear();
  };
};
