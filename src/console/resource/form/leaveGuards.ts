import { createSignal } from '../../shell/signal.ts';
import { routeOf } from '../../shell/routeOf.ts';
import type { Location } from 'react-router-dom';

/** Somebody's unsaved changes: whether there are any, and which addresses are one place for them. */
export type LeaveGuard = { readonly hasChanges: () => boolean; readonly placeOf: (location: Location) => string };

/** All that ask before the page is left, the first of them for all: the router asks one only. */
export const leaveGuards = createSignal<readonly LeaveGuard[]>([]);

let isFree = false;

/** Goes where nobody has to be asked: what is not saved here is of something that is gone, or was asked about before. */
export const leaveFreely = (go: () => void): void => {
  isFree = true;
  try {
    go();
  } finally {
    isFree = false;
  }
};

/** Whether one of them stands against the way from here to there. */
export const isHeld = (here: Location, there: Location): boolean => !isFree && leaveGuards.get().some(({ hasChanges, placeOf }) => placeOf(here) !== placeOf(there) && hasChanges());

/** Who waits to hear whether the person leaves. */
export const leaveAsked = createSignal<((isLeaving: boolean) => void) | undefined>(undefined);

/** Whether an act may go on that leads to another place: asks where changes here are not saved. */
export const mayLeaveFor = (there: Pick<Location, 'pathname' | 'search'>): Promise<boolean> => {
  const { pathname, search } = window.location;
  const whole = { hash: '', state: null, key: '' };
  if (!isHeld({ ...whole, pathname: routeOf(pathname), search }, { ...whole, ...there })) return Promise.resolve(true);
  leaveAsked.get()?.(false);
  return new Promise((resolve) =>
    leaveAsked.set((isLeaving) => {
      leaveAsked.set(undefined);
      resolve(isLeaving);
    }),
  );
};
