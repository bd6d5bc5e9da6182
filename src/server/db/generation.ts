/** How often an organisation's data changed through this process: what was computed from an earlier generation may be old. */
import type { Database } from './connection.ts';

const generations = new WeakMap<Database, Map<string, number>>();

export const generationOf = (db: Database, orgCode: string): number => generations.get(db)?.get(orgCode) ?? 0;

export const nextGeneration = (db: Database, orgCode: string): void => {
  const known = generations.get(db) ?? new Map<string, number>();
  generations.set(db, known.set(orgCode, (known.get(orgCode) ?? 0) + 1));
};

/** Statements that leave data as it is begin so. A `with` may write. */
export const onlyReads = (text: string): boolean => /^\s*(?:select|show|set|copy \(select)\b/i.test(text);
