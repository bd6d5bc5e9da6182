/** Before the first request: the journal can be read with the key that this server has, holds no image in clear, and knows by which forms this version writes. */
import type { Logger } from '../../log.ts';
import type { Database } from '../connection.ts';
import { asOwner } from '../owner.ts';
import type { OwnerConnection } from '../owner.ts';
import { DatabaseProblem } from '../problem.ts';
import { currentForms } from '../../resource/image-form.ts';
import { forgetRenamedParts } from '../../resource/renamed-parts.ts';
import { hideImages } from './hide-images.ts';
import { opensNewestKey } from './keys.ts';

/** Before the first image is written by them. A server changes none; the migration of a renamed field does. */
const keepForms = (owner: OwnerConnection): Promise<unknown> =>
  owner.query(
    `insert into image_form (entity, digest, keys) select x.entity, x.digest, array(select jsonb_array_elements_text(x.keys))
     from jsonb_to_recordset($1::jsonb) as x(entity text, digest text, keys jsonb) on conflict do nothing`,
    [JSON.stringify(currentForms())],
  );

/** Throws a sentence for a person where the journal was written with another key. */
export const prepareJournal = (db: Database, log: Logger): Promise<void> =>
  asOwner(db, async (owner) => {
    forgetRenamedParts();
    if (!(await opensNewestKey(owner))) {
      throw new DatabaseProblem('The database was written with another key. Set SECRET_KEY to the one it was written with, or bring back the file secret.key of its data folder; without it nobody can read what records were before, nor undo.');
    }
    await keepForms(owner);
    const waiting = await owner.query<{ code: string }>('select org_code as code from journal_in_clear order by 1');
    for (const { code } of waiting) await hideImages(owner, code, log);
  });
