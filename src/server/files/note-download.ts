/** Who was handed which file of a candidate, or of somebody who joins. */
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import { nextChangeSet } from '../resource/journal.ts';
import { purposeOfFile } from './accept.ts';
import type { StoredFile } from './stored-file.ts';

/** Entities whose files are papers of people who are not employed here. */
const NOTED: ReadonlySet<string> = new Set(['Candidate', 'Offer', 'OnboardingIndividual']);

/** The record and the field that hold the file, where reading it is noted: pictures stand on screens and are not. */
const notedPlace = (file: StoredFile): { readonly entity: string; readonly rowId: string; readonly field: string | null } | undefined => {
  if (file.rowId === null) return undefined;
  const { record, of } = purposeOfFile(file);
  const entity = record?.type ?? of?.resource.type ?? '';
  if (!NOTED.has(entity) || of?.field.kind === 'image') return undefined;
  return { entity, rowId: file.rowId, field: record ? null : file.field.split('.')[0]! };
};

export const isNoted = (file: StoredFile): boolean => notedPlace(file) !== undefined;

type Place = { readonly entity: string; readonly rowId: string; readonly field: string | null; /** The same for the same file. */ readonly key: string };

/** Notes that the person is handed a file of a record; again within a minute it is the same download. What cannot be noted throws. */
export const noteHanded = async (db: Database, orgCode: string, { entity, rowId, field, key }: Place, userId: string): Promise<void> => {
  // Told among change-sets, so it has a number of theirs.
  const id = await nextChangeSet(db, orgCode);
  await withOrg(db, orgCode, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${key} ${userId}`]);
    const [known] = await tx.query<{ name: string; isAgain: boolean }>(
      `select u.name, exists (select from file_download d where d.org_code = $1 and d.file_key = $3 and d.user_id = u.id and d.at > clock_timestamp() - interval '1 minute') as "isAgain"
       from user_account u where u.org_code = $1 and u.id = $2::bigint`,
      [orgCode, userId, key],
    );
    if (known === undefined) throw new Error(`Nobody is known who reads ${key}.`);
    if (known.isAgain) return;
    await tx.query('insert into file_download (org_code, id, entity, row_id, field, file_key, user_id, by) values ($1, $2, $3, $4, $5, $6, $7, $8)', [orgCode, id, entity, rowId, field, key, userId, known.name]);
  });
};

/** Notes that the person is handed the file, if it is one of those. What cannot be noted throws, and the file is not handed out. */
export const noteDownload = async (db: Database, orgCode: string, file: StoredFile, userId: string): Promise<void> => {
  const place = notedPlace(file);
  if (place !== undefined) await noteHanded(db, orgCode, { ...place, key: file.key }, userId);
};
