/** What one entity does beyond its declaration. A hook stands in src/server/<endpoint>/<entity>.hooks.ts; what a family of entities shares, in src/server/family-hooks.ts. */
import { existsSync } from 'node:fs';
import type { Resource } from '../../domain/resource.ts';
import type { Database } from '../db/connection.ts';
import type { Transaction } from '../db/org.ts';
import { withKnownNames } from '../formulas/with-known-names.ts';
import type { Session } from '../session.ts';
import type { Caller } from './caller.ts';
import type { Image } from './image.ts';
import type { Change } from './journal.ts';

export type Values = Record<string, unknown>;
/** A record as it is written; `before` is null for a new one. */
export type Written = { readonly after: Image; readonly before: Image | null };
/** A row of a file that may be about somebody or something that is here already, or stands in an earlier row of the file. Both by their ids; one of them is told. */
export type Likeness = { readonly id: string; readonly record?: string; readonly earlier?: string; /** From 0 to 1. */ readonly score: number; /** Messages that say what is the same. */ readonly reasons: readonly string[] };
/** Looks for likenesses among the rows that an import would add, as far as the caller may know of the records. `between` is called every second or so: it refuses where the person wants no more. */
export type Likenesses = {
  /** The fields that are compared. */
  readonly fields: readonly string[];
  readonly find: (tx: Transaction, caller: Caller, rows: readonly Values[], between: () => Promise<void>) => Promise<readonly Likeness[]>;
};
/** Whose records somebody read, with the days of those. */
export type ReadOf = { readonly person: string; readonly fromDate: string; readonly toDate: string };
/** Reading is noted before anything is told, of lists, records, history, figures and files alike: once a reading and person, not once a record. The entity names its `person` and is `dated`. */
export type NoteRead = {
  /** Refuses whoever could not be noted, before anything is read. */
  readonly refuse: (session: Session) => void;
  readonly note: (tx: Transaction, session: Session, read: readonly ReadOf[]) => Promise<void>;
};
/** What a person may want done along with a change: the console asks before it is saved. */
export type Along = {
  /** How much there is to be done with these changes; nothing is asked at 0. */
  readonly count: (tx: Transaction, caller: Caller, asked: readonly AskedChange[]) => Promise<number>;
  /** Does it, after the records are written, and answers what changed: one change-set holds all. */
  readonly run: (tx: Transaction, caller: Caller, written: readonly Written[]) => Promise<readonly Change[]>;
};
/** Mails of one kind that leave with a change, as the schema has them. */
export type MailsAhead = {
  readonly of: string;
  readonly count: number;
  readonly names: readonly string[];
  readonly recipient: string | null;
  readonly subject: string;
  readonly body: string;
  readonly unreached: number;
  readonly unreachedNames: readonly string[];
  readonly failingNames: readonly string[];
};
/** A change that a person is about to make of one record. */
export type AskedChange = { readonly id: string; readonly values: Values };
/**
 * Takes a step of a record as it was `asked`, in one change-set that it writes; `advance` is told how far it is and refuses where the person wants no more. Refuses whoever may not take it. Answers how much there was to do, and
 * whether the change-set is what takes it back, or another step.
 */
