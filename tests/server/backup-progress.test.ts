import { expect, it } from 'vitest';
import { createProgress } from '../../src/server/db/backup/progress.ts';

it('says each part of a backup or a restore, and how far it is every two seconds', () => {
  const said: string[] = [];
  let clock = 0;
  const { begin, count } = createProgress((line) => said.push(line), () => clock);
  begin('Making the tables.');
  for (const [at, sentence] of [[500, 'a'], [1900, 'b'], [2000, 'c'], [3900, 'd'], [4100, 'e']] as const) {
    clock = at;
    count(sentence);
  }
  expect(said).toEqual(['Making the tables.', 'c', 'e']);
});
