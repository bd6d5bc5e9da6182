import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { RowWindow } from './useWindow.ts';

/** Where lists were left, by the entry of the browser's history. */
const places = new Map<string, { readonly question: string; readonly place: number }>();
const MOST = 50;

const keep = (key: string, question: string, place: number): void => {
  places.delete(key);
  if (place > 0) places.set(key, { question, place });
  for (const oldest of places.keys()) if (places.size > MOST) places.delete(oldest);
};

/** Whoever goes back to a list, or forward, finds the rows where they left them, as long as it is asked the same. `isReady`: how many rows there are is known. */
export const usePlaceAgain = ({ place, goTo }: Pick<RowWindow, 'place' | 'goTo'>, question: string, isReady: boolean): void => {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const left = useRef(isBack ? places.get(key) : undefined);
  const now = useRef({ key, question });
  now.current = { key, question };
  useEffect(() => {
    if (!isReady || left.current === undefined) return;
    const { question: asked, place: was } = left.current;
    left.current = undefined;
    if (asked === question) goTo(was);
  }, [goTo, isReady, question]);
  useEffect(() => () => keep(now.current.key, now.current.question, place()), [place]);
};
