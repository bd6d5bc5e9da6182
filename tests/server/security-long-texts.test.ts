/** Every place of every operation that takes a text × a text of a megabyte: refused or taken plainly, never a fault and never slow. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Slot } from '../support/every-operation.ts';
import { isTakenOrRefused } from '../support/one-text-many-places.ts';
import { few, inFilter, isRead, SOME, startTextServer, textCases, textsFor, type TextServer } from '../support/text-server.ts';

let texts: TextServer;
beforeAll(async () => {
  texts = await startTextServer();
});
afterAll(() => texts.server.stop());

const long = 'x'.repeat(900_000);
describe('a text that breaks other systems', () => {
  it.each(textCases.filter(({ operation }) => textsFor(operation, [long]).length > 0))('of a megabyte is refused or taken plainly by $title', async ({ operation, slots, place }) => {
    const places = slots.filter((slot) => !inFilter(slot) || /code|name|title|email/i.test(slot.path.join()));
    const send = (text: string, some: readonly Slot[]): Promise<void> => isTakenOrRefused({ send: texts.send, operation, base: () => texts.baseOf(operation), told: 'long', text, alone: place % 6 === 0 }, some);
    const [read, unread] = [places.filter((slot) => isRead(slot, long)), places.filter((slot) => !isRead(slot, long))];
    // A body holds it once for each type.
    for (const alike of Map.groupBy(read, ({ type }) => type).values()) for (const some of few(alike, 10)) await send(long, some);
    // Types that do not read it are refused before the operation is looked at, each with its name: they share one body, and some operations are enough.
    if (unread.length > 0 && place % SOME === 0) await send(long.slice(0, long.length / new Set(unread.map(({ type }) => type)).size), unread);
  }, 240_000);
});
