import { sessionState } from '../../providers/authSession.ts';
import { refusedOf } from '../refusedOf.ts';
import type { BulkJob } from './bulkJob.ts';
import { followBulkEdit } from './followBulkEdit.ts';
import { forgetWork, leaveWork, noteWork, ownWork, worksSession } from './works.ts';
import type { WorkPlace } from './works.ts';

/** Told one of the three, once. */
export type WorkListener = {
  /** `isMine`: this tab began it. */
  readonly onEnd: (job: BulkJob, isMine: boolean) => void;
  /** The server does not say any more how it goes. */
  readonly onLost: (error: unknown) => void;
  /** Nobody here is to hear of it any more: the session is over, or it is of somebody else. */
  readonly onStop: () => void;
};

/** Who waits for a work: those that began it, and whoever found it under way, who is told only where nobody else is. */
type Followed = { isMine: boolean; found: WorkListener | undefined; readonly begun: Set<WorkListener> };

const followed = new Map<string, Followed>();

const follow = (started: BulkJob, place: WorkPlace, one: Followed): void => {
  const { id } = started;
  const session = worksSession();
  const end = (tell: (listener: WorkListener) => void): void => {
    followed.delete(id);
    session.removeEventListener('abort', stop);
    const found = one.found ? [one.found] : [];
    for (const listener of one.begun.size > 0 ? one.begun : found) tell(listener);
  };
  const stop = (): void => end(({ onStop }) => onStop());
  const lost = (error: unknown): void => {
    if (refusedOf(error).errorCode === 'NOT_FOUND') {
      forgetWork(id);
      return stop();
    }
    leaveWork(id);
    return end(({ onLost }) => onLost(error));
  };
  followed.set(id, one);
  session.addEventListener('abort', stop);
  void followBulkEdit(
    started,
    {
      onProgress: (job) => noteWork(job, place, one.isMine),
      onEnd: (job) => {
        forgetWork(id);
        end(({ onEnd }) => onEnd(job, one.isMine));
      },
      onLost: lost,
    },
    { session },
  );
};

/** Follows a work that was begun here to its end, whatever the page shows meanwhile: asked for once, and told to each who waits for it. */
export const followWork = (started: BulkJob, place: WorkPlace, listener: WorkListener): void => {
  const known = followed.get(started.id);
  if (sessionState.get().status !== 'in') listener.onStop();
  else if (known) {
    known.isMine = true;
    known.begun.add(listener);
    ownWork(started.id, place);
  } else follow(started, place, { isMine: true, found: undefined, begun: new Set([listener]) });
};

/** Follows one that was found under way, begun before the page was loaded anew (`isMine`) or in another tab. */
export const followFound = (started: BulkJob, { place, isMine }: { readonly place: WorkPlace; readonly isMine: boolean }, listener: WorkListener): void => {
  const known = followed.get(started.id);
  if (known) known.found = listener;
  else if (sessionState.get().status === 'in') follow(started, place, { isMine, found: listener, begun: new Set() });
};
