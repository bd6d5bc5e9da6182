import type { Field, Resource } from '../../../domain/resource.ts';
import { ownWords } from '../../customisation/form-fields.ts';
import type { Transaction } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { hasMessage } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import type { Image } from '../../resource/image.ts';
import { choicesOfFields } from './choices.ts';
import type { Choices } from './choices.ts';
import type { Given } from './given.ts';
import type { JoiningVisit } from './joining.ts';
import { readPapers } from './papers.ts';
import type { Papers } from './papers.ts';
import { readPerson } from './person.ts';
import { neededFields, wantingOf } from './wanting.ts';
import type { Want } from './wanting.ts';

export type KeptFile = { readonly name: string; readonly size: number };

/** Everything that a page about the person needs to know. */
export type Drawing = JoiningVisit & {
  readonly whole: Resource;
  readonly image: Image;
  readonly papers: Papers;
  readonly wants: readonly Want[];
  readonly needed: ReadonlySet<string>;
  readonly choices: Choices;
  /** By key. */
  readonly files: ReadonlyMap<string, KeptFile>;
  /** What the organisation or Tenure calls something: `onboardingIndividual.phone`. Undefined where nobody does. */
  readonly words: (key: string) => string | undefined;
};

/** What stands in the controls of a page, and what is wrong with it. */
export type Filling = { readonly given: Given; readonly wrong: ReadonlyMap<string, string>; /** The file that a control keeps. */ readonly fileOf: (name: string) => string | null };

const filesOf = async (tx: Transaction, id: string): Promise<ReadonlyMap<string, KeptFile>> => {
  const rows = await tx.query<KeptFile & { readonly key: string }>(`select key, original_name as name, coalesce(byte_size, 0)::int as size from stored_file where org_code = $1 and entity = 'onboardingIndividual' and row_id = $2 and status = 'STORED'`, [tx.orgCode, id]);
  return new Map(rows.map(({ key, name, size }) => [key, { name, size }]));
};

/** Reads it; `fields` are those whose choices the page offers or names. Refuses JOIN_LINK where the record is gone. */
export const drawingOf = async (tx: Transaction, { db }: Pick<Context, 'db'>, of: JoiningVisit, fieldsOf: (whole: Resource) => readonly Field[]): Promise<Drawing> => {
  const { caller, whole, image } = await readPerson(tx, db, of);
  if (!image) throw refuse('JOIN_LINK');
  const own = ownWords(caller.session);
  const papers = await readPapers(tx);
  return {
    ...of,
    whole,
    image,
    papers,
    wants: wantingOf(whole, papers, image),
    needed: neededFields(whole, papers),
    choices: await choicesOfFields(tx, of.visit, own, fieldsOf(whole)),
    files: await filesOf(tx, of.joining.id),
    words: (key) => own[key] ?? (hasMessage(key) ? of.visit.say(key) : undefined),
  };
};
