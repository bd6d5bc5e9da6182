import type { Database } from './connection.ts';
import { handlesOf } from './handles.ts';

/** What pg-boss needs to run its own statements, on tables that belong to no organisation. */
export type QueueDatabase = { executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }> };

/** As the owner while its schema is made in the migration step, as the application role to serve. */
export const queueDatabase = (db: Database, as: 'owner' | 'app'): QueueDatabase => {
  const pool = handlesOf(db)[as];
  return {
    executeSql: async (text, values) => {
      const { rows, rowCount } = await pool.query(text, values as unknown[]);
      return { rows: rows as unknown[], rowCount };
    },
  };
};
