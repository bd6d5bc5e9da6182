import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { GraphQLError, parse, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../src/server/db/connection.ts';
import { translate } from '../../src/server/db/unavailable.ts';
import { told } from '../../src/server/files/store-unavailable.ts';
import { maskError } from '../../src/server/graphql/errors.ts';
import { createHandler } from '../../src/server/http/handle.ts';
import { createLog, type Logger } from '../../src/server/log.ts';
import { refuse } from '../../src/server/refuse.ts';
import { readSettings } from '../../src/server/settings.ts';

it('an error that nobody foresaw is logged under the id that the answer tells, also once the body of the request was read', async () => {
  const logged: unknown[] = [];
  const log = { child: ({ requestId }: { requestId: string }) => ({ error: (entry: { err: Error }) => logged.push([requestId, entry.err.message]), warn: () => undefined, debug: () => undefined }) } as unknown as Logger;
  const handler = createHandler({
    routes: [{ method: 'POST', path: '/fault', handle: async ({ request }) => { throw new Error(`It broke at ${await text(request)}.`); } }],
    settings: readSettings({}),
    db: undefined as unknown as Database,
    log,
  });
  const server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/fault`, { method: 'POST', body: 'noon' });
  expect(answer.status).toBe(500);
  const { requestId, errorCode } = (await answer.json()) as { requestId: string; errorCode: string };
  expect(errorCode).toBe('_UH0001');
  expect(logged).toEqual([[requestId, 'It broke at noon.']]);
});

it.each([
  ['{ answer: recruitmentSetting { message } }', 'Failed to load Recruitment Settings. Please try again.'],
  ['mutation { answer: updateCoreHrSetting { message } }', 'Failed to save settings. Please try again.'],
  ['{ answer: getEmployeesDetailsBasedOnRole { message } }', 'Something went wrong while fetching the employees list. Please try again.'],
])('an operation that fails for a cause of ours says what the specification has for it: %s', (text, message) => {
  const [node] = (parse(text).definitions[0] as OperationDefinitionNode).selectionSet.selections as readonly FieldNode[];
  const failed = new GraphQLError('It broke.', { nodes: [node!], path: ['answer'], originalError: new Error('It broke.') });
  expect(maskError(failed, '1', createLog('silent')).message).toBe(message);
});

it('what is refused because a disk is full or the database is away is in the log, under the same id', () => {
  const logged: unknown[] = [];
  const log = { warn: (entry: { err: Error; code: string }) => logged.push([entry.code, entry.err.message]) } as unknown as Logger;
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  for (const error of [translate(away), told(full), refuse('NOT_FOUND')]) maskError(new GraphQLError('', { originalError: error as Error }), '1', log);
  expect(logged).toEqual([['_DB0000', 'terminating connection'], ['DISK_FULL', 'no space left on device']]);
});

it.runIf(existsSync('/dev/full'))('a log that has no room, or no reader, neither ends the server nor holds it up', () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const script = `import { createLog } from './src/server/log.ts'; const log = createLog('info'); for (let at = 0; at < 3; at += 1) log.info('line'); setTimeout(() => process.stderr.write('goes on'), 50);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8', timeout: 20_000 });
  expect([status, stderr]).toEqual([0, 'goes on']);
});
