import { useEffect, useRef } from 'react';
import { renewSession } from '../providers/authSession.ts';

/** Reads the session again, beside the screen, whenever another page is opened (specification 0 §7); while one answer is awaited no other is asked for. */
export const useFollowSession = (pathname: string): void => {
  const known = useRef(pathname);
  const isAsking = useRef(false);
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
