/** `npm run bench [WORD]`: the speed table of docs, each figure with a reference measured in the same run. WORD picks areas. */
import { addDesignations, addEmployees, startBench } from './dataset.ts';
import { benchLists } from './api-list.ts';
import { printTable, type Result } from './table.ts';

const [word = ''] = process.argv.slice(2);
const wanted = (area: string): boolean => area.includes(word);
const results: Result[] = [];

if (wanted('lists')) {
  const bench = await startBench();
  try {
    await addDesignations(bench.db);
    await addEmployees(bench.db);
    results.push(...(await benchLists(bench)));
  } finally {
    await bench.stop().catch(() => undefined);
  }
}
printTable(results);
if (results.some(({ holds }) => !holds)) process.exitCode = 1;
