import { createContext, useContext } from 'react';
import type { Span } from './widget.ts';

export type CardPlace = {
  readonly key: string;
  readonly span: Span;
  /** Pixels of its body. */
  readonly height: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly resize: (span: Span) => void;
  readonly hide: () => void;
  /** One place towards the start (-1) or the end (1). */
  readonly shift: (by: -1 | 1) => void;
};

const Place = createContext<CardPlace | undefined>(undefined);

export const CardPlaceProvider = Place.Provider;

/** Where the card stands on its dashboard, and the ways to change that. */
export const useCardPlace = (): CardPlace | undefined => useContext(Place);
