import { useBlocker } from 'react-router-dom';
import { sessionState } from '../../providers/authSession.ts';
import { ExitConfirmation } from '../../shell/pieces/ExitConfirmation.tsx';
import { isHeld } from './leaveGuards.ts';

/** Holds the way to another place while changes are not saved, and asks. */
export const LeaveQuestion = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => sessionState.get().status === 'in' && isHeld(currentLocation, nextLocation));
  return <ExitConfirmation open={blocker.state === 'blocked'} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />;
};
