/** What organisations name may be asked, and what not (secure.md 14). */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOutside, OutboundFailure } from '../../src/server/http/outbound.ts';
import { isPrivateAddress } from '../../src/server/http/private-address.ts';

let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/elsewhere') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    else if (request.url === '/long') response.end('x'.repeat(2_000_000));
    else response.setHeader('content-type', 'application/json').end(JSON.stringify({ method: request.method }));
  }).listen(0);
  await once(server, 'listening');
  host = `localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = (address: string, outboundHosts: readonly string[] = []) => askOutside({ outboundHosts }, new URL(address), { method: 'POST', body: 'a=1' });

describe('asking other servers', () => {
  it('reaches a listed host of the own network', async () => {
    const answer = await ask(`http://${host}/`, [host]);
    expect([answer.status, await answer.json()]).toEqual([200, { method: 'POST' }]);
  });

  it('refuses own addresses by number and by name, and http anywhere', async () => {
    for (const address of [`http://${host}/`, `https://${host}/`, 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest/meta-data', 'https://10.1.2.3/', 'https://[::ffff:10.0.0.1]/', 'http://example.com/', 'ftp://example.com/'])
      await expect(ask(address), address).rejects.toThrow(OutboundFailure);
    await expect(ask('http://login.internal/', ['login.internal'])).rejects.toThrow(OutboundFailure);
  });

  it('follows no redirect and reads no more than 1 MB', async () => {
    expect((await ask(`http://${host}/elsewhere`, [host])).status).toBe(302);
    await expect(ask(`http://${host}/long`, [host])).rejects.toThrow('longer than 1 MB');
  });
});

describe('addresses', () => {
  it('of own networks are known in every notation', () => {
    const own = ['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', '::ffff:192.168.0.1', '64:ff9b::a00:1'];
    for (const address of own) expect(isPrivateAddress(address), address).toBe(true);
    for (const address of ['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '203.0.113.7', '2606:4700::1111', '::ffff:8.8.8.8']) expect(isPrivateAddress(address), address).toBe(false);
  });
});
