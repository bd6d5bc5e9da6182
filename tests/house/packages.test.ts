/** What is installed is what was tried, from wherever a machine gets its packages. */
import { expect, it } from 'vitest';
import { projectFiles, textOfFile } from './support/files.ts';

type Manifest = { readonly dependencies: Record<string, string>; readonly devDependencies: Record<string, string>; readonly optionalDependencies: Record<string, string>; readonly overrides: Record<string, string> };
type Lock = { readonly packages: Record<string, { readonly resolved?: string; readonly integrity?: string; readonly link?: boolean }> };

const manifest = JSON.parse(textOfFile('package.json')) as Manifest;
const lock = JSON.parse(textOfFile('package-lock.json')) as Lock;

it('names exact versions', () => {
  const named = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies, manifest.overrides].flatMap((part) => Object.entries(part));
  expect(named.filter(([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it('has no download address in the lock file, and no registry anywhere', () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
  const configured = projectFiles.filter((file) => /(^|\/)(\.npmrc|\.yarnrc.*|package-lock\.json)$/.test(file)).filter((file) => /https?:\/\/[^"\s]*(registry|npm|artifact)/i.test(textOfFile(file).replace(/"funding":[\s\S]*?\n {2}\}/g, '')));
  expect(configured).toEqual([]);
});

it('checks what it installs', () => {
  const unchecked = Object.entries(lock.packages).filter(([name, { integrity, link }]) => name !== '' && !link && integrity === undefined);
  expect(unchecked.map(([name]) => name)).toEqual([]);
});
