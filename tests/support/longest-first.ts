/**
 * Files that take a minute and more begin first, longest first, so that the workers of a project end together. After a first run vitest knows how long each
 * took; on a machine that has run none it knows only their size, and the security texts, one of the shorter files, kept one worker busy while the other had nothing left.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const long = [
  'codegen/printed', 'codegen/watch', 'codegen/mistakes',
  'server/security-texts', 'server/security-long-texts', 'resources/entities', 'server/launcher', 'server/security-rights', 'server/migration-tool', 'server/database-url', 'server/journal-property',
  'e2e/every-screen', 'e2e/every-screen-translated', 'e2e/walk', 'e2e/new-entity', 'e2e/axe',
].map((name) => `/tests/${name}.test.ts`);

const rank = ({ moduleId }: TestSpecification): number => {
  const at = long.findIndex((ending) => moduleId.endsWith(ending));
  return at === -1 ? long.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return Map.groupBy(sorted, ({ project }) => project.name).values().flatMap((those) => those.toSorted((one, other) => rank(one) - rank(other))).toArray();
  }
}
