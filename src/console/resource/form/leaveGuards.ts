import { createSignal } from '../../shell/signal.ts';
import type { Location } from 'react-router-dom';

/** Somebody's unsaved changes: whether there are any, and which addresses are one place for them. */
export type LeaveGuard = { readonly hasChanges: () => boolean; readonly placeOf: (location: Location) => string };

/** All that ask before the page is left, the first of them for all: the router asks one only. */
export const leaveGuards = createSignal<readonly LeaveGuard[]>([]);

/** Whether one of them stands against the way from here to there. */
export const isHeld = (here: Location, there: Location): boolean => leaveGuards.get().some(({ hasChanges, placeOf }) => placeOf(here) !== placeOf(there) && hasChanges());
