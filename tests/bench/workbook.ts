/** A spreadsheet of designations as a person would bring it. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from '../../src/server/sheets/write-xlsx.ts';
import type { Database } from '../../src/server/db/connection.ts';
import { withOrg } from '../../src/server/db/org.ts';

export type Workbook = { readonly path: string; readonly bytes: Buffer; /** The same rows as COPY reads them: code, title, level id, grade id, probation days. */ readonly copy: Buffer };

export const designationsWorkbook = async (db: Database, count: number, mark: string): Promise<Workbook> => {
  const named = (table: string): Promise<{ id: string; name: string }[]> => withOrg(db, 'demo', (tx) => tx.query(`select id::text as id, name from ${table} where org_code = $1 order by id limit 3`, ['demo']));
  const [levels, grades] = [await named('job_level'), await named('grade')];
  const rows = Array.from({ length: count }, (_, at) => [`${mark}-${at}`, `Post ${at} of ${mark}`, levels[at % levels.length]!.name, grades[at % grades.length]!.name, at % 180] as const);
  const columns = ['Code', 'Designation', 'Level', 'Grade'].map((heading) => ({ heading, format: { kind: 'text' as const } }));
  const parts: Buffer[] = [];
  for await (const part of writeXlsx([{ name: 'Designations', columns: [...columns, { heading: 'Probation days', format: { kind: 'integer' } }], rows }], { dateFormat: 'YYYY/MM/DD' })) parts.push(part);
  const bytes = Buffer.concat(parts);
  const path = join(mkdtempSync(join(tmpdir(), 'tenure-bench-sheet-')), 'designations.xlsx');
  writeFileSync(path, bytes);
  const copy = Buffer.from(rows.map(([code, title], at) => `${code}\t${title}\t${levels[at % levels.length]!.id}\t${grades[at % grades.length]!.id}\t${at % 180}\n`).join(''));
  return { path, bytes, copy };
};
