/** Files of the demo: resumes that say what the records say, papers of those who join, and nothing left behind where the demo was not made. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withOrg } from '../../../src/server/db/org.ts';
import { seedDemo } from '../../../src/server/db/seed/demo/seed-demo.ts';
import { diskStore } from '../../../src/server/files/disk-store.ts';
import { isOfType } from '../../../src/server/files/kinds.ts';
import type { Store } from '../../../src/server/files/store.ts';
import { createLog } from '../../../src/server/log.ts';
import { parseResume } from '../../../src/server/recruitment/resumes/parse-resume.ts';
import { createTestDatabase } from '../../support/database.ts';
import { openFolder } from '../../../tools/test/open-folder.ts';
import { demo } from './demo.ts';

const log = createLog('silent');
const all = <Row extends object>(sql: string): Promise<Row[]> => withOrg(demo.db, 'demo', (tx) => tx.query<Row>(sql, ['demo']));
const filesIn = (place: string): readonly string[] => (existsSync(place) ? readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map(({ name }) => name) : []);

export const testFiles = (): void => {
  it('stand in the store, each with the record that names it, and none besides', async () => {
    const noted = await all<{ key: string; type: string; size: string; entity: string; held: boolean }>(`select key, content_type as type, byte_size::text as size, entity, row_id is not null as held from stored_file where org_code = $1 and status = 'STORED'`);
    expect(noted.filter(({ held }) => !held)).toEqual([]);
    // Pictures of screens stand encrypted beside them, each with a row of its own.
    const pictures = await all<{ key: string }>(`select file_key as key from screenshot where org_code = $1 and status = 'STORED'`);
    expect(pictures.length).toBeGreaterThan(0);
    for (const { key } of pictures) expect(existsSync(join(demo.folder, key)), key).toBe(true);
    expect(filesIn(demo.folder)).toHaveLength(noted.length + pictures.length);
    for (const { key, type, size } of noted) {
      const bytes = readFileSync(join(demo.folder, key));
      expect(isOfType(bytes, type), key).toBe(true);
      expect(String(bytes.length)).toBe(size);
    }
    const loose = await all(`select id from candidate c where c.org_code = $1 and c.resume is not null and not exists (select from stored_file f where f.org_code = $1 and f.key = c.resume and f.row_id = c.id and f.entity = 'candidate' and f.field = 'resume')`);
    expect(loose).toEqual([]);
  });

  it('are the resumes of the candidates at the head of the list and of those about to be interviewed, offered and hired', async () => {
    const [found] = await all<{ resumes: number; first: number; hired: number; unread: number }>(`select (select count(*)::int from candidate where org_code = $1 and resume is not null) as resumes,
      (select count(*)::int from (select resume from candidate where org_code = $1 and standing = 'ACTIVE' order by applied_on desc, id desc limit 15) c where resume is not null) as first,
      (select count(*)::int from onboarding_individual i join candidate c on c.org_code = $1 and c.id = i.candidate_id where i.org_code = $1 and c.resume is null) as hired,
      (select count(*)::int from candidate_resume_text where org_code = $1 and body is null) as unread`);
    expect(found!.resumes).toBeGreaterThanOrEqual(60);
    expect(found).toMatchObject({ first: 15, hired: 0, unread: 0 });
  });

  it('are read by the reader of resumes as what the record says, in four languages', async () => {
    const people = await all<{ key: string; file: string; nationality: string; first: string; last: string; email: string; phone: string; employer: string | null; kept: string }>(`select c.resume as key, f.original_name as file, c.nationality, c.first_name as first, c.last_name as last, c.email, c.phone, c.current_employer as employer, t.body as kept
      from (select distinct on (nationality) * from candidate where org_code = $1 and resume is not null and current_employer is not null order by nationality, applied_on desc, id) c
      join stored_file f on f.org_code = $1 and f.key = c.resume join candidate_resume_text t on t.org_code = $1 and t.id = c.id`);
    expect(people.map(({ nationality }) => nationality).toSorted()).toEqual(['ES', 'FR', 'IN', 'JP', 'PH']);
    for (const { key, file, first, last, email, phone, employer, kept } of people) {
      const { fields, text } = await parseResume(readFileSync(join(demo.folder, key)), file, 'en');
      expect(text.replaceAll(/\s+/g, ' '), file).toBe(kept.replaceAll(/\s+/g, ' '));
      expect({ first: fields.name?.value.firstName, last: fields.name?.value.lastName, email: fields.email?.value, phone: fields.phone?.value, employer: fields.currentEmployer?.value }).toEqual({ first, last, email, phone, employer });
    }
    const languages = await all<{ start: string }>(`select distinct left(f.original_name, 3) as start from candidate c join stored_file f on f.org_code = $1 and f.key = c.resume where c.org_code = $1 order by 1`);
    expect(languages.map(({ start }) => start)).toEqual(expect.arrayContaining(['CV ', 'Cur', 'Res', '履歴書']));
  });

  it('are the blank forms that those who join are told to download', async () => {
    const forms = await all<{ name: string }>(`select p.name from accreditation_type p join stored_file f on f.org_code = $1 and f.key = p.document and f.row_id = p.id and f.entity = 'accreditationType' where p.org_code = $1 and p.instruction like '%{here}%'
      union all select p.name from document_subtype p join stored_file f on f.org_code = $1 and f.key = p.downloadable_document and f.row_id = p.id and f.entity = 'documentSubtype' where p.org_code = $1 order by 1`);
    expect(forms.map(({ name }) => name)).toEqual(['Confidentiality agreement', 'First aid', 'Machine guarding']);
  });

  it('are removed where the demo could not be made, and the next start makes it', async () => {
    const place = openFolder('tenure-seed-failed-');
    const other = await createTestDatabase();
    const disk = diskStore(place);
    let left = 20;
    const full: Store = { ...disk, write: (...file) => (--left > 0 ? disk.write(...file) : Promise.reject(new Error('No space left on the device.'))) };
    try {
      await expect(seedDemo(other.db, log, { candidates: 500, store: full })).rejects.toThrow('No space left');
      expect(filesIn(place)).toEqual([]);
      expect(await withOrg(other.db, 'demo', (tx) => tx.query('select key from stored_file where org_code = $1', ['demo']))).toEqual([]);
      await seedDemo(other.db, log, { candidates: 500, store: disk });
      expect(filesIn(place).length).toBeGreaterThan(60);
    } finally {
      await other.drop();
      rmSync(place, { recursive: true, force: true });
    }
  }, 120_000);
};
