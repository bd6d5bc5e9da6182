import { useEffect, useRef, useState } from 'react';
import { useSignal } from '../../shell/signal.ts';
import { leaveGuards } from './leaveGuards.ts';
import type { LeaveGuard } from './leaveGuards.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';

/** What an address opens: a record by its path or beside a list by its parameter, or the form of an entity. */
const recordAt = ({ pathname, search }: Location): string => {
  const asked = new URLSearchParams(search);
  return `${pathname} ${asked.get('record') ?? ''} ${asked.get('entity') ?? ''}`;
};

/**
 * Asks before a page with unsaved changes is left, inside the console and by the browser; answers the dialog to show. Where several parts of a page
 * have changes, each is asked. Signing out is let through: the draft is kept for the next sign-in. `placeOf` tells which addresses are one place.
 */
export const useLeaveGuard = (hasChanges: () => boolean, placeOf: (location: Location) => string = recordAt): ReactNode => {
  const newest = useRef<LeaveGuard>({ hasChanges, placeOf });
  newest.current = { hasChanges, placeOf };
  const [mine] = useState<LeaveGuard>(() => ({ hasChanges: () => newest.current.hasChanges(), placeOf: (location) => newest.current.placeOf(location) }));
  useEffect(() => {
    leaveGuards.set([...leaveGuards.get(), mine]);
    return () => leaveGuards.set(leaveGuards.get().filter((one) => one !== mine));
  }, [mine]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [hasChanges]);
  return useSignal(leaveGuards)[0] === mine ? <LeaveQuestion /> : null;
};
