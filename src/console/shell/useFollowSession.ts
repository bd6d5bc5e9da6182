import { useEffect, useRef } from 'react';
import { renewSession } from '../providers/authSession.ts';
import { onOtherFormFields } from '../providers/formFieldsMark.ts';

/**
 * Reads the session again, beside the screen, whenever another page is opened (specification 0 §7), and when somebody changed the organisation's forms
 * meanwhile, which the next answer of any kind tells; while one answer is awaited no other is asked for.
 */
export const useFollowSession = (pathname: string): void => {
  const known = useRef(pathname);
  const isAsking = useRef(false);
  useEffect(() => onOtherFormFields(() => void renewSession()), []);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    if (isAsking.current) return;
    isAsking.current = true;
    void renewSession().finally(() => {
      isAsking.current = false;
    });
  }, [pathname]);
};
