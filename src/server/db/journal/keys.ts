/** The journal's keys, each for an organisation, a person and a class of field. Destroying them erases what it covered, and the chain of digests stays whole. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Transaction } from '../org.ts';
import type { OwnerConnection } from '../owner.ts';
import { decrypt, encrypt, keyBytes } from '../../secrets/cipher.ts';
import { keyFrom } from '../../secrets/key-for.ts';
import { rootOf } from '../root-of.ts';

/** Of what is kept for a time alone: `<entity> <day>`. */
export type DatedClass = `${string} ${string}`;
export type ClassOfFields = 'ordinary' | 'guarded' | DatedClass;
/** Whose key: person '0' is nobody in particular. */
export type KeyName = { readonly person: string; readonly class: ClassOfFields };
/** `number` is random: writers who begin at the same time make a key each, and none waits for another. */
export type Key = KeyName & { readonly number: number; readonly key: Buffer };
type Asking = Pick<Transaction, 'orgCode' | 'query'>;

type Stored = KeyName & { readonly number: number; readonly wrapped: Buffer | null };
/** `isSettled`: made before this transaction began, so that nothing in it takes the key back. */
type Used = Stored & { readonly isSettled: boolean };

export const nameOf = (name: KeyName): string => `${name.person} ${name.class}`;
const about = (orgCode: string, name: KeyName): string => `journal key ${orgCode} ${nameOf(name)}`;

const unwrap = (tx: Asking, stored: Stored): Buffer => {
  try {
    return decrypt(keyFrom(rootOf(tx), 'journal'), stored.wrapped!, about(tx.orgCode, stored));
  } catch (error) {
    throw new Error('A key of the journal cannot be opened: the database was written with another key than this server has.', { cause: error });
  }
};

const pairs = (names: readonly KeyName[]): unknown[] => [names.map(({ person }) => person), names.map((name) => name.class)];

const readUsed = (tx: Asking, names: readonly KeyName[]): Promise<Used[]> =>
  tx.query<Used>(
    `select k.person_id as person, k.class, k.number, k.wrapped, k.made_at < now() as "isSettled" from unnest($2::bigint[], $3::text[]) n(person, class)
     join journal_key k on k.org_code = $1 and k.person_id = n.person and k.class = n.class where k.destroyed_at is null`,
    [tx.orgCode, ...pairs(names)],
  );

const make = async (tx: Asking, names: readonly KeyName[]): Promise<Key[]> => {
  const master = keyFrom(rootOf(tx), 'journal');
  const secrets = randomBytes(keyBytes * names.length);
  const made = names.map((name, at) => ({ ...name, number: randomInt(1, 2 ** 31), key: secrets.subarray(at * keyBytes, (at + 1) * keyBytes) }));
  await tx.query(
    `insert into journal_key (org_code, person_id, class, number, wrapped)
     select $1, n.person, n.class, n.number, decode(n.wrapped, 'base64') from unnest($2::bigint[], $3::text[], $4::int[], $5::text[]) n(person, class, number, wrapped)`,
    [tx.orgCode, ...pairs(made), made.map(({ number }) => number), made.map((name) => encrypt(master, name.key, about(tx.orgCode, name)).toString('base64'))],
  );
  return made;
};

/** Nobody's keys as a transaction found them. They are never destroyed, and whoever writes many steps would wait for them behind everything else that it asked. */
const nobodys = new WeakMap<object, Map<string, Key>>();

/** The keys to write with, by `nameOf`. */
export const keysToWrite = async (tx: Asking, names: readonly KeyName[]): Promise<Map<string, Key>> => {
  const known = nobodys.get(tx) ?? new Map<string, Key>();
  nobodys.set(tx, known);
  const keys = new Map(known);
  const asked = names.filter((name) => !keys.has(nameOf(name)));
  for (const stored of asked.length > 0 ? await readUsed(tx, asked) : []) {
    const key: Key = { person: stored.person, class: stored.class, number: stored.number, key: unwrap(tx, stored) };
    keys.set(nameOf(key), key);
    if (key.person === '0' && stored.isSettled) known.set(nameOf(key), key);
  }
  const missing = asked.filter((name) => !keys.has(nameOf(name)));
  for (const made of missing.length > 0 ? await make(tx, missing) : []) keys.set(nameOf(made), made);
  return keys;
};

/** What a transaction opened already: it reads the same images several times. */
const opened = new WeakMap<object, Map<string, Buffer | null>>();

/** Keys that earlier images name, by `nameOf` and number; null for one that was destroyed. */
export const keysToRead = async (tx: Asking, names: ReadonlyMap<string, KeyName & { readonly number: number }>): Promise<ReadonlyMap<string, Buffer | null>> => {
  const keys = opened.get(tx) ?? new Map<string, Buffer | null>();
  opened.set(tx, keys);
  const missing = [...names].flatMap(([name, key]) => (keys.has(name) ? [] : [key]));
  if (missing.length === 0) return keys;
  const found = await tx.query<Stored>(
    `select k.person_id as person, k.class, k.number, k.wrapped from unnest($2::bigint[], $3::text[], $4::int[]) n(person, class, number)
     join journal_key k on k.org_code = $1 and k.person_id = n.person and k.class = n.class and k.number = n.number`,
    [tx.orgCode, ...pairs(missing), missing.map(({ number }) => number)],
  );
  for (const stored of found) keys.set(`${nameOf(stored)} ${stored.number}`, stored.wrapped === null ? null : unwrap(tx, stored));
  return keys;
};

/** Destroys every key of a person, for good. Answers how many. */
export const destroyKeys = async (tx: Asking, person: string): Promise<number> => {
  const gone = await tx.query('update journal_key set wrapped = null, destroyed_at = now() where org_code = $1 and person_id = $2 and destroyed_at is null returning number', [tx.orgCode, person]);
  return gone.length;
};

/** Destroys the keys of all that was of an entity and of days before this one, for good. Answers how many. */
export const destroyDated = async (tx: Asking, entity: string, before: string): Promise<number> => {
  const gone = await tx.query(`update journal_key set wrapped = null, destroyed_at = now() where org_code = $1 and class collate "C" >= $2 and class collate "C" < $3 and destroyed_at is null and strpos(class, ' ') > 0 returning number`, [tx.orgCode, `${entity} `, `${entity} ${before}`]);
  return gone.length;
};

/** Whether this server's key is the one that the newest key was wrapped with; true where there is none yet. */
export const opensNewestKey = async (owner: Pick<OwnerConnection, 'query'>): Promise<boolean> => {
  const [stored] = await owner.query<Stored & { readonly orgCode: string }>(
    'select org_code as "orgCode", person_id as person, class, number, wrapped from journal_key where destroyed_at is null order by made_at desc limit 1',
  );
  if (!stored) return true;
  try {
    decrypt(keyFrom(rootOf(owner), 'journal'), stored.wrapped!, about(stored.orgCode, stored));
    return true;
  } catch {
    return false; // the tag does not fit: another key
  }
};
