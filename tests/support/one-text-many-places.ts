/** One text in many places of an operation at once: in every field of an input, in every condition of a filter, joined by `or` so that none hides another. */
import { expect } from 'vitest';
import { getNamedType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { sampleOf, type Arguments, type Operation, type Slot } from './every-operation.ts';

type Path = Slot['path'];
export type Sent = { readonly status: number; readonly text: string };
export type Send = (endpoint: string, query: string, variables: Arguments) => Promise<Sent>;
type Told = { readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string; readonly errorCode: string; readonly validationError?: readonly { readonly field: string }[] } }[] };

/** The values of an operation's arguments are written out as far as the places lie, with the text as one variable for each type; the rest are variables too. */
const written = ({ root }: Operation, places: readonly Slot[], base: Arguments, text: string): { readonly query: string; readonly variables: Arguments } => {
  const declared = new Map<string, string>();
  const variables: Arguments = {};
  const variable = (name: string, type: string, value: unknown): string => {
    declared.set(name, type);
    variables[name] = value;
    return `$${name}`;
  };
  const value = (type: GraphQLInputType, paths: readonly Path[], had: unknown): string => {
    if (paths.length === 0) return variable(`g${declared.size}`, type.toString(), had);
    if (isNonNullType(type)) return value(type.ofType, paths, had);
    const named = getNamedType(type);
    if (paths.some((path) => path.length === 0)) return variable(`text_${named.name}`, `${named.name}!`, text);
    if (isListType(type)) return `[${value(type.ofType, paths.map((path) => path.slice(1)), Array.isArray(had) ? had[0] : undefined)}]`;
    if (!isInputObjectType(type)) throw new TypeError(`${named.name} holds no ${paths.join(', ')}`);
    const fields = type.getFields();
    if ('or' in fields && paths.length > 1) return `{ or: [${paths.map((path) => value(type, [path], undefined)).join(', ')}] }`;
    const own = { ...(sampleOf(type) as Arguments), ...(had as Arguments | undefined) };
    const names = new Set([...Object.keys(own), ...paths.map(([step]) => String(step))]);
    return `{ ${Array.from(names, (name) => `${name}: ${value(fields[name]!.type, paths.filter(([step]) => step === name).map((path) => path.slice(1)), own[name])}`).join(', ')} }`;
  };
  const given = root.field.args.flatMap(({ name, type }) => {
    const inside = places.flatMap(({ path: [step, ...rest] }) => (step === name ? [rest] : []));
    return inside.length > 0 || name in base ? [`${name}: ${value(type, inside, base[name])}`] : [];
  });
  const told = (parts: readonly string[]): string => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  return { query: `${root.kind.toLowerCase()} ${told(Array.from(declared, ([name, type]) => `$${name}: ${type}`))} { answer: ${root.name}${told(given)} { errorCode message } }`, variables };
};

/** Whether a refusal is about what stands in the place. */
const isAbout = ({ message, extensions }: NonNullable<Told['errors']>[number], { path, type }: Slot): boolean =>
  message.startsWith(`Variable "$text_${type}"`) || (extensions.validationError ?? []).some(({ field }) => [path.slice(1), path].some((at) => field === at.join('.') || `${at.join('.')}.`.startsWith(`${field}.`)));

type Try = {
  readonly send: Send;
  readonly operation: Operation;
  /** Arguments that would do but for the text, made anew for each request. */
  readonly base: () => Arguments | Promise<Arguments>;
  readonly told: string;
  readonly text: string;
  /** Where an operation is refused without any text, too, each place is sent alone. */
  readonly alone: boolean;
};

/** What one request with the text in these places was refused for; fails on a fault, on a lost session, and where it is slow. */
const refusals = async ({ send, operation, base, told, text }: Try, places: readonly Slot[]): Promise<NonNullable<Told['errors']>> => {
  const { query, variables } = written(operation, places, await base(), text);
  const started = performance.now();
  const answer = await send(operation.endpoint, query, variables);
  const { errors = [] } = JSON.parse(answer.text) as Told;
  const at = `${operation.name} ${places.map(({ path }) => path.join('.')).join(' ')} ${told}: ${answer.text.slice(0, 300)}`;
  expect(answer.status, at).toBeLessThan(500);
  // Who is signed out or locked out meets nothing of the operation.
  expect(answer.status, at).not.toBe(401);
  expect(performance.now() - started, at).toBeLessThan(5000);
  for (const { message, extensions } of errors) {
    expect(['BAD_USER_INPUT', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'], at).toContain(extensions.code);
    // What is written here fits the schema: only the text does not.
    if (extensions.errorCode === 'DOCUMENT_INVALID') expect(message, at).toMatch(/^Variable "\$text_/);
  }
  // Before the operation is looked at, the body is.
  if (errors.length === 0 && answer.status !== 200 && places.length > 1) expect(answer.text, at).toContain('TEXT_NOT_STORABLE');
  return errors;
};

/** Places whose refusal would hide the others and names none: what names the record, and conditions on an organisation's own fields. */
const isApart = ({ path, type }: Slot): boolean => path[0] === 'id' || (path[0] === 'filter' && type === 'JSON');

const codesOf = (errors: NonNullable<Told['errors']>): string => errors.map(({ extensions }) => extensions.errorCode).join();
/** What each operation is refused for without any text. */
const plain = new WeakMap<Operation, Promise<string>>();
const plainCodes = (one: Try): Promise<string> => {
  const known = plain.get(one.operation) ?? refusals(one, []).then(codesOf);
  plain.set(one.operation, known);
  return known;
};

/** What names a record: its refusal is that of a record which is not there. */
const isName = ({ type }: Slot): boolean => type === 'ID';

/**
 * Sends the text in all places at once and expects that it is refused or taken plainly, never a fault and never slow. Places that a refusal is about are
 * done with, and the rest go once more without them; a refusal about none of them is looked for in each half. Where it comes without any text as well it tells
 * nothing of the places: what names a record goes alone, and once more the others, which that may have hidden; with `alone` each goes alone. So every place is either taken or refused.
 */
export const isTakenOrRefused = async (one: Try, places: readonly Slot[]): Promise<void> => {
  const apart = places.length > 1 ? places.filter(isApart) : [];
  for (const place of apart) await refusals(one, [place]);
  const together = places.filter((place) => !apart.includes(place));
  if (together.length === 0) return;
  const errors = await refusals(one, together);
  if (together.length === 1 || errors.length === 0) return;
  const left = together.filter((place) => !errors.some((error) => isAbout(error, place)));
  if (left.length < together.length) return isTakenOrRefused(one, left);
  if ((await plainCodes(one)) === codesOf(errors)) {
    const others = one.alone ? [] : left.filter((place) => !isName(place));
    for (const place of left) if (!others.includes(place)) await refusals(one, [place]);
    if (others.length > 0 && others.length < left.length) await isTakenOrRefused({ ...one, alone: false }, others);
    return;
  }
  const half = Math.ceil(together.length / 2);
  await isTakenOrRefused(one, together.slice(0, half));
  await isTakenOrRefused(one, together.slice(half));
};
