import type pg from 'pg';
import type { Database } from './connection.ts';
import { handlesOf } from './handles.ts';

/** What pg-boss needs to run its own statements, on tables that belong to no organisation. */
export type QueueDatabase = { executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }> };

/** As the owner while its schema is made in the migration step, as the application role to serve. */
export const queueDatabase = (db: Database, as: 'owner' | 'app'): QueueDatabase => {
  const pool = handlesOf(db)[as];
  return {
    executeSql: async (text, values) => {
      // Several statements in one text answer a list of results; pg-boss reads the last one that has rows.
      const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values as unknown[]);
      const result = Array.isArray(answer) ? (answer.findLast(({ rows }) => rows.length > 0) ?? answer.at(-1)) : answer;
      return { rows: (result?.rows ?? []) as unknown[], rowCount: result?.rowCount ?? null };
    },
  };
};
