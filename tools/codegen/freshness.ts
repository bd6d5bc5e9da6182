/** What codegen prints against what stands in generated/. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Difference = {
  /** Printed files that are missing or other than printed. */
  readonly stale: readonly string[];
  /** Files that nothing prints any more. */
  readonly left: readonly string[];
};

const existing = (root: string): string[] =>
  existsSync(join(root, 'generated'))
    ? readdirSync(join(root, 'generated'), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    : [];

/** @param files what a whole run prints: name → content */
export const difference = (root: string, files: ReadonlyMap<string, string>): Difference => ({
  stale: [...files].filter(([name, content]) => !existsSync(join(root, name)) || readFileSync(join(root, name), 'utf8') !== content).map(([name]) => name),
  left: existing(root).filter((name) => !files.has(name)),
});

/** A sentence for whoever forgot to run codegen; undefined where everything is fresh. */
export const staleness = ({ stale, left }: Difference): string | undefined => {
  const names = [...stale, ...left];
  if (names.length === 0) return undefined;
  return `generated/ is stale: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}. Run npm run codegen and commit the result.`;
};
