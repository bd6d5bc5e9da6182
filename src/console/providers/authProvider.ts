import { authAnswer } from './authAnswer.ts';
import { forgetSession, readSession } from './authSession.ts';
import { clearLocalStorage } from './authStorage.ts';
import type { AuthProvider } from 'react-admin';

type Credentials = { readonly email: string; readonly password: string };

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
    forgetSession({ status: 'out' });
    return '/sign-in';
  },
  checkAuth: async () => {
    const state = await readSession();
    if (state.status === 'out') throw new Error('shell.session.expired');
  },
  checkError: async (error: { readonly status?: number }) => {
    if (error.status === 401) throw new Error('shell.session.expired');
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
