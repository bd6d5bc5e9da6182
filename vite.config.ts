/** Builds the console into dist/console and serves it with reload in `npm run dev`, where API_URL names the server behind it. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkFileNames, groups } from './tools/build/chunks.ts';
import { compactResources } from './tools/build/compact-resources.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:8090';
const toServer = { target: api, changeOrigin: false };

export default defineConfig({
  root: 'src/console',
  base: '/v3/',
  plugins: [react(), compactResources()],
  // What packages bring and the console has of its own, or browsers have.
  resolve: {
    alias: [
      { find: /^\.\/buildApolloClient\.js$/, replacement: `${import.meta.dirname}/src/console/providers/data/noApolloClient.ts` },
      { find: /^\.\/introspection\.js$/, replacement: `${import.meta.dirname}/src/console/providers/data/noIntrospection.ts` },
      { find: /^pluralize$/, replacement: `${import.meta.dirname}/src/console/providers/data/noPluralize.ts` },
      { find: /^object\.entries$/, replacement: `${import.meta.dirname}/src/console/providers/nativeEntries.ts` },
    ],
  },
  build: {
    outDir: '../../dist/console',
    emptyOutDir: true,
    // The server reads from it what a page will need and says so with the page.
    manifest: true,
    target: 'es2023',
    chunkSizeWarningLimit: 800,
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
  server: {
    strictPort: true,
    proxy: { '/graphql': toServer, '/auth': toServer, '/files': toServer, '/export': toServer, '/imports': toServer, '/ip': toServer, '/images': toServer, '/screenshots': toServer, '/career-images': toServer, '/career-preview': toServer, '/v3/careers': toServer, '/v3/job-candidates': toServer, '/v3/candidate-portal': toServer, '/v3/join/': toServer, '/healthz': toServer, '/readyz': toServer },
  },
});
