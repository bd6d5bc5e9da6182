import { authAnswer } from './authAnswer.ts';
import { forgetSession, readSession, sessionState } from './authSession.ts';
import { clearLocalStorage } from './authStorage.ts';
import { tellTabs } from './authTabs.ts';
import type { AuthProvider } from 'react-admin';

type Credentials = { readonly email: string; readonly password: string };

/** What is due after a right password; nothing where the person is in. */
export type DueStep = 'CODE' | 'ENROL' | undefined;
type Failure = { readonly status?: number; readonly body?: { readonly errorCode?: string } };

let ended: { readonly isExpired?: boolean; readonly isLocked?: boolean } = {};

/** After the last step of a sign-in: reads who came in, and tells the other tabs. */
export const comeIn = async (): Promise<void> => {
  forgetSession();
  const state = await readSession();
  if (state.status === 'in') tellTabs({ kind: 'in', userId: state.session.user.userId });
};

/** Signing out is done here whether or not the server is reached: it forgets the session by itself. */
const tellServer = async (path: string, body?: object): Promise<{ readonly redirectTo?: string | null }> => {
  try {
    return await authAnswer(path, body);
  } catch (error) {
    console.warn('The server was not told that the session is over', error);
    return {};
  }
};

const leave = async (): Promise<string> => {
  const how = ended;
  ended = {};
  // Document 0 §4: the lock is cleared first, whether or not that succeeds; the server knows the order of the rest.
  if (how.isExpired) await tellServer('index/clear-session-throw-lock');
  const { redirectTo } = await tellServer('sign-out', {});
  clearLocalStorage();
  forgetSession({ status: 'out', ...how });
  if (!how.isExpired) tellTabs({ kind: 'out' });
  // Signing out at the identity provider as well; it sends people back to the sign-in page.
  if (redirectTo) window.location.assign(redirectTo);
  return '/sign-in';
};

let leaving: Promise<string> | undefined;

/** react-admin's view of our sessions. The server decides on every call; this only avoids offering what it would refuse. */
export const authProvider: AuthProvider = {
  login: async ({ email, password }: Credentials): Promise<DueStep> => {
    const { secondStep } = await authAnswer<{ readonly secondStep?: DueStep }>('sign-in', { email, password });
    if (secondStep === undefined) await comeIn();
    return secondStep;
  },
  logout: async () => {
    // Several calls find out that a session has ended: those that are refused after it was left change nothing of what the sign-in page says.
    if (leaving === undefined && sessionState.get().status === 'out') {
      ended = {};
      return false;
    }
    leaving ??= leave().finally(() => (leaving = undefined));
    return leaving;
  },
  checkAuth: async () => {
    const state = await readSession();
    if (state.status === 'out') throw new Error('shell.session.expired');
  },
  checkError: async (error: Failure) => {
    if (error.status !== 401) return;
    ended = { isExpired: true, isLocked: error.body?.errorCode === 'SESSION_LOCKED' };
    // No message: the sign-in page says it, and stays.
    throw Object.assign(new Error('shell.session.expired'), { message: false });
  },
  getIdentity: async () => {
    const state = await readSession();
    if (state.status !== 'in') throw new Error('shell.session.expired');
    const { userId, name, photo } = state.session.user;
    return photo ? { id: userId, fullName: name, avatar: photo } : { id: userId, fullName: name };
  },
  getPermissions: async () => {
    const state = await readSession();
    return state.status === 'in' ? state.session.rights : {};
  },
};
