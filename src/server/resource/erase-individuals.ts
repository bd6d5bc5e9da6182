/** Forgetting those who join, in two steps: the records go while the journal can still write that they went, then everything that could bring them back. */
import type { Transaction } from '../db/org.ts';
import { eraseFiles } from './erase-files.ts';
import { forgetPerson } from './forget-person.ts';
import type { Change } from './journal.ts';
import { resourceOf } from './registry.ts';
import { personOfIndividual } from './sealed-image.ts';
import { deleteImages, readImages } from './store.ts';

/** Deletes the records with the ways into their pages and the mails about them; what is left of records that went before goes, too. Answers what the journal is to be told before `forgetIndividuals`. */
export const deleteIndividuals = async (tx: Transaction, ids: readonly string[]): Promise<readonly Change[]> => {
  if (ids.length === 0) return [];
  const resource = resourceOf('OnboardingIndividual');
  const images = [...(await readImages(tx, resource, ids)).values()];
  if (images.length > 0) await deleteImages(tx, resource, images.map(({ id }) => id));
  await tx.query('delete from joining_session where org_code = $1 and individual_id = any($2::bigint[])', [tx.orgCode, ids]);
  await tx.query('delete from outbox_message where org_code = $1 and about = any($2)', [tx.orgCode, ids.map((id) => `onboardingIndividual ${id}`)]);
  return images.map((before): Change => ({ entity: resource.type, id: before.id, kind: 'DELETE', before, after: null }));
};

/** Destroys the keys of what the journal holds of them and erases their files. Answers how many keys there were, and the files whose bytes are the caller's to remove after the commit. */
export const forgetIndividuals = async (tx: Transaction, ids: readonly string[]): Promise<{ readonly keys: number; readonly files: readonly string[] }> => {
  let keys = 0;
  for (const id of ids) keys += await forgetPerson(tx, personOfIndividual(id));
  return { keys, files: ids.length === 0 ? [] : await eraseFiles(tx, ids.map((id) => ({ entity: 'OnboardingIndividual', id }))) };
};
