import { useEffect, useRef, useState } from 'react';
import { leaveRowsOut } from '../job/operations.ts';
import type { ReviewRows } from './useReviewRows.ts';

type Choices = { readonly all?: boolean; readonly rows: ReadonlyMap<number, boolean> };

const none: Choices = { rows: new Map() };
const withChoice = ({ all, rows }: Choices, chosen: readonly number[] | null, leftOut: boolean): Choices =>
  chosen === null ? { all: leftOut, rows: new Map() } : { ...(all === undefined ? {} : { all }), rows: new Map([...rows, ...chosen.map((row) => [row, leftOut] as const)]) };

/**
 * Which rows that look like others are left out. A choice shows at once, before the server has it, and until the rows that came with it are here;
 * then, and where it is refused, what the server has shows again. Choices go to the server one after the other, so that the last one holds.
 */
export const useLeftOut = (job: string, { revision, isCurrent }: ReviewRows, refresh: () => Promise<unknown>, onFailure: (error: unknown) => void) => {
  const [choices, setChoices] = useState(none);
  const [open, setOpen] = useState(0);
  /** The import after the last choice that the server took. */
  const [taken, setTaken] = useState<string>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isSettled = open === 0 && isCurrent && (taken === undefined || Date.parse(revision) >= Date.parse(taken));
  useEffect(() => {
    if (isSettled) setChoices(none);
  }, [isSettled]);
  const choose = (rows: readonly number[] | null, leftOut: boolean): void => {
    setChoices((now) => withChoice(now, rows, leftOut));
    setOpen((now) => now + 1);
    queue.current = queue.current
      .then(() => leaveRowsOut(job, rows, leftOut))
      .then(({ updatedAt }) => setTaken(updatedAt))
      .catch((error: unknown) => {
        setChoices(none);
        onFailure(error);
      })
      .then(refresh)
      .catch(onFailure)
      .finally(() => setOpen((now) => now - 1));
  };
  return { isWorking: open > 0, isOut: (row: number, known: boolean): boolean => choices.rows.get(row) ?? choices.all ?? known, choose };
};

export type LeftOut = ReturnType<typeof useLeftOut>;