export type RecordStep = (tx: Transaction, session: Session, of: { readonly id: string; readonly asked: unknown }, changeSet: string, advance: (done: number, total: number) => Promise<void>) => Promise<{ readonly changed: number; readonly isUndone: boolean }>;
export type Hooks = {
  /** What a new record has instead of the usual values, by the settings of the organisation, wherever nothing else is told. */
  readonly starts?: (tx: Transaction) => Promise<Values>;
  readonly noteRead?: NoteRead;
  /** May refuse or complete the values; `before` is null for a new record. Runs inside the transaction, after the rules. */
  readonly beforeSave?: (tx: Transaction, caller: Caller, values: Values, before: Image | null) => Promise<void>;
  /** `beforeSave` is asked also of values that break rules, without the fields that do: what it finds is told with them. For hooks that stumble over nothing that is missing. */
  readonly takesAnything?: true;
  readonly afterSave?: (tx: Transaction, caller: Caller, after: Image, before: Image | null) => Promise<void>;
  /** Once for all new records of a file, after `afterSave` of each: whoever is told hears of all of them at once. */
  readonly afterImport?: (tx: Transaction, caller: Caller, images: readonly Image[]) => Promise<void>;
  /** Changes other records with these, and answers how: one change-set holds all, and undoing takes all back. Only saving asks it, not undoing. */
  readonly together?: (tx: Transaction, caller: Caller, written: readonly Written[]) => Promise<readonly Change[]>;
  /** Refuses records that go back together where they would not fit each other, or what is here, in the end. Asked for a look: none of them is written yet, `after` is what each will be, and `gone` will be there no more. */
  readonly fit?: (tx: Transaction, caller: Caller, written: readonly Written[], gone: readonly string[]) => Promise<void>;
  /** The fields whose change `together` follows: with others, and with new records, it changes nothing, so that many records may be written while it is still asked of those before them. Without it any. */
  readonly follows?: readonly string[];
  readonly along?: Along;
  /** Which mails leave with these changes, as far as the person may make them: they are named before it is saved, and kept back where they are not wanted (`Caller.withoutMails`). */
  readonly mails?: (tx: Transaction, caller: Caller, asked: readonly AskedChange[]) => Promise<readonly MailsAhead[]>;
  /** As `mails`, of records that are to be added, with the values that `take` answers of what was given. */
  readonly mailsOfNew?: (tx: Transaction, caller: Caller, added: readonly Values[]) => Promise<readonly MailsAhead[]>;
  /** What whoever saved records should know besides that they are saved: of which of them, and in the person's words. */
  readonly tells?: { readonly of: (written: Written) => boolean; readonly say: (tx: Transaction, caller: Caller, told: readonly Written[]) => Promise<string> };
  readonly beforeDelete?: (tx: Transaction, caller: Caller, images: readonly Image[]) => Promise<void>;
  /** Deletes other records that mean nothing without these, before what refers to these is looked for, and answers how: one change-set holds all, and one undo brings all back. */
  readonly alongDelete?: (tx: Transaction, caller: Caller, images: readonly Image[]) => Promise<readonly Change[]>;
  /** Closes a record with all that follows from it, in one change-set that it writes: work of its own (`keepClosing`), whose `advance` is told how far it is and refuses where the person wants no more. Answers how many records were closed. */
  readonly close?: (tx: Transaction, caller: Caller, id: string, changeSet: string, advance: (done: number, total: number) => Promise<void>) => Promise<number>;
  /** Reckons anew what stands beside the journal and follows from a record, or is generated of it (then the hook writes the change-set): work of its own (`keepReckoning`), whose `advance` is told how far it is and refuses where the person wants no more. Refuses whoever may not ask for it. Answers how much there is. */
  readonly reckon?: (tx: Transaction, session: Session, id: string, advance: (done: number, total: number) => Promise<void>, db: Database) => Promise<number>;
  /** Steps of a record with all that follows from it, of very many records: work of its own (`keepStep`), by the name of the step. */
  readonly steps?: Readonly<Record<string, RecordStep>>;
  /**
   * The hooks of a record look at no other record of the entity, and nothing that follows its write is refused: many records of one request are
   * written at once. Without it they are saved one after the other, so that each sees what was done to those before it.
   */
  readonly apart?: true;
  /** Imports warn of rows that look like what is here already, and offer to leave them out. */
  readonly likenesses?: Likenesses;
};

const loaded = new Map<string, Promise<Hooks>>();

/** Where an entity's hooks stand, if it has any: below src/server. */
export const hooksFile = ({ endpoint, type }: Resource): string => `${endpoint}/${type.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}.hooks.ts`;

const load = async (resource: Resource): Promise<Hooks> => {
  const name = hooksFile(resource);
  const file = new URL(`../${name}`, import.meta.url);
  if (!existsSync(file)) return withKnownNames(resource, (await (await import('../family-hooks.ts')).familyHooks[resource.type]?.()) ?? {});
  const { hooks } = (await import(file.href)) as { hooks?: Hooks };
  if (!hooks) throw new Error(`src/server/${name} does not export hooks.`);
  return withKnownNames(resource, hooks);
};

export const hooksOf = (resource: Resource): Promise<Hooks> => {
  const had = loaded.get(resource.type) ?? load(resource);
  loaded.set(resource.type, had);
  return had;
};

/** Whether writing these fields may change other records along; `isNew` of records that were not there before. */
export const reachesOthers = ({ together, follows }: Hooks, fields: Iterable<string>, isNew = false): boolean =>
  together !== undefined && (follows === undefined || (!isNew && [...fields].some((key) => follows.includes(key))));
