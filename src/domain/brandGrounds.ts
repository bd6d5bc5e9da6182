/** The neutrals that brand colours are held against, and the text that may stand on a colour. */
import { contrast } from './colour.ts';

export type Mode = 'light' | 'dark';
export type Grounds = { readonly surface: string; readonly raised: string; readonly canvas: string; readonly text: string; readonly text3: string };

export const white = '#FFFFFF';
export const ink = '#1C1923';

export const grounds: Readonly<Record<Mode, Grounds>> = {
  light: { surface: white, raised: white, canvas: '#F4F3F6', text: ink, text3: '#6A6770' },
  dark: { surface: '#18161A', raised: '#222126', canvas: '#222126', text: '#EFEEF1', text3: '#99979F' },
};

/** White, else ink, else black: the first with a contrast of 4.5:1. Black holds wherever white does not. */
export const textOn = (colour: string): string => [white, ink].find((text) => contrast(text, colour) >= 4.5) ?? '#000000';
