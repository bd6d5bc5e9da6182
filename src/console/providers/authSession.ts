import { HttpError } from 'react-admin';
import { createSignal, useSignal } from '../shell/signal.ts';
import { authAnswer } from './authAnswer.ts';
import type { FormName } from '../../../generated/forms.ts';
import type { FormField } from '../../domain/customisation/form-field.ts';
import type { ViewDefinition } from '../../domain/lists/listView.ts';
import type { Scope } from '../../domain/resource.ts';

export type FormRights = {
  readonly view: boolean;
  readonly add: boolean;
  readonly update: boolean;
  readonly delete: boolean;
  readonly optionalChoice: boolean;
  readonly scope: Scope;
};

/** A saved view as the session knows it, so that neither menu nor list waits for it. */
export type SessionView = { readonly id: string; readonly screen: string; readonly name: string; readonly definition: ViewDefinition; readonly missing: readonly string[]; readonly isReadable?: boolean; readonly isPinned: boolean; readonly isStart: boolean };

/** What `GET /auth/session` answers: who is signed in, where, and what they may do. */
export type SessionInfo = {
  readonly user: {
    readonly userId: string;
    readonly employeeId: string | null;
    readonly name: string;
    readonly email: string;
    readonly photo: string | null;
    readonly language: string;
    readonly isAdmin: boolean;
    readonly isManager: boolean;
    readonly isRecruiter: boolean;
  };
  readonly organisation: { readonly code: string; readonly name: string; readonly dateFormat: string; readonly currency: string; /** Where payroll reckons in another. */ readonly payrollCurrency?: string; readonly timeZone: string; /** In which mails to candidates are written. */ readonly language?: string; /** The day with which weeks begin, 1 Monday … 7 Sunday. */ readonly weekStart?: number; /** Of not being used, before the session is locked; 0 never. */ readonly lockAfterMinutes?: number };
  readonly rights: Readonly<Partial<Record<FormName, FormRights>>>;
  /** Fields that the organisation added or changed. */
  readonly formFields?: readonly FormField[];
  /** Views that stand in the menu or that lists begin with. */
  readonly listViews?: readonly SessionView[];
  /** The session looks at Tenure as somebody else, until then (ISO). */
  readonly viewAs?: { readonly id: string; readonly kind: 'ACCOUNT' | 'ROLE'; readonly name: string; readonly until: string } | null;
};

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'in'; readonly session: SessionInfo }
  | {
      readonly status: 'out';
      /** Ended by the server in the middle of work, not by the person. */
      readonly isExpired?: boolean;
      /** Frozen, by inactivity or by an administrator, until the person signs in again. */
      readonly isLocked?: boolean;
    }
  | { readonly status: 'failed'; readonly error: Error };

export const sessionState = createSignal<SessionState>({ status: 'unknown' });
let asking: Promise<SessionState> | undefined;

/** The server's marker cookie, which holds no secret: without it there is no session to ask for. */
export const hasMarker = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith('signedIn='));

const isLock = ({ body }: HttpError): boolean => (body as { readonly errorCode?: string } | undefined)?.errorCode === 'SESSION_LOCKED';

const ask = async (): Promise<SessionState> => {
  if (!hasMarker()) return { status: 'out' };
  try {
    return { status: 'in', session: await authAnswer<SessionInfo>('session') };
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return isLock(error) ? { status: 'out', isExpired: true, isLocked: true } : { status: 'out' };
    return { status: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
};

/** Asks the server for the session once; everyone afterwards gets the same answer until it is forgotten. */
export const readSession = (): Promise<SessionState> => {
  asking ??= ask().then((state) => {
    if (state.status === 'failed') asking = undefined;
    // That there is still none must not take away how the last one ended.
    if (state.status !== 'out' || sessionState.get().status !== 'out') sessionState.set(state);
    return state;
  });
  return asking;
};

/** Reads rights and formats again while the person works on; what is on the screen stays. A session that has ended meanwhile leads to the sign-in page; a server out of reach is told by the next call that needs it. */
export const renewSession = async (): Promise<void> => {
  const state = await ask();
  const known = sessionState.get();
  if (known.status !== 'in' || state.status === 'failed') return;
  if (state.status === 'out') return forgetSession({ ...state, isExpired: true });
  asking = Promise.resolve(state);
  // Another object that says the same would draw everything anew.
  if (state.status === 'in' && JSON.stringify(state.session) !== JSON.stringify(known.session)) sessionState.set(state);
};

/** After signing in or out: the next reader asks again. */
export const forgetSession = (next: SessionState = { status: 'unknown' }): void => {
  asking = undefined;
  sessionState.set(next);
};

export const useSessionState = (): SessionState => useSignal(sessionState);

/** The session inside protected screens; undefined elsewhere. */
export const useSession = (): SessionInfo | undefined => {
  const state = useSessionState();
  return state.status === 'in' ? state.session : undefined;
};

/** Whether the session looks as somebody else, and so may read only: preferences and requests of one's own are not kept either. */
export const useIsViewing = (): boolean => useSession()?.viewAs != null;

/** Rights on a form; all false while there is no session. */
export const useRights = (form: FormName | null): FormRights => {
  const session = useSession();
  return form === null ? { ...noRights, view: session !== undefined } : (session?.rights[form] ?? noRights);
};

const noRights: FormRights = { view: false, add: false, update: false, delete: false, optionalChoice: false, scope: 'SELF' };
