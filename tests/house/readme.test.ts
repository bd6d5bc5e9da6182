import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withSettings } from '../../tools/readme/settings-table.ts';
import { projectFiles, root, textOfFile } from './support/files.ts';

const readme = textOfFile('README.md');
const pages = projectFiles.filter((file) => file.endsWith('.md'));

describe('README', () => {
  it('shows the settings that the server reads (node tools/readme/main.ts writes them)', () => expect(readme).toBe(withSettings(readme)));

  it('names every command, and package.json has each', () => {
    const scripts = Object.keys((JSON.parse(textOfFile('package.json')) as { scripts: object }).scripts);
    expect(scripts.sort()).toEqual([...(/export const commands = \{([\s\S]*)\n\};/.exec(textOfFile('tools/run/commands.mjs'))![1]!.matchAll(/^ {2}(\w+)[:,]/gm))].map(([, name]) => name!).sort());
    expect(scripts.filter((name) => !readme.includes(name === 'test' || name === 'start' ? `npm ${name}` : `npm run ${name}`))).toEqual([]);
  });
});

it('pages point to files that are there', () => {
  const broken = pages.flatMap((page) =>
    [...textOfFile(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, target]) => target!).filter((target) => !existsSync(path.join(root, path.dirname(page), target))).map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('decisions are numbered without gaps, each with what was rejected', () => {
  const decisions = projectFiles.filter((file) => /^docs\/decisions\/\d{4}-/.test(file)).sort();
  expect(decisions.map((file) => Number(/\d{4}/.exec(file)![0]))).toEqual(decisions.map((_, at) => at + 1));
  expect(decisions.filter((file) => !/^(\*\*Rejected\.\*\*|Rejected:)/m.test(textOfFile(file)))).toEqual([]);
});
