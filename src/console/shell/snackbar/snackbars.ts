import { constants } from '../../../domain/constants.ts';
import { createSignal } from '../signal.ts';

export type SnackbarType = 'success' | 'warning' | 'error' | 'info';
export type Snackbar = {
  readonly id: number;
  readonly type: SnackbarType;
  readonly message: string;
  /** Milliseconds; null stays until closed. */
  readonly duration: number | null;
  /** The number under which the server's log knows what failed, to be copied. */
  readonly requestId?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};
export type SnackbarRequest = Partial<Omit<Snackbar, 'id' | 'message'>> & { readonly message: string };

/** Milliseconds a message stays; a blocked network is given longer (specification 0 §8). */
export const { snackbar: usualDuration, snackbarBlockedNetwork: blockedNetworkDuration } = constants;

let count = 0;

export const snackbar = createSignal<Snackbar | undefined>(undefined);

/** Shows a message; the newest replaces the one before. The type is a warning and the time 5 s unless said. An error with an action stays. */
export const showSnackbar = ({ type = 'warning', duration, message, requestId, action }: SnackbarRequest): void => {
  count += 1;
  const stays = type === 'error' && action !== undefined;
  snackbar.set({ id: count, type, message, duration: duration === undefined ? (stays ? null : usualDuration) : duration, ...(requestId ? { requestId } : {}), ...(action ? { action } : {}) });
};

export const closeSnackbar = (): void => snackbar.set(undefined);
