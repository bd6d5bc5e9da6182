/** Messages of four languages side by side, and what the schema requires of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, isMap, isScalar } from 'yaml';
import { nothingKept, type Kept } from './kept.ts';
import type { Model, ModelField } from './model.ts';
import { Mistake, place, suggest } from './mistake.ts';
import { lower } from './names.ts';

export const LANGUAGES = ['en', 'fr', 'ja', 'sp'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A text in four languages; `from` is the file that says it, below src/messages. */
export type Message = Readonly<Record<Language, string>> & { readonly from: string };
export type Messages = ReadonlyMap<string, Message>;

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

type Entry = { readonly key: string; readonly where: string; readonly value: Message };

/** What each file, by its name below the project's folder, said when this process last read it: of two hundred files one has changed, and reading YAML is slow. */
const before = new Map<string, { readonly text: string; readonly entries: readonly Entry[] }>();

const entriesOf = (name: string, text: string): Entry[] => {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const wrong = document.errors[0];
  if (wrong) throw new Mistake(`${name}:${counter.linePos(wrong.pos[0]).line}`, wrong.message.split('\n')[0]!);
  if (!isMap(document.contents)) return [];
  return document.contents.items.map((pair) => {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    const where = `${name}:${isScalar(pair.key) && pair.key.range ? counter.linePos(pair.key.range[0]).line : 1}`;
    const value = (isMap(pair.value) ? pair.value.toJSON() : {}) as Record<string, unknown>;
    for (const language of LANGUAGES)
      if (typeof value[language] !== 'string' || value[language] === '') throw new Mistake(where, `The message ${key} has no ${language}.`);
    return { key, where, value: { ...(value as Record<Language, string>), from: name.replace(/^src\/messages\//, '') } };
  });
};

const readEntries = (root: string, file: string, kept: Kept): readonly Entry[] => {
  const text = readFileSync(file, 'utf8');
  const name = file.slice(root.length + 1);
  const had = before.get(name);
  if (had?.text === text) return had.entries;
  const parts = ['messages', name, text];
  const said = kept.of(parts) as readonly Entry[] | undefined;
  const entries = said ?? entriesOf(name, text);
  if (!said) kept.keep(parts, entries);
  before.set(name, { text, entries });
  return entries;
};

/** @throws Mistake where a key stands twice, a language is missing or the file cannot be read */
export const readMessages = (root: string, kept: Kept = nothingKept): Messages => {
  const messages = new Map<string, Message>();
  const placed = new Map<string, string>();
  for (const file of files(join(root, 'src/messages'))) {
    for (const { key, where, value } of readEntries(root, file, kept)) {
      if (placed.has(key)) throw new Mistake(where, `The message ${key} stands already at ${placed.get(key)}.`);
      placed.set(key, where);
      messages.set(key, value);
    }
  }
  return messages;
};

/** A mistyped key is one beside it that is not the name of another field; the keys of other entities are no help. */
const nearKey = (key: string, known: Iterable<string>, ofFields: ReadonlySet<string>): string => {
  const stem = key.slice(0, key.lastIndexOf('.') + 1);
  if (stem === '') return '';
  const near = suggest(key, [...known].filter((other) => other.startsWith(stem) && !ofFields.has(other)), 2);
  return near.startsWith('Did') ? near : '';
};

type Need = { readonly key: string; readonly fallback?: string; readonly where: string };

/** Forms and entities as choices are called what they are called elsewhere. */
const fallbackOf = (enumName: string | undefined, option: string): { readonly fallback?: string } => {
  if (enumName === 'Form') return { fallback: `form.${option}` };
  return enumName === 'Entity' ? { fallback: lower(option) } : {};
};

/** One of something: `Designation |||| Designations` → `Designation`. */
const singular = (message: Message): Message => ({ ...message, ...Object.fromEntries(LANGUAGES.map((language) => [language, message[language].split(' |||| ')[0]!])) });

const fieldNeeds = (owner: string, field: ModelField): Need[] => {
  const where = place(field.node);
  const needs: Need[] = field.kind === 'id' || field.kind === 'custom' ? [] : [{ key: `${owner}.${field.name}`, fallback: `field.${field.name}`, where }];
  if (field.help && field.kind !== 'id') needs.push({ key: `${owner}.${field.name}.help`, where });
  if (field.group) needs.push({ key: `${owner}.group.${field.group}`, where });
  if (field.unit) needs.push({ key: field.unit, where });
  if (field.rule.message) needs.push({ key: field.rule.message, where });
  for (const option of field.options ?? []) needs.push({ key: `enum.${field.enumName}.${option}`, ...fallbackOf(field.enumName, option), where });
  if (field.fields) needs.push({ key: lower(field.type), where });
  for (const part of field.fields ?? []) needs.push(...fieldNeeds(lower(field.type), part));
  return needs;
};

/** `schema/core-hr/grade.graphql:4` → `core-hr/grade.yml`. */
const messageFileOf = (where: string): string => where.replace(/^schema\//, '').replace(/\.graphql:\d+$/, '.yml');
const folderOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '');

/** The first message that is missing, and after it what else its file lacks: a new entity is told of all of them at once. */
const lacking = (missing: readonly Need[], messages: Messages, ofFields: ReadonlySet<string>): [where: string, what: string, suggestion: string] => {
  const { key, where } = missing[0]!;
  const near = nearKey(key, messages.keys(), ofFields);
  const file = messageFileOf(where);
  const more = missing.filter((one) => one.key !== key && messageFileOf(one.where) === file).map((one) => one.key);
  const also = more.length === 0 ? '' : ` It lacks as well: ${more.join(', ')}.`;
  return [where, `The message ${key} is missing.`, `${near || `Add it to src/messages/${file}, in ${LANGUAGES.join(', ')}.`}${also}`];
};

/** English help is the SDL's description; a missing common word stands in for `<entity>.<field>`. What entities of two endpoints need is said by none of them alone. */
export const resolveMessages = (model: Model, messages: Messages): Messages => {
  const out = new Map(messages);
  const missing: Need[] = [];
  const needs: readonly Need[] = model.resources.flatMap((resource) => [
    { key: resource.name, where: place(resource.node) },
    ...(resource.single ? [] : [{ key: `${resource.name}.empty`, where: place(resource.node) }]),
    ...resource.screens.map(({ form }) => ({ key: `form.${form}`, where: place(resource.node) })),
    ...resource.fields.flatMap((field) => fieldNeeds(resource.name, field)),
  ]);
  for (const { key, fallback, where } of needs) {
    const file = messageFileOf(where);
    const said = out.get(key);
    if (said) {
      const folder = folderOf(said.from);
      if (model.authored.endpoints.has(folder) && folder !== folderOf(file)) out.set(key, { ...said, from: 'shared.yml' });
      continue;
    }
    const shared = fallback === undefined ? undefined : messages.get(fallback);
    if (shared) out.set(key, { ...singular(shared), from: file });
    else if (!missing.some((one) => one.key === key)) missing.push({ key, where });
  }
  if (missing.length > 0) throw new Mistake(...lacking(missing, messages, new Set(needs.filter(({ fallback }) => fallback?.startsWith('field.')).map(({ key }) => key))));
  return out;
};
