import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';

type Ports = { readonly port: number; readonly apiPort: number };
const { devPorts } = (await import(pathToFileURL(join(import.meta.dirname, '../../tools/run/dev-ports.mjs')).href)) as { devPorts: (wanted: number, host: string) => Promise<Ports | undefined> };

const host = '127.0.0.1';
const others: Server[] = [];
const occupy = async (port: number) => {
  const other = createServer().listen(port, host);
  others.push(other);
  await once(other, 'listening');
  return (other.address() as AddressInfo).port;
};
afterEach(() => others.splice(0).forEach((other) => other.close()));

describe('npm run dev', () => {
  it('puts its server at another port where somebody has the one behind the console, whom the console would ask otherwise', async () => {
    const port = await freePort();
    await occupy(port + 10);
    const ports = await devPorts(port, host);
    expect(ports?.port).toBe(port);
    expect(ports?.apiPort).toBeGreaterThan(0);
    expect([port, port + 10]).not.toContain(ports?.apiPort);
  });

  it('does not move its console to a port that nobody named', async () => {
    expect(await devPorts(await occupy(0), host)).toBeUndefined();
  });

  it('takes any free ports for 0', async () => {
    const ports = await devPorts(0, host);
    expect(ports?.port).toBeGreaterThan(0);
    expect(ports?.apiPort).not.toBe(ports?.port);
  });
});
