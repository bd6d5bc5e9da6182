import type { Mode } from '../../../domain/brandGrounds.ts';

const light = {
  shadow1: '0 1px 2px rgb(28 25 35 / .06)',
  shadow2: '0 4px 16px rgb(28 25 35 / .10), 0 1px 3px rgb(28 25 35 / .08)',
  shadow3: '0 16px 48px rgb(28 25 35 / .18), 0 2px 8px rgb(28 25 35 / .10)',
  /** The soft edge of the change tray and of a sheet at the bottom. */
  shadowTray: '0 -8px 24px rgb(28 25 35 / .07)',
  shadowPanel: '-8px 0 24px rgb(28 25 35 / .06)',
  scrim: 'rgb(28 25 35 / .40)',
};

export type Depth = { readonly [name in keyof typeof light]: string };

/** Shadows lift only what floats; in dark a line does most of it. */
export const depth: Readonly<Record<Mode, Depth>> = {
  light,
  dark: {
    shadow1: 'none',
    shadow2: '0 4px 16px rgb(0 0 0 / .5), 0 0 0 1px #36343B',
    shadow3: '0 16px 48px rgb(0 0 0 / .6), 0 0 0 1px #36343B',
    shadowTray: '0 -8px 24px rgb(0 0 0 / .35)',
    shadowPanel: '-8px 0 24px rgb(0 0 0 / .3)',
    scrim: 'rgb(0 0 0 / .55)',
  },
};
