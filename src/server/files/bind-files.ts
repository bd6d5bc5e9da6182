import type { Language } from '../../domain/languages.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse, type FieldProblem } from '../refuse.ts';

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

/** The file that a key names, where it may be tied to the record. */
const TIED = `where org_code = $1 and key = $2 and entity = $4 and field = $5 and status <> 'PENDING' and (row_id = $3::bigint or (row_id is null and created_by = $6::bigint))`;
const tied = (tx: Transaction, resource: Resource, rowId: string, { key, purpose }: Named, { userId }: Saver): readonly unknown[] => [tx.orgCode, key, rowId, resource.name, purpose, userId];
const goneProblem = ({ place }: Named, { language }: Saver): FieldProblem => ({ field: place, message: say(language, 'rule.fileGone') });

/**
 * Ties the files that a saved record names to it, in the transaction of the save. A key must be a file that was
 * uploaded for this very field: by the person who saves, or for this record before (undo brings back an earlier one).
 * Any other key is refused as BAD_USER_INPUT on its field, so nobody reads another record's file through their own.
 */
export const bindFiles = async (tx: Transaction, resource: Resource, rowId: string, values: Values, saver: Saver): Promise<void> => {
  const gone: Named[] = [];
  for (const named of namedFiles(resource, values)) {
    const bound = await tx.query(`update stored_file set row_id = $3::bigint, status = 'STORED', updated_at = now() ${TIED} returning key`, tied(tx, resource, rowId, named, saver));
    if (bound.length === 0) gone.push(named);
  }
  if (gone.length > 0) throw refuse('BAD_USER_INPUT', { validationError: gone.map((named) => goneProblem(named, saver)) });
};

/** What `bindFiles` would refuse, of a record that is refused anyway: nothing is tied. */
export const fileProblems = async (tx: Transaction, resource: Resource, rowId: string, values: Values, saver: Saver): Promise<readonly FieldProblem[]> => {
  const gone: Named[] = [];
  for (const named of namedFiles(resource, values)) if ((await tx.query(`select from stored_file ${TIED}`, tied(tx, resource, rowId, named, saver))).length === 0) gone.push(named);
  return gone.map((named) => goneProblem(named, saver));
};
