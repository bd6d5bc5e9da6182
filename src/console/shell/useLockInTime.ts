import { useEffect } from 'react';
import { unattendedFor } from '../providers/attention.ts';
import { renewSession, useSession } from '../providers/authSession.ts';

/** Milliseconds. */
const minute = 60_000;
/** The server's clock decides; asked a moment after ours says so. */
const moment = 1_000;
/** How often it is looked whether somebody is at work. */
const glance = 30_000;

/**
 * Asks for the session when the time of the organisation's lock has come, also behind another tab, so that what is on the screen is not left there. Whoever
 * is at work in another tab keeps it: then it is asked again each minute. Whoever is at work here without asking anything of the server, in a long form, is
 * told to it before that time.
 */
export const useLockInTime = (): void => {
  const lockAfter = (useSession()?.organisation.lockAfterMinutes ?? 0) * minute;
  useEffect(() => {
    if (lockAfter === 0) return undefined;
    const quarter = lockAfter / 4;
    const every = Math.min(glance, quarter);
    let timer: ReturnType<typeof setTimeout>;
    let toldAt = performance.now();
    const look = (): void => {
      const left = lockAfter - unattendedFor();
      if (left <= 0) void renewSession();
      timer = setTimeout(look, left <= 0 ? minute : left + moment);
    };
    const tell = (): void => {
      if (unattendedFor() >= every || performance.now() - toldAt < quarter) return;
      toldAt = performance.now();
      void renewSession();
    };
    const telling = setInterval(tell, every);
    look();
    return () => {
      clearTimeout(timer);
      clearInterval(telling);
    };
  }, [lockAfter]);
};
