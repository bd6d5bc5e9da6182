/** Every place of every operation that takes a text, on a server of its own, with arguments that would do but for the text. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { snake } from '../../src/domain/snake.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { resources } from '../../src/server/resource/registry.ts';
import { statesOf } from '../../src/server/places/places.ts';
import { quote } from '../../src/server/resource/sql.ts';
import { startDemoServer, type DemoServer } from './demo-server.ts';
import { operations, slotsOf, type Arguments, type Operation, type Slot } from './every-operation.ts';
import { clientOf, dataOf } from './graphql.ts';
import type { Send } from './one-text-many-places.ts';
import { postJson } from './post-json.ts';
import { sampleRecord } from './samples.ts';

export type TextServer = {
  readonly server: DemoServer;
  readonly cookie: string;
  readonly send: Send;
  /** Another record each time, so that none is refused for being there already; a change of the record as it is now. */
  baseOf(operation: Operation): Promise<Arguments>;
};

/** The demo, signed in to as its administrator, with a record of every entity. */
export const startTextServer = async (): Promise<TextServer> => {
  const server = await startDemoServer();
  const cookie = await server.signIn('admin@demo.example');
  const firsts = new Map<string, string>();
  const admin = clientOf(server, cookie);
  // The first who asks for a place waits for all of them to be read, whatever the text is.
  await statesOf('PH');
  for (const { type, endpoint, operations: { lookup } } of resources) {
    const { rows } = dataOf(await admin<{ a: { rows: { id: string }[] } }>(endpoint, `{ a: ${lookup}(limit: 1) { rows { id } } }`)).a;
    if (rows[0]) firsts.set(type, rows[0].id);
  }
  // Nobody applies to a post that is closed.
  const posts = resources.find(({ type }) => type === 'JobPost')!;
  const open = dataOf(await admin<{ a: { rows: { id: string }[] } }>(posts.endpoint, `{ a: ${posts.operations.list}(filter: { status: { equals: OPEN } }, limit: 1) { rows { id } } }`)).a.rows[0]!;
  firsts.set('JobPost', open.id);
  const { rows: leavers } = dataOf(await admin<{ a: { rows: { employeeId: string }[] } }>('payroll-admin', '{ a: listLeavers(state: WITHOUT) { rows { employeeId } } }')).a;
  if (leavers[0]) firsts.set('Leaver', leavers[0].employeeId);
  // The demo sends its mails in the built-in words, and documents go along with an organisation's own.
  const mails = resources.find(({ type }) => type === 'EmailTemplate')!;
  const input = { ...sampleRecord(mails, 1, () => null), language: mails.fields.find(({ key }) => key === 'language')!.options!.at(-1) };
  firsts.set('EmailTemplate', dataOf(await admin<{ a: { row: { id: string } } }>(mails.endpoint, `mutation ($input: EmailTemplateInput!) { a: ${mails.operations.add}(input: $input) { row { id } } }`, { input })).a.row.id);
  let seed = 900;
  /** As last read; a request that was refused wrote nothing. */
  const versions = new Map<string, number>();
  const baseOf = async ({ resource, root, least }: Operation): Promise<Arguments> => {
    if (resource === undefined) return least;
    const { type, table, operations: names } = resource;
    if (root.name === names.add) {
      const input = sampleRecord(resource, (seed += 1), (of) => firsts.get(of) ?? null);
      // A policy of some minutes would lock the session that asks here.
      return { ...least, input: 'lockAfterMinutes' in input ? { ...input, lockAfterMinutes: 0 } : input };
    }
    const id = firsts.get(type) ?? '1';
    if (!('version' in least)) return 'id' in least ? { ...least, id } : least;
    if (!versions.has(table)) {
      const [row] = await withOrg(server.db, 'demo', (tx) => tx.query<{ version: number }>(`select version from ${quote(table)} where org_code = 'demo' and id = $1`, [id]));
      versions.set(table, row?.version ?? 1);
    }
    return { ...least, id, version: versions.get(table) };
  };
  const send: Send = async (endpoint, query, variables) => {
    const answer = await postJson(`${server.origin}/graphql/${endpoint}`, JSON.stringify({ query, variables }), { cookie });
    if (!answer.text.includes('"errors"')) versions.clear();
    return answer;
  };
  return { server, cookie, send, baseOf };
};

const texts = ['String', 'ID', 'EmailAddress', 'HexColorCode', 'DateTime', 'LocalDate', 'LocalTime', 'Decimal', 'JSON', 'Address'];

export const textCases = operations.flatMap((operation, place) => {
  const slots = slotsOf(operation).filter(({ type }) => texts.includes(type));
  return slots.length > 0 ? [{ operation, slots, place, title: operation.name }] : [];
});

/** What is the same code for many operations is asked of every such one in turns. */
export const SOME = 15;
const hooked = new Set(globSync('src/server/*/*.hooks.ts').map((file) => basename(file, '.hooks.ts').replaceAll('-', '_')));
const hasHooks = (type: string): boolean => hooked.has(snake(type));
const ofKind = (kind: 'add' | 'update' | 'list' | 'lookup' | 'delete'): Operation[] => operations.filter(({ resource, root }) => resource?.operations.add !== undefined && root.name === resource.operations[kind]);
/** By name, the operations of entities that one piece of code answers from metadata. */
const alike = (['update', 'list', 'lookup', 'delete'] as const).map(ofKind);
/** What adds a record of an entity without hooks of its own: one piece of code, too, that reads its fields by their kinds. */
const plainAdds = ofKind('add').filter(({ resource }) => !hasHooks(resource!.type));

/**
 * The texts that are sent to an operation: all of them, unless it is one of many that are the same code. What changes a record reads its fields as what adds one
 * does: that, the lists, the look-ups and the deletions of an entity get a fifteenth of them, and those of the next entity another fifteenth; what adds a record gets a third.
 */
export const textsFor = <Text>(operation: Operation, all: readonly Text[]): readonly Text[] => {
  const inTurn = (place: number, share: number): readonly Text[] => all.filter((_, at) => (place + at) % share === 0);
  if (plainAdds.includes(operation)) return inTurn(plainAdds.indexOf(operation), 3);
  const place = Math.max(...alike.map((those) => those.indexOf(operation)));
  return place === -1 ? all : inTurn(place, SOME);
};

/** Whether the type takes the text. */
export const isRead = ({ leaf }: Slot, text: string): boolean => {
  try {
    leaf.parseValue(text);
    return true;
  } catch {
    return false;
  }
};

export const inFilter = ({ path }: Slot): boolean => path[0] === 'filter';
export const few = <Element>(all: readonly Element[], most: number): Element[][] => Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
