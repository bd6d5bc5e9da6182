import { useEffect, useState } from 'react';
import type { Fixes, ImportJob } from '../job/importJob.ts';
import { fixImport } from '../job/operations.ts';

const nothing: Fixes = { cells: [], replace: [], undo: [] };
const hasAny = ({ cells, replace, undo }: Fixes): boolean => cells.length + replace.length + undo.length > 0;
const join = (one: Fixes, other: Fixes): Fixes => ({ cells: [...one.cells, ...other.cells], replace: [...one.replace, ...other.replace], undo: [...one.undo, ...other.undo] });

/**
 * Corrections on their way. They are shown at once; the server takes them when no check is running, and the check that follows
 * settles them, so one may go on typing meanwhile.
 */
export const useFixes = (job: ImportJob, refresh: () => Promise<unknown>, onFailure: (error: unknown) => void) => {
  const [waiting, setWaiting] = useState<Fixes>(nothing);
  const [sent, setSent] = useState<{ readonly fixes: Fixes; readonly after: string }>();
  /** The check that is done; undefined while one runs. */
  const checked = job.state === 'REVIEW' ? job.updatedAt : undefined;

  useEffect(() => {
    if (checked === undefined || sent?.after === checked) return;
    if (!hasAny(waiting)) return setSent(undefined);
    setSent({ fixes: waiting, after: checked });
    setWaiting(nothing);
    fixImport(job.id, waiting)
      .catch((error: unknown) => {
        setSent(undefined);
        onFailure(error);
      })
      .then(refresh)
      .catch(onFailure);
  }, [checked, job.id, onFailure, refresh, sent?.after, waiting]);

  const pending = join(sent?.fixes ?? nothing, waiting);
  return {
    isWorking: hasAny(pending) || job.state === 'CHECKING',
    /** The text that a cell has now, if a correction on its way says so. */
    textOf: (row: number, target: string, text: string): string | undefined =>
      pending.cells.findLast((cell) => cell.row === row && cell.target === target)?.text ?? pending.replace.findLast((one) => one.target === target && one.before === text)?.after,
    fixCell: (row: number, target: string, text: string) => setWaiting((now) => join(now, { ...nothing, cells: [{ row, target, text }] })),
    replace: (target: string, before: string, after: string) => setWaiting((now) => join(now, { ...nothing, replace: [{ target, before, after }] })),
    undo: (number: number) => setWaiting((now) => join(now, { ...nothing, undo: [number] })),
  };
};

export type FixQueue = ReturnType<typeof useFixes>;
