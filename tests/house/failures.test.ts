/** A read that fails later takes nothing away that was read before, least of all a form with what was typed. */
import { expect, it } from 'vitest';
import { projectFiles, textOfFile } from './support/files.ts';

/** An error asked for alone, in the place of the page or of one of its parts. */
const alone = [/if \((\w+\.)?error\) return </, /\{(\w+\.)?error \? \(?\s*<(ErrorState|GonePage|RecordFailure)(?![^>]*\/>\)?\s*: null\})/];

it('lets no page show a failure before it has looked whether it has its data', () => {
  const pages = projectFiles.filter((file) => /^src\/console\/.*\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(500);
  expect(pages.filter((file) => alone.some((pattern) => pattern.test(textOfFile(file))))).toEqual([]);
});
