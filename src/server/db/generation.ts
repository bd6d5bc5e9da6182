/** How often an organisation's data changed through this process: what was computed from an earlier generation may be old. */
import type { Database } from './connection.ts';
import { handlesOf } from './handles.ts';
import type { Handles } from './handles.ts';

const generations = new WeakMap<Handles['app'], Map<string, number>>();

export const generationOf = (db: Database, orgCode: string): number => generations.get(handlesOf(db).app)?.get(orgCode) ?? 0;

export const nextGeneration = (db: Database, orgCode: string): void => {
  const { app } = handlesOf(db);
  const known = generations.get(app) ?? new Map<string, number>();
  generations.set(app, known.set(orgCode, (known.get(orgCode) ?? 0) + 1));
};

/** What is told of edits under way is in no list and no total. */
const isFleeting = (text: string): boolean => /^\s*(?:insert into|delete from) edit_under_way\b/i.test(text);

/** Statements that leave data as it is begin so. A `with` may write. */
export const onlyReads = (text: string): boolean => isFleeting(text) || /^\s*(?:select|show|set|copy \(select|fetch|declare \w+ no scroll cursor for select)\b/i.test(text);
