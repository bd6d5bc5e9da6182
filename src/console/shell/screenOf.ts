import { screens } from './screens.ts';
import type { Place } from './screens.ts';

const byPath = new Map(screens.map((screen) => [screen.path, screen]));

export const screenOf = (path: string): Place | undefined => byPath.get(path);

/** The screen that an address inside the console belongs to: the longest path that begins it, whatever follows a question mark. */
export const screenAt = (address: string): Place | undefined => {
  const steps = (address.split('?')[0] ?? '').split('/');
  for (let end = steps.length; end > 1; end -= 1) {
    const screen = byPath.get(steps.slice(0, end).join('/'));
    if (screen) return screen;
  }
  return undefined;
};
