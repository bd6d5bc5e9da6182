/**
 * Files that take a minute and more begin first, longest first, and the kinds whose files are short come last, so that all workers end together. After a first run vitest knows how long each
 * took; on a machine that has run none it knows only their size, and the security texts, one of the shorter files, kept one worker busy while the other had nothing left.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const kinds = ['e2e', 'server', 'unit', 'console'];
const long = [
  'codegen/printed', 'codegen/watch', 'codegen/mistakes',
  'server/security-texts', 'server/launcher', 'server/security-rights', 'server/migration-tool', 'server/database-url', 'resources/entities', 'server/security-long-texts', 'server/journal-encrypted', 'server/bulk-delete', 'server/security-http',
  'e2e/every-screen', 'e2e/new-entity', 'e2e/walk', 'e2e/import', 'e2e/accounts', 'e2e/axe',
].map((name) => `/tests/${name}.test.ts`);

const rank = ({ moduleId }: TestSpecification): number => {
  const at = long.findIndex((ending) => moduleId.endsWith(ending));
  return at === -1 ? long.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => kinds.indexOf(one.project.name) - kinds.indexOf(other.project.name) || rank(one) - rank(other));
  }
}
