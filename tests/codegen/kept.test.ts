/** What an earlier run made of the same schema is taken over, and nothing else. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keptOf, nothingKept, type Kept } from '../../tools/codegen/kept.ts';
import { readMessages } from '../../tools/codegen/messages.ts';
import type * as Generate from '../../tools/codegen/generate.ts';
import { copyProject } from './support/project.ts';

/** Read by Node, as graphql-codegen reads the preset. */
const { generateAll } = createRequire(import.meta.url)('../../tools/codegen/generate.ts') as typeof Generate;

const installed = (note: string): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'tenure kept '));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), note);
  return root;
};
const filesOf = (root: string): string[] => readdirSync(path.join(root, 'node_modules/.cache/codegen')).map((name) => path.join(root, 'node_modules/.cache/codegen', name));

/** In memory; counts the endpoints that were made and that were there, beside what files of messages say. */
const counting = (): Kept & { readonly made: string[]; readonly had: string[] } => {
  const files = new Map<string, unknown>();
  const [made, had]: [string[], string[]] = [[], []];
  const keyOf = (texts: readonly string[]): string => JSON.stringify(texts);
  return {
    made,
    had,
    of: (texts) => {
      const found = files.get(keyOf(texts));
      if (found !== undefined && texts[0] !== 'messages') had.push(texts[1]!);
      return found;
    },
    keep: (texts, what) => {
      if (texts[0] !== 'messages') made.push(texts[1]!);
      files.set(keyOf(texts), what);
    },
  };
};

it('prints the same with what was kept as without, and makes the endpoints that a change reaches', { timeout: 60_000 }, async () => {
  const copy = copyProject();
  copy.only('organisation-data', 'settings');
  const kept = counting();
  const first = await generateAll(copy.root, undefined, kept);
  expect(kept.made).toEqual(['organisation-data', 'settings']);
  expect(await generateAll(copy.root, undefined, kept)).toEqual(first);
  expect(kept.had).toEqual(['organisation-data', 'settings']);

  copy.write('schema/organisation-data/place.graphql', '"Where people work."\ntype OrganisationPlace { id: ID! }\n');
  const changed = await generateAll(copy.root, undefined, kept);
  expect(kept.made.slice(2)).toEqual(['organisation-data']);
  expect(changed.get('generated/organisation-data/resolvers.ts')).toContain('OrganisationPlace');
  expect(changed).toEqual(await generateAll(copy.root, undefined, nothingKept));
});

it('reads the YAML of messages once, until it changes', () => {
  const root = installed('{}');
  const file = path.join(root, 'src/messages/kept.yml');
  mkdirSync(path.dirname(file), { recursive: true });
  const told = (en: string): void => writeFileSync(file, `kept.${path.basename(root)}: {en: ${en}, fr: f, ja: j, sp: s}\n`);
  const files = new Map<string, unknown>();
  const kept: Kept = { of: (texts) => files.get(texts.join('\n')), keep: (texts, what) => void files.set(texts.join('\n'), what) };
  const english = (): string[] => Array.from(readMessages(root, kept).values(), ({ en }) => en);
  told('one');
  expect(english()).toEqual(['one']);
  // Another process finds what this one kept.
  const [[name, entries] = []] = [...files] as [string, { value: { en: string } }[]][];
  told('two');
  expect(english()).toEqual(['two']);
  files.set(name!, entries!.map((entry) => ({ ...entry, value: { ...entry.value, en: 'kept' } })));
  told('one');
  expect(english()).toEqual(['kept']);
});

it('takes nothing over that other packages made, or that cannot be read', () => {
  const root = installed('{"packages":{"a":{"version":"1"}}}');
  keptOf(root).keep(['SDL'], { 'a.ts': 'a' });
  expect(keptOf(root).of(['SDL'])).toEqual({ 'a.ts': 'a' });
  expect(keptOf(root).of(['SDL', 'more'])).toBeUndefined();
  writeFileSync(filesOf(root)[0]!, '{"a.ts": "a');
  expect(keptOf(root).of(['SDL'])).toBeUndefined();
  keptOf(root).keep(['SDL'], { 'a.ts': 'a' });
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{"packages":{"a":{"version":"2"}}}');
  expect(keptOf(root).of(['SDL'])).toBeUndefined();
});

it('forgets what was used longest ago beyond 64 MB', () => {
  const root = installed('{}');
  const kept = keptOf(root);
  const other = 'x'.repeat(2 ** 20);
  kept.keep(['used'], 'used');
  for (let each = 0; each < 50; each++) kept.keep([`other ${each}`], other);
  const long = new Date(2026, 0, 1);
  for (const file of filesOf(root)) utimesSync(file, long, long);
  expect(kept.of(['used'])).toBe('used');
  for (let each = 50; each < 90; each++) kept.keep([`other ${each}`], other);
  expect(filesOf(root).length).toBeGreaterThan(50);
  expect(filesOf(root).length).toBeLessThan(66);
  expect(kept.of(['used'])).toBe('used');
  expect(kept.of(['other 89'])).toBe(other);
});
