import { createSignal } from '../shell/signal.ts';

const keptAs = 'user_ip';

/** The address that this device is seen at, as the server answered it; undefined until then. */
export const userAddress = createSignal<string | undefined>(undefined);

const ask = async (): Promise<void> => {
  try {
    const answer = await fetch('/ip', { credentials: 'same-origin' });
    const { ip } = (await answer.json()) as { readonly ip?: unknown };
    if (typeof ip !== 'string') return;
    localStorage.setItem(keptAs, ip);
    userAddress.set(ip);
  } catch (error) {
    // Reports of errors and the list of sessions then go without it.
    console.warn('The address of this device could not be read', error);
  }
};

let asking: Promise<void> | undefined;

/** Looks the address up once a page (specification 0 §7): it is sent along as `user_ip`, told with errors, and shown with the present session. */
export const readUserAddress = (): Promise<void> => (asking ??= ask());
