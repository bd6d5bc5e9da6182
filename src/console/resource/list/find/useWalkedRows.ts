import { useEffect, useRef, useState } from 'react';
import type { Row } from '../../../providers/data/row.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useListModel } from '../ListModel.ts';

/** Rows of a list in which cells are searched. */
export const MOST_WALKED = 25_000;
/** Rows asked for in one step. */
const STEP = 1_000;

/** Lines that are no records have no row. */
export type Walk = { readonly rows: readonly (Row | undefined)[]; readonly done: number; readonly all: number; readonly state: 'WALKING' | 'DONE' | 'TOO_MANY' | 'FAILED' };

/** All rows of the list in their order, those that are not here asked for step by step; anew when the list asks for others or `anew` changes. */
export const useWalkedRows = (anew: unknown): Walk & { /** Walks again after a failure. */ readonly retry: () => void } => {
  const { rows } = useListModel();
  const tellFailure = useTellFailure();
  const total = rows.total ?? 0;
  const [walk, setWalk] = useState<Walk>({ rows: [], done: 0, all: total, state: 'WALKING' });
  const [attempt, setAttempt] = useState(0);
  const { rowsBetween, isStale } = rows;
  const tell = useRef(tellFailure);
  tell.current = tellFailure;
  useEffect(() => {
    if (isStale) return undefined;
    let isOver = false;
    const go = async (): Promise<void> => {
      const found: (Row | undefined)[] = [];
      for (let at = 0; at < total; at += STEP) {
        if (isOver) return;
        setWalk((now) => ({ ...now, done: at, all: total, state: 'WALKING' }));
        found.push(...(await rowsBetween(at, Math.min(total, at + STEP) - 1)));
      }
      if (!isOver) setWalk({ rows: found, done: total, all: total, state: 'DONE' });
    };
    if (total > MOST_WALKED) setWalk({ rows: [], done: 0, all: total, state: 'TOO_MANY' });
    else {
      go().catch((error: unknown) => {
        if (isOver) return;
        setWalk((now) => ({ ...now, rows: [], state: 'FAILED' }));
        tell.current(error);
      });
    }
    return () => {
      isOver = true;
    };
  }, [anew, attempt, isStale, rowsBetween, total]);
  return { ...walk, retry: () => setAttempt((now) => now + 1) };
};
