import { lookupReach } from '../../access/lookup-reach.ts';
import { rowScope } from '../../access/row-scope.ts';
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../registry.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Session } from '../../session.ts';
import { bindings, quote } from '../sql.ts';
import { findByText } from './find-by-text.ts';
import type { Hit } from './find-by-text.ts';
import { namingFields } from './reference-fields.ts';

/** Ids of the records that a text may mean; more than one when it is no certain name. */
export type Candidates = readonly string[];

export type ReferenceResolver = {
  /** Asks the database once for each text of an entity, however many rows have it. */
  resolve(tx: Transaction, type: string, texts: Iterable<string>): Promise<void>;
  candidates(type: string, text: string): Candidates;
  /** The record is inactive and taken for nothing new. */
  isResting(type: string, id: unknown): boolean;
  /** By which text of the file it was found. */
  nameOf(type: string, id: unknown): string;
};

/** Hits that a look-up would show the person. */
const pickable = async (tx: Transaction, session: Session, resource: Resource, hits: readonly Hit[]): Promise<readonly Hit[]> => {
  const reach = lookupReach(session, resource);
  if (reach === null) return [];
  const to = bindings(tx.orgCode);
  const scope = rowScope(resource, reach, session, 't', to.bind);
  if (scope === 'true' || hits.length === 0) return hits;
  const rows = await tx.query<{ id: string }>(`select t.id::text as id from ${quote(resource.table)} t where t.org_code = $1 and t.id = any(${to.bind(hits.map(({ id }) => id))}::bigint[]) and ${scope}`, to.values);
  const open = new Set(rows.map(({ id }) => id));
  return hits.filter(({ id }) => open.has(id));
};

const restingOf = async (tx: Transaction, { table, rests }: Resource, hits: readonly Hit[]): Promise<string[]> =>
  rests && hits.length > 0 ? (await tx.query<{ id: string }>(`select t.id::text as id from ${quote(table)} t where t.org_code = $1 and t.id = any($2::bigint[]) and t.status = 'INACTIVE'`, [tx.orgCode, hits.map(({ id }) => id)])).map(({ id }) => id) : [];

/** Records are found by code, then by what is unique alone, then by title; equal spelling wins over folded. */
export const referenceResolver = (session: Session): ReferenceResolver => {
  const known = new Map<string, Map<string, Candidates>>();
  const resting = new Set<string>();
  const of = (type: string): Map<string, Candidates> => {
    const had = known.get(type) ?? new Map<string, Candidates>();
    known.set(type, had);
    return had;
  };
  return {
    resolve: async (tx, type, texts) => {
      const had = of(type);
      let open = [...new Set(texts)].filter((text) => !had.has(text));
      const resource = resourceOf(type);
      for (const field of namingFields(resource)) {
        if (open.length === 0) return;
        const hits = await pickable(tx, session, resource, await findByText(tx, resource, field, open));
        for (const id of await restingOf(tx, resource, hits)) resting.add(`${type} ${id}`);
        for (const [text, ids] of grouped(hits)) had.set(text, ids);
        open = open.filter((text) => !had.has(text));
      }
      for (const text of open) had.set(text, []);
    },
    candidates: (type, text) => of(type).get(text) ?? [],
    nameOf: (type, id) => [...of(type)].find(([, ids]) => ids.includes(String(id)))?.[0] ?? '',
    isResting: (type, id) => resting.has(`${type} ${String(id)}`),
  };
};

const grouped = (hits: readonly Hit[]): Map<string, Candidates> => {
  const found = new Map<string, { exact: string[]; folded: string[] }>();
  for (const { text, id, exact } of hits) {
    const one = found.get(text) ?? { exact: [], folded: [] };
    (exact ? one.exact : one.folded).push(id);
    found.set(text, one);
  }
  return new Map([...found].map(([text, { exact, folded }]) => [text, exact.length > 0 ? exact : folded]));
};
