// `npm run dev`: codegen on every change of the schema, the server restarted on every change, the console reloaded in the browser.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { devPorts } from './dev-ports.mjs';
import { findNode } from './node.mjs';
import { at, root } from './paths.mjs';
import { fail, say } from './say.mjs';

export const dev = async () => {
  const wanted = Number(process.env.PORT ?? 8080);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) fail(`PORT is a number from 0 to 65535, not "${process.env.PORT}".`);
  const host = process.env.HOST ?? '127.0.0.1';
  const { port, apiPort } = (await devPorts(wanted, host)) ?? fail(`Nothing can listen on port ${wanted} of ${host}; most likely another program has it. Stop it, or choose another port: PORT=${wanted + 1} npm run dev`);
  const watch = at('tools/codegen/watch.ts');
  const server = start(['--watch-path', at('src/server'), '--watch-path', at('src/domain'), '--watch-path', at('generated'), '--watch-preserve-output', at('src/server/main.ts')], { PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` }, 'pipe');
  // Ready is what a person opens: the console, not the server behind it.
  server.stdout.setEncoding('utf8').on('data', (text) => process.stdout.write(text.replace(/^ready \S+$/gm, `ready http://localhost:${port}/v3/`)));
  const parts = [
    ...(existsSync(watch) ? [start([watch])] : []),
    server,
    start([at('node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort', '--host', host], { API_URL: `http://127.0.0.1:${apiPort}` }),
  ];
  say(`The console with reload: http://localhost:${port}/v3/ (the server behind it: port ${apiPort})`);
  const stop = () => parts.forEach((part) => part.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  const codes = await Promise.all(parts.map(ended));
  return codes.find((code) => code !== 0) ?? 0;

  function ended(part) {
    return new Promise((resolve) => {
      part.once('exit', (code) => {
        stop();
        resolve(code ?? 0);
      });
    });
  }
};

const start = (args, env = {}, output = 'inherit') => spawn(findNode(), args, { cwd: root, stdio: ['inherit', output, 'inherit'], env: { ...process.env, ...env } });
