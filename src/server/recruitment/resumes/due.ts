import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import { NO_ORGANISATION } from '../../no-organisation.ts';

export type DueResume = { readonly org_code: string; readonly id: string; readonly file_key: string; /** Of a candidate, for search; else of somebody's drop. */ readonly of_candidate: boolean; readonly tries: number };

/** Resumes of all organisations that are due, left to the caller for two minutes. */
export const acrossOrganisations = (db: Database, most: number): Promise<readonly DueResume[]> =>
  withOrg(db, NO_ORGANISATION, (tx) => tx.query<DueResume>('select org_code, id::text as id, file_key, of_candidate, tries from take_due_resumes($1)', [most]));
