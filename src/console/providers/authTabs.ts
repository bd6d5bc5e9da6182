import { forgetSession, readSession, sessionState } from './authSession.ts';

type News = { readonly kind: 'in'; readonly userId: string } | { readonly kind: 'out' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tenure session');

/** Tells the other tabs of this browser, which share its cookies. */
export const tellTabs = (news: News): void => channel?.postMessage(news);

/**
 * Follows what other tabs tell: who signs out in one is out in all, and who signs in comes in everywhere. A tab that still
 * shows another person's records starts anew.
 */
export const followTabs = (restart: () => void): (() => void) => {
  const follow = ({ data }: MessageEvent<News>): void => {
    const known = sessionState.get();
    if (data.kind === 'out') {
      if (known.status === 'in') forgetSession({ status: 'out' });
    } else if (known.status === 'in') {
      if (known.session.user.userId !== data.userId) restart();
    } else {
      forgetSession();
      void readSession();
    }
  };
  channel?.addEventListener('message', follow);
  return () => channel?.removeEventListener('message', follow);
};
