import { sessionState } from '../providers/authSession.ts';

type Listener = {
  /** The session is over, for whatever reason, or it is somebody else's now. */
  readonly onOver?: () => void;
  /** Who was here signed out, or somebody else came in. Not where the server ended or locked the session: the same person may go on. */
  readonly onGone: () => void;
};

/** Tells what is kept of a person, for as long as the page lives, when it is to be forgotten. */
export const followPerson = ({ onOver, onGone }: Listener): void => {
  let here: string | undefined;
  sessionState.subscribe(() => {
    const state = sessionState.get();
    const userId = state.status === 'in' ? state.session.user.userId : undefined;
    const isOther = here !== undefined && userId !== undefined && here !== userId;
    const hasLeft = state.status === 'out' && state.isExpired !== true;
    if (userId === undefined || isOther) onOver?.();
    if (hasLeft || isOther) onGone();
    here = hasLeft ? undefined : (userId ?? here);
  });
};
