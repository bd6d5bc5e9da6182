/** What is wrong with a file, grouped by cause, with what could be meant instead. */
import { suggest } from '../../../domain/rank.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import { messagesOf } from '../../messages.ts';
import { phraseProblem } from '../../../domain/phrase.ts';
import { ownWords } from '../../customisation/form-fields.ts';
import type { Session } from '../../session.ts';
import { resourceOf } from '../registry.ts';
import { quote } from '../sql.ts';
import type { ImportJob } from './job.ts';
import { namingFields } from './reference-fields.ts';
import { findImportGrant } from './starter.ts';

export type ProblemGroup = {
  readonly cause: string;
  /** The target of the mapping. */
  readonly target: string;
  readonly message: string;
  readonly rows: number;
  readonly firstRow: number;
  /** The text that all its rows have there, where that is the cause. */
  readonly value: string | null;
  readonly suggestions: readonly string[];
  /** The entity that the text would be a record of, where the person may add one. */
  readonly creates: string | null;
};

type Row = { readonly cause: string; readonly field: string; readonly message: string; readonly args: Record<string, string | number>; readonly labels: Record<string, string>; readonly value: string; readonly rows: number; readonly first: number };

/** Sentences that name one row have a form for several. */
const forSeveral: ReadonlyMap<string, string> = new Map([
  ['import.problem.duplicate', 'import.problem.duplicates'],
  ['import.problem.needsRow', 'import.problem.needsRows'],
]);

const mostGroups = 200;
const mostNames = 5000;

const namesOf = async (tx: Transaction, resource: Resource): Promise<string[]> => {
  const columns = namingFields(resource).map(({ column }) => quote(column));
  if (columns.length === 0) return [];
  const rows = await tx.query<{ names: (string | null)[] }>(`select array[${columns.join(', ')}] as names from ${quote(resource.table)} where org_code = $1 order by id limit ${mostNames}`, [tx.orgCode]);
  return rows.flatMap(({ names }) => names.filter((name) => name !== null));
};

export const problemGroups = async (tx: Transaction, session: Session, job: ImportJob): Promise<ProblemGroup[]> => {
  const rows = await tx.query<Row>(
    `select cause, min(field) as field, min(message) as message, (array_agg(args order by row))[1] as args, (array_agg(labels order by row))[1] as labels,
       min(value) as value, count(*)::int as rows, min(row) as first
     from import_problem where org_code = $1 and job_id = $2 group by cause order by count(*) desc, min(row) limit ${mostGroups}`,
    [tx.orgCode, job.id],
  );
  const resource = resourceOf(job.type);
  const messages = { ...messagesOf(session.language), ...ownWords(session) };
  const names = new Map<string, string[]>();
  const groups: ProblemGroup[] = [];
  for (const row of rows) {
    const type = resource.fields.find(({ key }) => key === row.field)?.reference?.type;
    const isMissing = row.message === 'import.problem.missing' && type !== undefined;
    if (isMissing && !names.has(type)) names.set(type, await namesOf(tx, resourceOf(type)));
    const near = isMissing ? suggest(row.value, names.get(type) ?? []) : (row.args.suggestion ?? null);
    const message = row.rows > 1 ? (forSeveral.get(row.message) ?? row.message) : row.message;
    groups.push({
      cause: row.cause,
      target: row.field,
      message: phraseProblem(messages, session.language, { message, args: row.args, labels: row.labels }),
      rows: row.rows,
      firstRow: row.first,
      value: row.cause === `${row.field}|${row.message}` ? null : row.value,
      suggestions: near === null ? [] : [String(near)],
      creates: isMissing && findImportGrant(session, resourceOf(type), 'IMPORT')?.scope === 'ALL' ? type : null,
    });
  }
  return groups;
};
