/** Builds the reference pages for production into a folder of its own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Answers the folder with `data-table.html` and `virtual-list.html`. */
export const buildReferencePages = async (): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'tenure-bench-pages-'));
  const root = import.meta.dirname;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000, reportCompressedSize: false, rolldownOptions: { input: ['data-table.html', 'virtual-list.html'].map((name) => join(root, name)) } },
  });
  return outDir;
};
