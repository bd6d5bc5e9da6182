import type { Language } from '../../domain/languages.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';

type Values = Readonly<Record<string, unknown>>;
/** Without a user id only files that were this record's before are bound. */
type Saver = { readonly userId: string | null; readonly language: Language };

type Named = { readonly key: string; /** What the file was uploaded for. */ readonly purpose: string; /** Where a problem is told. */ readonly place: string };

/** The files that the values name: of their own fields, and of their child rows. */
const namedFiles = ({ fields }: Resource, values: Values): readonly Named[] => {
  const files = fields.flatMap(({ key, file }): Named[] => (file && values[key] ? [{ key: String(values[key]), purpose: key, place: key }] : []));
  const rows = fields.flatMap(({ key, rows }): Named[] => {
    const parts = rows?.fields.filter(({ file }) => file !== undefined) ?? [];
    const given = values[key];
    if (parts.length === 0 || !Array.isArray(given)) return [];
    return (given as Values[]).flatMap((row, at) => parts.flatMap((part): Named[] => (row[part.key] ? [{ key: String(row[part.key]), purpose: `${key}.${part.key}`, place: `${key}.${at}.${part.key}` }] : [])));
  });
  return [...files, ...rows];
};

/**
 * Ties the files that a saved record names to it, in the transaction of the save. A key must be a file that was
 * uploaded for this very field: by the person who saves, or for this record before (undo brings back an earlier one).
 * Any other key is refused as BAD_USER_INPUT on its field, so nobody reads another record's file through their own.
 */
export const bindFiles = async (tx: Transaction, resource: Resource, rowId: string, values: Values, { userId, language }: Saver): Promise<void> => {
  for (const { key, purpose, place } of namedFiles(resource, values)) {
    const [bound] = await tx.query<{ key: string }>(
      `update stored_file set row_id = $3::bigint, status = 'STORED', updated_at = now()
       where org_code = $1 and key = $2 and entity = $4 and field = $5 and status <> 'PENDING'
         and (row_id = $3::bigint or (row_id is null and created_by = $6::bigint)) returning key`,
      [tx.orgCode, key, rowId, resource.name, purpose, userId],
    );
    if (bound === undefined) throw refuse('BAD_USER_INPUT', { validationError: [{ field: place, message: say(language, 'rule.fileGone') }] });
  }
};
