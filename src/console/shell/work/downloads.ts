import { followPerson } from '../followPerson.ts';
import { createSignal } from '../signal.ts';

/** A file that is on its way for long enough to be shown. */
export type Download = { readonly id: number; readonly what: string; readonly bytes: number; readonly cancel: () => void; readonly hide: () => void };

export const downloads = createSignal<readonly Download[]>([]);

/** Milliseconds after which a download is shown, and between two words of how far it is. */
const LONG = 5000;
const REST = 250;

const running = new Map<number, AbortController>();
let last = 0;

const leave = (id: number): void => {
  if (downloads.get().some((one) => one.id === id)) downloads.set(downloads.get().filter((one) => one.id !== id));
};

/** Reads a file, and shows how far it is on every page once it takes long. Answers undefined where the person cancelled it. */
export const followDownload = async <File>(what: string, read: (signal: AbortSignal, onProgress: (bytes: number) => void) => Promise<File>): Promise<File | undefined> => {
  const id = ++last;
  const stop = new AbortController();
  running.set(id, stop);
  let bytes = 0;
  let told = 0;
  const cancel = (): void => stop.abort();
  const timer = setTimeout(() => downloads.set([...downloads.get(), { id, what, bytes, cancel, hide: () => leave(id) }]), LONG);
  const note = (received: number): void => {
    bytes = received;
    const now = performance.now();
    if (now - told < REST || !downloads.get().some((one) => one.id === id)) return;
    told = now;
    downloads.set(downloads.get().map((one) => (one.id === id ? { ...one, bytes } : one)));
  };
  try {
    return await read(stop.signal, note);
  } catch (error) {
    if (stop.signal.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    running.delete(id);
    leave(id);
  }
};

followPerson({ onGone: () => running.forEach((stop) => stop.abort()) });
