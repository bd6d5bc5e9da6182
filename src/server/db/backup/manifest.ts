/** First and last entry of a backup: what it is, and what it holds. */
import { z } from 'zod';

export const formatNumber = 1;

export const manifestSchema = z.object({
  product: z.literal('tenure'),
  format: z.number().int(),
  madeAt: z.string(),
  postgres: z.string(),
  /** Steps of the migrations that made this form of the database. */
  steps: z.array(z.object({ file: z.string(), step: z.number().int(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) })),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  /** Uploaded files are in the backup; not so when they live in a bucket. */
  files: z.boolean(),
});

/** Read first, so that nothing is touched for a file that cannot be restored. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Comes last: a file without it was not written to its end. Rows by table, and the number of files. */
export const totalsSchema = z.object({ rows: z.record(z.string(), z.number().int()), files: z.number().int() });

export type Totals = z.infer<typeof totalsSchema>;
