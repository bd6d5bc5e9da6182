/** Lost pieces of uniform that payroll deducts: what stands with their issues follows what deducts them. */
import type { Transaction } from '../db/org.ts';
import type { Change } from '../resource/journal.ts';
import { changeAll } from './change-all.ts';

/** Pieces by the id of their issue; deducted, or not any more. */
export const settleLosses = (tx: Transaction, by: string, pieces: ReadonlyMap<string, number>, isPaid: boolean): Promise<readonly Change[]> =>
  changeAll(tx, 'UniformIssue', [...pieces.keys()], by, (image) => {
    const deducted = Number(image['deductedPieces'] ?? 0) + (isPaid ? 1 : -1) * pieces.get(image.id)!;
    return { ...image, deductedPieces: deducted > 0 ? deducted : null };
  });
