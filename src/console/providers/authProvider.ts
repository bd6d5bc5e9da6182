import { authAnswer } from './authAnswer.ts';
import { forgetSession, readSession } from './authSession.ts';
import { clearLocalStorage } from './authStorage.ts';
import type { AuthProvider } from 'react-admin';

type Credentials = { readonly email: string; readonly password: string };

let isExpired = false;

/** react-admin's view of our sessions. The server decides on every call; this only avoids offering what it would refuse. */
export const authProvider: AuthProvider = {
  login: async ({ email, password }: Credentials) => {
    await authAnswer('sign-in', { email, password });
    forgetSession();
    await readSession();
  },
  logout: async () => {
    await authAnswer('sign-out', {}).catch(() => undefined);
    clearLocalStorage();
    forgetSession({ status: 'out', isExpired });
    isExpired = false;
    return '/sign-in';
  },
  checkAuth: async () => {
    const state = await readSession();
    if (state.status === 'out') throw new Error('shell.session.expired');
  },
  checkError: async (error: { readonly status?: number }) => {
    if (error.status !== 401) return;
    isExpired = true;
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
