import { screens } from './ownScreens.ts';
import type { ScreenEntry } from '../../domain/resource.ts';

const byPath = new Map(screens.map((screen) => [screen.path, screen]));

export const screenOf = (path: string): ScreenEntry | undefined => byPath.get(path);

/** The screen that an address inside the console belongs to: the longest path that begins it. */
export const screenAt = (address: string): ScreenEntry | undefined => {
  const steps = address.split('/');
  for (let end = steps.length; end > 1; end -= 1) {
    const screen = byPath.get(steps.slice(0, end).join('/'));
    if (screen) return screen;
  }
  return undefined;
};
