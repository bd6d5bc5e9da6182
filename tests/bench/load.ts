/** Requests to a server of this machine from a process of its own: `node load.ts URL CONNECTIONS MILLISECONDS`, the request as JSON on standard input. */
import http from 'node:http';
import { text } from 'node:stream/consumers';

type Asked = { readonly path: string; readonly headers: Record<string, string>; readonly body: string };

const [origin = '', connections = '16', milliseconds = '3000'] = process.argv.slice(2);
const asked = JSON.parse(await text(process.stdin)) as Asked;
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const times: number[] = [];
let failed = 0;

const once = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const request = http.request(`${origin}${asked.path}`, { method: 'POST', agent, headers: { ...asked.headers, 'content-length': Buffer.byteLength(asked.body) } }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode !== 200) failed++;
        times.push(performance.now() - start);
        resolve();
      });
    });
    request.on('error', reject);
    request.end(asked.body);
  });

const until = performance.now() + Number(milliseconds);
const worker = async (): Promise<void> => {
  while (performance.now() < until) await once();
};
for (let warm = 0; warm < 50; warm++) await once();
times.length = 0;
const start = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, worker));
const seconds = (performance.now() - start) / 1000;
times.sort((a, b) => a - b);
console.log(JSON.stringify({ rate: times.length / seconds, p50: times[Math.floor(times.length * 0.5)], p99: times[Math.floor(times.length * 0.99)], failed }));
agent.destroy();
