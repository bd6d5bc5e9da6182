/** `npm run bench [AREA …]`: the speed table of docs/performance.md, each figure with a reference measured in the same run. */
import { benchAllRows } from './all-rows.ts';
import { benchLists } from './api-list.ts';
import { benchBundle } from './bundle.ts';
import { benchCandidates } from './candidates.ts';
import { benchCareers } from './careers.ts';
import { benchCodegen } from './codegen.ts';
import { addDesignations, addEmployees, startBench, type Bench } from './dataset.ts';
import { benchGrid } from './grid.ts';
import { benchImportPage } from './import-browser.ts';
import { benchImport } from './import-server.ts';
import { benchMillion } from './million.ts';
import { benchResumes } from './resumes.ts';
import { benchRoutes } from './routes.ts';
import { openStage, type Stage } from './stage.ts';
import { benchStart } from './start.ts';
import { printTable, type Result } from './table.ts';
import { benchUpdates } from './updates.ts';

/** In this order: the import adds designations, so it comes after everything that counts them; updates take theirs away again. */
const withServer: Readonly<Record<string, (bench: Bench, stage: Stage) => Promise<Result[]>>> = {
  bundle: (_bench, stage) => benchBundle(stage),
  grid: (_bench, stage) => benchGrid(stage),
  routes: (_bench, stage) => benchRoutes(stage),
  all: (_bench, stage) => benchAllRows(stage),
  lists: async (bench, stage) => {
    await addEmployees(bench.db);
    return benchLists(stage);
  },
  import: async (bench, stage) => [...(await benchImport(bench)), ...(await benchImportPage(bench, stage))],
  updates: (bench) => benchUpdates(bench),
  careers: (_bench, stage) => benchCareers(stage),
  candidates: (bench, stage) => benchCandidates(bench, stage),
};
const alone: Readonly<Record<string, () => Promise<Result[]>>> = { codegen: benchCodegen, million: benchMillion, resumes: benchResumes, start: benchStart };

const areas = [...Object.keys(withServer), ...Object.keys(alone)];
const asked = process.argv.slice(2);
const unknown = asked.find((word) => !areas.includes(word));
if (unknown !== undefined) {
  console.error(`There is no area "${unknown}". Areas: ${areas.join(', ')}`);
  process.exit(1);
}
const isWanted = ([area]: readonly [string, unknown]): boolean => asked.length === 0 || asked.includes(area);
const results: Result[] = [];

const served = Object.entries(withServer).filter(isWanted);
if (served.length > 0) {
  const bench = await startBench();
  try {
    await addDesignations(bench.db);
    const stage = await openStage(bench);
    try {
      for (const [area, measure] of served) {
        console.log(`measuring: ${area}`);
        results.push(...(await measure(bench, stage)));
      }
    } finally {
      await stage.stop();
    }
  } finally {
    await bench.stop();
  }
}
for (const [area, measure] of Object.entries(alone).filter(isWanted)) {
  console.log(`measuring: ${area}`);
  results.push(...(await measure()));
}
console.log('');
printTable(results);
if (results.some(({ holds }) => !holds)) process.exitCode = 1;
