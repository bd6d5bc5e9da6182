/**
 * An image as the journal stores it: who and when in clear, its fields encrypted by the person whom the record concerns and the class of
 * field, or, of what is kept for a time alone, by the day that it is of. Whoever destroys those keys erases the fields; order, chain and the fact of the change remain.
 */
import { setImmediate as others } from 'node:timers/promises';
import { decrypt, encrypt } from '../secrets/cipher.ts';
import { keysToRead, keysToWrite, nameOf } from '../db/journal/keys.ts';
import type { ClassOfFields, KeyName } from '../db/journal/keys.ts';
import type { Transaction } from '../db/org.ts';
import { formOf, isPacked, learnForms, unpack, type Form, type Packed } from './image-form.ts';
import type { Image } from './image.ts';
import { personField } from './person-field.ts';
import { findResource } from './registry.ts';
import { learnRenamedParts, withRenamedParts } from './renamed-parts.ts';

type Values = Readonly<Record<string, unknown>>;
/** `sealed`: by class, `<person>.<number of the key>:<ciphertext, base64>`. */
export type SealedImage = Image & { readonly sealed: Readonly<Partial<Record<ClassOfFields, string>>> };
export type Erased = 'ERASED';
type Of<Kept> = { readonly entity: string; readonly image: Kept };

const CLEAR: ReadonlySet<string> = new Set(['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']);

type Plan = { readonly form: Form; /** The field that names the candidate whom the record concerns. */ readonly candidate: string | undefined; readonly person: string | undefined; /** The field of the day by which it is sealed. */ readonly dated: string | undefined; readonly ordinary: ReadonlySet<string>; /** What is not in an image is null in it. */ readonly nullable: ReadonlySet<string>; readonly nulls: Values };
const plans = new Map<string, Plan>();

/** A field with rights of its own is guarded, and so is what the schema does not know (any more). */
const planOf = (entity: string): Plan => {
  const known = plans.get(entity);
  if (known) return known;
  const resource = findResource(entity);
  const fields = resource?.fields ?? [];
  const person = resource && personField(resource);
  const nullable = fields.filter((field) => field.default === undefined && field.kind !== 'id').map(({ key }) => key);
  const candidate = entity === 'Candidate' ? 'id' : fields.find(({ reference }) => reference?.type === 'Candidate')?.key;
  const plan = { form: formOf(entity), candidate, person, dated: resource?.dated, ordinary: new Set(fields.filter(({ access }) => access === undefined).map(({ key }) => key)), nullable: new Set(nullable), nulls: Object.fromEntries(nullable.map((key) => [key, null])) };
  plans.set(entity, plan);
  return plan;
};

/** Whose keys cover what was said of a candidate: employees have the numbers above 0, candidates those below. */
export const personOfCandidate = (id: string): string => `-${id}`;

export const INDIVIDUALS_BELOW = 900_000_000_000_000_000n;

/** Those who join and were no candidates: below all of them. */
export const personOfIndividual = (id: string): string => `-${INDIVIDUALS_BELOW + BigInt(id)}`;

const isId = (value: unknown): value is string => typeof value === 'string' && /^\d{1,18}$/.test(value);
const about = (orgCode: string, entity: string, id: string, fields: ClassOfFields): string => `${orgCode} ${entity} ${id} ${fields}`;

/** The day, of a moment in UTC, as retention counts. */
const dayOf = (value: unknown): string | undefined => (typeof value !== 'string' ? undefined : value.length === 10 ? value : new Date(value).toISOString().slice(0, 10));

type Parts = { readonly entity: string; readonly clear: Values; readonly id: string; readonly person: string; readonly texts: readonly (readonly [ClassOfFields, string])[] };

const partsOf = ({ entity, image }: Of<Image>): Parts => {
  const { form, candidate, person, dated, ordinary, nullable } = planOf(entity);
  const clear: Record<string, unknown> = {};
  const day = dated === undefined ? undefined : dayOf(image[dated]);
  const parts = new Map<ClassOfFields, unknown[]>();
  const put = (name: ClassOfFields, ...values: readonly unknown[]): void => void (parts.get(name)?.push(...values) ?? parts.set(name, [form.digest, ...values]));
  for (const [key, value] of Object.entries(image)) {
    if (CLEAR.has(key)) clear[key] = value;
    else if (value !== undefined && (value !== null || !nullable.has(key))) put(day === undefined ? (ordinary.has(key) ? 'ordinary' : 'guarded') : `${entity} ${day}`, form.places.get(key) ?? key, value);
  }
  const applicant = candidate === undefined ? undefined : image[candidate];
  const whose = person === undefined ? undefined : image[person];
  const texts = [...parts].map(([name, values]) => [name, JSON.stringify(values)] as const);
  // No employee yet, and the record is not nobody's.
  const nobody = entity === 'OnboardingIndividual' ? personOfIndividual(image.id) : isId(whose) ? whose : '0';
  return { entity, clear, id: image.id, person: isId(applicant) ? personOfCandidate(applicant) : nobody, texts };
};

type SealedParts = { readonly clear: Values; readonly sealed: Partial<Record<ClassOfFields, string>> };

