import { acceptFile, tooLargeFile } from '../files/accept.ts';
import { extensionOfType, isOfType, typeByName, typesAsText } from '../files/kinds.ts';
import { storeOf } from '../files/open-store.ts';
import { purposeOf } from '../files/purpose.ts';
import { removeUnheld } from '../files/remove-unheld.ts';
import { expectFile, findFile } from '../files/stored-file.ts';
import type { Context } from '../http/route.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { MOST_FILE_BYTES } from './read-form.ts';
import type { SentFile } from './read-form.ts';

/** Whose files they are before a record holds them: no account has the number 0. */
export const STRANGER = { userId: '0', id: 'careers' } as const;

/** The kinds of resume that are taken, as an input's `accept` has them. */
export const RESUME_KINDS = '.pdf,.doc,.docx,.txt';
/** The kinds of documents that candidates bring, likewise. */
export const DOCUMENT_KINDS = '.pdf,.doc,.docx,.txt,.png,.jpg,.jpeg';

/** The type of a file; refuses an empty one, one of no kind that the field takes (or the page, which may offer fewer), or of another than its name says. */
export const kindOf = (field: string, { name, bytes }: SentFile, offered?: string): string => {
  if (bytes.length === 0) throw refuse('FILE_BLANK');
  const types = purposeOf(field).types.filter((type) => offered === undefined || offered.split(',').includes(`.${extensionOfType(type)}`));
  const type = typeByName(name, types);
  if (type === undefined || !isOfType(bytes, type)) throw refuse('FILE_NOT_WHAT_IT_SAYS', { words: { types: typesAsText(types).toUpperCase() } });
  return type;
};

/** A file of a stranger through the one gate: its size, its name's type, its first bytes. Answers its key; a clean-up takes it when no record does. */
export const storeFile = async (context: Pick<Context, 'db' | 'settings'>, orgCode: string, field: string, { name, bytes }: SentFile, most = MOST_FILE_BYTES, offered?: string): Promise<string> => {
  const purpose = purposeOf(field);
  if (bytes.length > most) throw tooLargeFile(most);
  const type = kindOf(field, { name, bytes }, offered);
  const key = await withOrg(context.db, orgCode, (tx) => expectFile(tx, purpose, type, name, STRANGER));
  const file = await withOrg(context.db, orgCode, (tx) => findFile(tx, key));
  await acceptFile(context, orgCode, file!, bytes);
  return key;
};

/** Takes a stranger's file away at once where no record holds it; the clean-up would do so a day later. */
export const dropUnheld = async ({ db, settings, log }: Pick<Context, 'db' | 'settings' | 'log'>, orgCode: string, key: string): Promise<void> => {
  try {
    await removeUnheld(db, storeOf(settings), orgCode, key);
  } catch (error) {
    log.warn({ err: error }, 'a file that nobody holds waits for the next clean-up');
  }
};
