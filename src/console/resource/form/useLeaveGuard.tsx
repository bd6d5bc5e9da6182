import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionState } from '../../providers/authSession.ts';
import { ExitConfirmation } from '../../shell/pieces/ExitConfirmation.tsx';
import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';

/** What an address opens: a record by its path or beside a list by its parameter, or the form of an entity. */
const recordAt = ({ pathname, search }: Location): string => {
  const asked = new URLSearchParams(search);
  return `${pathname} ${asked.get('record') ?? ''} ${asked.get('entity') ?? ''}`;
};

/**
 * Asks before a page with unsaved changes is left, inside the console and by the browser; answers the dialog to show.
 * Signing out is let through: the draft is kept for the next sign-in. `placeOf` tells which addresses are one place.
 */
export const useLeaveGuard = (hasChanges: () => boolean, placeOf: (location: Location) => string = recordAt): ReactNode => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => placeOf(currentLocation) !== placeOf(nextLocation) && sessionState.get().status === 'in' && hasChanges());
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [hasChanges]);
  return <ExitConfirmation open={blocker.state === 'blocked'} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />;
};
