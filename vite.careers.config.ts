/** Builds the script of the public pages, some 2 KiB, beside the console; the server finds it by its own manifest. Runs after the console's build. */
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/careers',
  base: '/v3/',
  build: {
    outDir: '../../dist/console',
    emptyOutDir: false,
    manifest: '.vite/careers.json',
    target: 'es2023',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/careers/main.ts', output: { entryFileNames: 'assets/careers-[hash].js' } },
  },
});
