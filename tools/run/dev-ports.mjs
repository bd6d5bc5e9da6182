// Where `npm run dev` listens: the console at PORT, the server behind it ten further on, or at any free port where somebody has that one.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** `{ port, apiPort }`, or undefined where the port for the console is taken. */
export const devPorts = async (wanted, host) => {
  const port = await free(wanted, host);
  if (port === undefined) return undefined;
  return { port, apiPort: (port + 10 < 65_536 ? await free(port + 10, host) : undefined) ?? (await free(0, host)) };
};

const free = async (port, host) => {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch {
    return undefined;
  }
  const found = probe.address().port;
  probe.close();
  await once(probe, 'close');
  return found;
};
