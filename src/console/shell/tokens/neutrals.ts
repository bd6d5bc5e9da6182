import type { Mode } from '../../../domain/brandGrounds.ts';

const light = {
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#FAFAFB',
  canvas: '#F4F3F6',
  /** The chosen one of several quiet things (a view, a tag): canvas in light, raised in dark. */
  quiet: '#F4F3F6',
  hair: '#EAE9EC',
  line: '#DBDADF',
  field: '#939199',
  text: '#1C1923',
  text2: '#54515A',
  text3: '#6A6770',
  frameText: '#FFFFFF',
  white: '#FFFFFF',
};

export type Neutrals = { readonly [name in keyof typeof light]: string };

/** Greys that no organisation changes (interface §2). */
export const neutrals: Readonly<Record<Mode, Neutrals>> = {
  light,
  dark: {
    surface: '#18161A',
    raised: '#222126',
    sunken: '#121115',
    canvas: '#0E0C11',
    quiet: '#222126',
    hair: '#27252B',
    line: '#36343B',
    field: '#75737C',
    text: '#EFEEF1',
    text2: '#B8B6BD',
    text3: '#99979F',
    frameText: '#FFFFFF',
    white: '#FFFFFF',
  },
};
