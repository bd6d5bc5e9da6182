import { useMemo } from 'react';
import { usePreference } from '../../providers/preferences.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { hide, move, place, readArrangement, resize, show, untouched } from './arrangement.ts';
import type { Arrangement, Placed } from './arrangement.ts';
import type { BoardName, Span, Widget } from './widget.ts';

export type Arranging = {
  readonly placed: readonly Placed[];
  readonly hidden: readonly Widget[];
  readonly isTouched: boolean;
  /** False until it is known how the person arranged it. */
  readonly isKnown: boolean;
  readonly move: (key: string, target: string) => void;
  readonly hide: (key: string) => void;
  readonly show: (key: string) => void;
  readonly resize: (key: string, span: Span) => void;
  readonly reset: () => void;
};

/** One dashboard as this person arranged it, and the ways to arrange it; every change is kept with the account at once. */
export const useArrangement = (board: BoardName, widgets: readonly Widget[]): Arranging => {
  const { value, isKnown, keep } = usePreference(`dashboard.${board}`, readArrangement);
  const tellFailure = useTellFailure();
  const arrangement = value ?? untouched;
  return useMemo(() => {
    const set = (next: Arrangement | undefined): void => {
      keep(next).catch((error: unknown) => tellFailure(error));
    };
    return {
      placed: place(widgets, arrangement),
      hidden: widgets.filter(({ key }) => arrangement.hidden.includes(key)),
      isTouched: value !== undefined,
      isKnown,
      move: (key, target) => set(move(widgets, arrangement, key, target)),
      hide: (key) => set(hide(arrangement, key)),
      show: (key) => set(show(arrangement, key)),
      resize: (key, span) => set(resize(arrangement, key, span)),
      reset: () => set(undefined),
    };
  }, [widgets, arrangement, value, isKnown, keep, tellFailure]);
};
