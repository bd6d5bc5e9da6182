import { useState } from 'react';
import { leaveRowsOut } from '../job/operations.ts';

type Choices = { readonly all?: boolean; readonly rows: ReadonlyMap<number, boolean> };

const none: Choices = { rows: new Map() };
const withChoice = ({ all, rows }: Choices, chosen: readonly number[] | null, leftOut: boolean): Choices =>
  chosen === null ? { all: leftOut, rows: new Map() } : { ...(all === undefined ? {} : { all }), rows: new Map([...rows, ...chosen.map((row) => [row, leftOut] as const)]) };

/** Which rows that look like others are left out. A choice shows at once, before the server has it; where it is refused, what the server has shows again. */
export const useLeftOut = (job: string, refresh: () => Promise<unknown>, onFailure: (error: unknown) => void) => {
  const [choices, setChoices] = useState(none);
  const [open, setOpen] = useState(0);
  const choose = (rows: readonly number[] | null, leftOut: boolean): void => {
    setChoices((now) => withChoice(now, rows, leftOut));
    setOpen((now) => now + 1);
    leaveRowsOut(job, rows, leftOut)
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
