import type { Mode } from '../../../domain/brandGrounds.ts';

const light = {
  ok: '#007440',
  okWash: '#E4F8EA',
  okMark: '#06A05C',
  warn: '#865900',
  warnWash: '#FDF0DE',
  warnMark: '#B37903',
  bad: '#A33F1E',
  badWash: '#FFEEE8',
  badMark: '#D45C36',
  badFill: '#B13C11',
  info: '#2A61B1',
  infoWash: '#EAF2FE',
  infoMark: '#4385E4',
};

export type Semantics = { readonly [name in keyof typeof light]: string };

/** Good, careful, bad, informing: text, wash and mark of each. Bad is vermilion, so that it never reads as the accent. */
export const semantics: Readonly<Record<Mode, Semantics>> = {
  light,
  dark: {
    ok: '#81D39F',
    okWash: '#143320',
    okMark: '#3FB878',
    warn: '#E7B369',
    warnWash: '#3A270B',
    warnMark: '#D29A3A',
    bad: '#FBA58A',
    badWash: '#402219',
    badMark: '#E8764F',
    badFill: '#B13C11',
    info: '#96C0FE',
    infoWash: '#1B2C44',
    infoMark: '#5B9BFA',
  },
};