/** Images that are worked on before what else this process does has its turn: what waits to be sent, a socket takes a part at a time, and the database meanwhile waits for the rest. */
const AT_ONCE = 100;

const inTurns = async <In, Out>(items: readonly In[], each: (one: In) => Out): Promise<Out[]> => {
  const out: Out[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    if (at > 0) await others();
    for (const one of items.slice(at, at + AT_ONCE)) out.push(each(one));
  }
  return out;
};

/** Seals with the keys of all these parts, of which it makes those that are missing. */
const sealer = async (tx: Pick<Transaction, 'orgCode' | 'query'>, all: readonly Parts[]): Promise<(parts: Parts) => SealedParts> => {
  const names = new Map<string, KeyName>(all.flatMap(({ person, texts }) => texts.map(([name]) => [nameOf({ person, class: name }), { person, class: name }] as const)));
  const keys = await keysToWrite(tx, [...names.values()]);
  return ({ entity, clear, id, person, texts }) => {
    const sealed: Partial<Record<ClassOfFields, string>> = {};
    for (const [name, text] of texts) {
      const { key, number } = keys.get(nameOf({ person, class: name }))!;
      sealed[name] = `${person}.${number}:${encrypt(key, text, about(tx.orgCode, entity, id, name)).toString('base64')}`;
    }
    return { clear, sealed };
  };
};

/** In the same order. Makes the keys that are missing. */
export const sealImages = async (tx: Pick<Transaction, 'orgCode' | 'query'>, images: readonly Of<Image>[]): Promise<SealedImage[]> => {
  const parts = await inTurns(images, partsOf);
  return (await inTurns(parts, await sealer(tx, parts))).map(({ clear, sealed }) => ({ ...(clear as Image), sealed }));
};

/** What is sealed are digits and base64, in which JSON has nothing to escape: most of the text is taken as it is. */
const textOf = ({ clear, sealed }: SealedParts): string => {
  const parts = Object.entries(sealed).map(([name, text]) => `"${name}":"${text}"`);
  return `${JSON.stringify(clear).slice(0, -1)},"sealed":{${parts.join(',')}}}`;
};

/** As `sealImages`, each as the text of its JSON, so many at a time; null stays null. After the keys it asks the database for nothing: whoever writes some can have the next ones sealed meanwhile. */
export async function* sealedTexts(tx: Pick<Transaction, 'orgCode' | 'query'>, images: readonly Of<Image | null>[], many: number): AsyncGenerator<(string | null)[]> {
  const all = await inTurns(images, ({ entity, image }) => image && partsOf({ entity, image }));
  const seal = await sealer(tx, all.filter((parts) => parts !== null));
  for (let at = 0; at < all.length; at += many) yield await inTurns(all.slice(at, at + many), (parts) => parts && textOf(seal(parts)));
}

type Ciphertext = KeyName & { readonly number: number; readonly text: string };

const isSealed = (image: Image | SealedImage): image is SealedImage => typeof image['sealed'] === 'object' && image['sealed'] !== null;

const ciphertexts = ({ sealed }: SealedImage): Ciphertext[] =>
  Object.entries(sealed as Readonly<Record<ClassOfFields, string>>).map(([name, part]) => {
    const [dot, colon] = [part.indexOf('.'), part.indexOf(':')];
    return { person: part.slice(0, dot), class: name as ClassOfFields, number: Number(part.slice(dot + 1, colon)), text: part.slice(colon + 1) };
  });

/** In the same order; null stays null, and an image is erased when one of its keys was destroyed. */
export const openImages = async (tx: Pick<Transaction, 'orgCode' | 'query'>, stored: readonly Of<Image | null>[]): Promise<(Image | null | Erased)[]> => {
  const parts = stored.map(({ image }) => (image !== null && isSealed(image) ? ciphertexts(image) : []));
  const names = new Map(parts.flat().map(({ person, class: name, number }) => [`${nameOf({ person, class: name })} ${number}`, { person, class: name, number }]));
  const keys = await keysToRead(tx, names);
  const contents = stored.map(({ entity, image }, at) => {
    const found: (Packed | Values)[] = [];
    for (const part of parts[at]!) {
      const key = keys.get(`${nameOf(part)} ${part.number}`);
      if (key === undefined) throw new Error(`Key ${part.person}.${part.number} of the journal is missing.`);
      if (key === null) return 'ERASED';
      found.push(JSON.parse(decrypt(key, Buffer.from(part.text, 'base64'), about(tx.orgCode, entity, image!.id, part.class)).toString('utf8')) as Packed | Values);
    }
    return found;
  });
  await learnRenamedParts(tx, stored.map(({ entity }) => entity));
  await learnForms(tx, contents.flatMap((found, at) => (found === 'ERASED' ? [] : found.filter(isPacked).map((content) => ({ entity: stored[at]!.entity, content })))));
  return stored.map(({ entity, image }, at) => {
    const found = contents[at]!;
    if (image === null || !isSealed(image) || found === 'ERASED') return found === 'ERASED' ? found : image;
    const { sealed: _sealed, ...clear } = image;
    return Object.assign({ ...planOf(entity).nulls, ...clear }, ...found.map((content) => withRenamedParts(entity, isPacked(content) ? unpack(entity, content) : content))) as Image;
  });
};
