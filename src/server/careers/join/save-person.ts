import { checkBankAccount, plainAccount } from '../../../domain/bank-account.ts';
import { listText } from '../../../domain/lists/listText.ts';
import type { Resource } from '../../../domain/resource.ts';
import { withOrg } from '../../db/org.ts';
import type { Transaction } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { sayProblems } from '../../messages.ts';
import { Refusal, refuse } from '../../refuse.ts';
import type { Values } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';
import { updateRecords } from '../../resource/update-records.ts';
import { isOpen } from './joining.ts';
import type { Joining, JoiningVisit } from './joining.ts';
import { joiningResource, readPerson } from './person.ts';
import type { Read } from './read-step.ts';

type Told = Pick<Read, 'input' | 'places'>;
export type SavedPerson = {
  /** The record as it is now. */
  readonly image: Image;
  /** What could not be kept and why, by the name of the control. The rest was kept. */
  readonly wrong: ReadonlyMap<string, string>;
  /** Of each list, from which row of the form its rows came; null where nothing was kept. */
  readonly places: Read['places'] | null;
  /** Somebody else changed the record since the page was drawn; nothing was kept. */
  readonly isConflict: boolean;
};
type Problems = readonly { readonly field: string; readonly message: string }[];

/** Repairs of what was sent, each of which keeps less: one is usual, more are for rules that follow from each other. */
const MOST_REPAIRS = 4;

/** Refuses JOIN_LINK where a newer invitation came meanwhile, JOIN_CLOSED where the specialist has it, or nobody any more. */
const refuseClosed = (image: Image | undefined, { tokenHash }: Joining): Image => {
  if (!image || image['tokenHash'] !== tokenHash) throw refuse('JOIN_LINK');
  if (!isOpen({ status: image['status'] as Joining['status'] })) throw refuse('JOIN_CLOSED');
  return image;
};

/** Writes what is given in one change-set under the person's name, then does what goes with it. Refuses as every save does. */
export const writePerson = async ({ db }: Pick<Context, 'db'>, of: JoiningVisit, version: number, given: (image: Image) => Values, then?: (tx: Transaction, image: Image) => Promise<void>): Promise<Image> => {
  const { visit, joining } = of;
  const changeSet = await nextChangeSet(db, visit.orgCode);
  return withOrg(db, visit.orgCode, async (tx) => {
    const { caller, image: found } = await readPerson(tx, db, of, true);
    const image = refuseClosed(found, joining);
    const resource = joiningResource();
    const { changes, refused } = await updateRecords(tx, resource, [{ id: joining.id, version, input: given(image) }], caller, 'SAVE', new Map([[joining.id, image]]));
    for (const refusal of refused.values()) throw refusal;
    if (changes.length > 0) await recordChanges(tx, changeSet, { userId: null, by: caller.session.name, source: 'FORM', form: caller.form, reason: caller.reason, changes });
    const now = changes.find(({ entity, after }) => entity === resource.type && after !== null)?.after ?? image;
    await then?.(tx, now);
    return now;
  });
};

/** Accounts are kept as banks write them; the rules of the country are those of every account. */
const withAccount = (input: Values): Values => ({ ...input, ...Object.fromEntries(['accountNumber', 'bankCode', 'swift'].flatMap((key) => (typeof input[key] === 'string' ? [[key, plainAccount(input[key])] as const] : []))) });

const accountProblems = ({ visit: { language } }: JoiningVisit, input: Values): Problems => {
  const { bankCountry, accountNumber, bankCode, swift } = input as Readonly<Record<string, string | null | undefined>>;
  if (!bankCountry || !accountNumber) return [];
  return sayProblems(language, checkBankAccount({ country: bankCountry, accountNumber, bankCode: bankCode ?? null, swift: swift ?? null }, listText('COUNTRY', bankCountry, language)));
};

/** The rows without what is wrong in them: a part becomes what it was, or empty; a row that cannot be without it stays as it was, or away. */
const mendRows = (resource: Resource, list: string, { rows, came }: { readonly rows: readonly Values[]; readonly came: readonly number[] }, bad: ReadonlyMap<number, readonly string[]>, before: Image): { rows: Values[]; came: number[] } => {
  const parts = resource.fields.find(({ key }) => key === list)?.rows?.fields ?? [];
  const had = new Map(((before[list] as Values[] | null) ?? []).map((row) => [String(row['id']), row]));
  const kept = rows.flatMap((row, at): { row: Values; place: number }[] => {
    const wrong = bad.get(at);
    const place = came[at]!;
    if (!wrong) return [{ row, place }];
    const earlier = had.get(String(row['id']));
    const isWhole = wrong.some((part) => part === '' || parts.find(({ key }) => key === part)?.required === true);
    if (isWhole) return earlier ? [{ row: Object.fromEntries(parts.filter(({ key, readOnly }) => key === 'id' || !readOnly).map(({ key }) => [key, earlier[key]])), place }] : [];
    return [{ row: { ...row, ...Object.fromEntries(wrong.map((part) => [part, earlier && earlier[part] !== row[part] ? earlier[part] : null])) }, place }];
  });
  return { rows: kept.map(({ row }) => row), came: kept.map(({ place }) => place) };
};

const mended = (resource: Resource, { input, places }: Told, problems: Problems, before: Image): Told => {
  const next = { ...input };
  const came = new Map(places);
  const bad = new Map<string, Map<number, string[]>>();
  for (const { field } of problems) {
    const [key = '', at, part = ''] = field.split('.');
    if (at === undefined || !Array.isArray(next[key])) delete next[key];
    else bad.set(key, (bad.get(key) ?? new Map<number, string[]>()).set(Number(at), [...(bad.get(key)?.get(Number(at)) ?? []), part]));
  }
  for (const [list, rows] of bad) {
    const mend = mendRows(resource, list, { rows: next[list] as Values[], came: came.get(list) ?? [] }, rows, before);
    next[list] = mend.rows;
    came.set(list, mend.came);
  }
  return { input: next, places: came };
};

/** By the names of the controls: rows are counted as the form had them. */
const placed = (problems: Problems, places: Told['places']): [string, string][] =>
  problems.map(({ field, message }) => {
    const [key = '', at, ...rest] = field.split('.');
    const place = at === undefined ? undefined : places.get(key)?.[Number(at)];
    return [place === undefined ? field : [key, place, ...rest].join('.'), message];
  });

/** Keeps what is right of a step; what is not is told, and nothing else is lost for it. */
export const savePerson = async (context: Pick<Context, 'db'>, of: JoiningVisit, before: Image, version: number, read: Read): Promise<SavedPerson> => {
  const wrong = new Map(read.wrong);
  let told: Told = { input: withAccount(read.input), places: read.places };
  const refuseProblems = (problems: Problems): void => {
    for (const [name, message] of placed(problems, told.places)) if (!wrong.has(name)) wrong.set(name, message);
    told = mended(joiningResource(), told, problems, before);
  };
  refuseProblems(accountProblems(of, told.input));
  for (let repairs = 0; ; repairs += 1) {
    try {
      const image = await writePerson(context, of, version, ({ status }) => (status === 'INVITED' ? { ...told.input, status: 'STARTED' } : told.input));
      return { image, wrong, places: told.places, isConflict: false };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'CONFLICT') return { image: before, wrong: read.wrong, places: null, isConflict: true };
      const problems = error.details.validationError ?? [];
      if (error.code !== 'BAD_USER_INPUT' || problems.length === 0 || repairs === MOST_REPAIRS) throw error;
      refuseProblems(problems);
    }
  }
};
