import type { Language } from '../../domain/languages.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';

type Values = Readonly<Record<string, unknown>>;
/** Without a user id only files that were this record's before are bound. */
type Saver = { readonly userId: string | null; readonly language: Language };

/**
 * Ties the files that a saved record names to it, in the transaction of the save. A key must be a file that was
 * uploaded for this very field: by the person who saves, or for this record before (undo brings back an earlier one).
 * Any other key is refused as BAD_USER_INPUT on its field, so nobody reads another record's file through their own.
 */
export const bindFiles = async (tx: Transaction, resource: Resource, rowId: string, values: Values, { userId, language }: Saver): Promise<void> => {
  for (const { key: field, file } of resource.fields) {
    const key = values[field];
    if (file === undefined || key === undefined || key === null || key === '') continue;
    const [bound] = await tx.query<{ key: string }>(
      `update stored_file set row_id = $3::bigint, status = 'STORED', updated_at = now()
       where org_code = $1 and key = $2 and entity = $4 and field = $5 and status <> 'PENDING'
         and (row_id = $3::bigint or (row_id is null and created_by = $6::bigint)) returning key`,
      [tx.orgCode, String(key), rowId, resource.name, field, userId],
    );
    if (bound === undefined) throw refuse('BAD_USER_INPUT', { validationError: [{ field, message: say(language, 'rule.fileGone') }] });
  }
};
