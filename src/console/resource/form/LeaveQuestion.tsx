import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionState } from '../../providers/authSession.ts';
import { ExitConfirmation } from '../../shell/pieces/ExitConfirmation.tsx';
import { useSignal } from '../../shell/signal.ts';
import { isHeld, leaveAsked } from './leaveGuards.ts';

/** Holds the way to another place, or an act that would lead there, while changes are not saved, and asks. */
export const LeaveQuestion = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => sessionState.get().status === 'in' && isHeld(currentLocation, nextLocation));
  const asked = useSignal(leaveAsked);
  // Where the page is gone otherwise, nobody answers any more.
  useEffect(() => () => leaveAsked.get()?.(false), []);
  const answer = (isLeaving: boolean): void => {
    asked?.(isLeaving);
    if (isLeaving) blocker.proceed?.();
    else blocker.reset?.();
  };
  return <ExitConfirmation open={blocker.state === 'blocked' || asked !== undefined} onStay={() => answer(false)} onLeave={() => answer(true)} />;
};
