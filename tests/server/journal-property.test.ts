/** Laws of the journal, on the real database: undo in reverse order restores every record, and a refused undo changes nothing. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { sealJournals } from '../../src/server/db/journal/seal.ts';
import { verifyJournals } from '../../src/server/db/journal/verify.ts';
import { Refusal } from '../../src/server/refuse.ts';
import { readAsOf } from '../../src/server/resource/history.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import { undoChangeSet } from '../../src/server/resource/undo.ts';
import type { StoredSet } from '../../src/server/resource/undo/check.ts';
import { whyNotUndo } from '../../src/server/resource/undo/why-not.ts';
import { callerIn } from '../support/administrator.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { readWorld, take, TYPES, type Step, type World } from '../support/journal-world.ts';

/** Longer runs: JOURNAL_SEQUENCES=5000. A failure is repeated with JOURNAL_SEED. */
const sequences = Number(process.env.JOURNAL_SEQUENCES ?? 60);
/** 10,000 take an hour of a busy machine, and three of a crowded one. A run that is cut short is no run. */
const minutes = Math.max(20, sequences / 30);
const seed = process.env.JOURNAL_SEED ? Number(process.env.JOURNAL_SEED) : undefined;

let database: TestDatabase;
let organisations = 0;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('add', 'add', 'add', 'update', 'update', 'delete', 'deleteMany', 'updateMany', 'swap', 'import', 'undo', 'undo', 'undo', 'undo'),
  type: fc.constantFrom(...TYPES),
  pick: fc.nat(11),
  value: fc.nat(9),
});
/** Something to work on, so that short sequences meet each other. */
const start: readonly Step[] = [{ do: 'import', type: 'JobLevel', pick: 0, value: 20 }, { do: 'add', type: 'Department', pick: 0, value: 1 }, { do: 'add', type: 'Role', pick: 0, value: 2 }];

/** A change-set with the records before and after it. */
type Done = { readonly id: string; readonly before: World; readonly after: World };

const changedIn = ({ before, after }: Done): string[] => [...new Set([...before.keys(), ...after.keys()])].filter((key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)));
const same = (keys: readonly string[], one: World, other: World): boolean => keys.every((key) => JSON.stringify(one.get(key)) === JSON.stringify(other.get(key)));

const play = async (steps: readonly Step[]): Promise<void> => {
  const orgCode = `s${(organisations += 1)}`;
  const caller = callerIn(database.db, orgCode);
  const world = (): Promise<World> => withOrg(database.db, orgCode, readWorld);
  const done: Done[] = [];
  const now = new Map<string, string>(); // the change-set that stands for one that was undone and redone

  const undo = async (id: string): Promise<string | Refusal> => undoChangeSet(id, database.db, caller.session).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  const foretold = (id: string): Promise<string | null> => withOrg(database.db, orgCode, async (tx) => {
    const [set] = await tx.query<StoredSet>('select id, undone_by as "undoneBy", source from change_set where org_code = $1 and id = $2', [orgCode, id]);
    return whyNotUndo(tx, set!, database.db, caller.session);
  });

  /** Any change-set, in any order: what cannot be undone is refused and changes nothing, what can is undone wholly and alone. */
  const undoAny = async (target: Done, before: World): Promise<void> => {
    const said = await foretold(target.id);
    const answer = await undo(target.id);
    const after = await world();
    expect([said === null, said], answer instanceof Refusal ? answer.message : 'undone').toEqual([typeof answer === 'string', said]);
    if (typeof answer === 'string') {
      const touched = changedIn(target);
      expect(same(touched, after, target.before)).toBe(true);
      expect(same([...new Set([...before.keys(), ...after.keys()])].filter((key) => !touched.includes(key)), before, after)).toBe(true);
      done.push({ id: answer, before, after });
      return;
    }
    expect(after).toEqual(before);
    if (!same(changedIn(target), before, target.after)) expect(['UNDO_CHANGED_SINCE', 'UNDO_DONE']).toContain(answer.code);
  };

  for (const one of steps) {
    const before = await world();
    if (one.do === 'undo') {
      if (done.length > 0) await undoAny(done[Math.max(0, done.length - 1 - (one.pick % 6))]!, before);
      continue;
    }
    const id = await take(caller, before, one).catch((error: unknown) => {
      if (error instanceof Refusal || (error as { code?: string }).code === '23505') return null; // the law holds for what was written
      throw error;
    });
    const after = await world();
    if (id === null) expect(after).toEqual(before);
    else done.push({ id, before, after });
  }
  for (const { id, before } of done.reverse()) {
    const redone = await undo(now.get(id) ?? id);
    if (redone instanceof Refusal) throw new Error(`${id}: ${redone.message}`);
    const [undone] = await withOrg(database.db, orgCode, (tx) => tx.query<{ undoes: string | null }>('select undoes from change_set where org_code = $1 and id = $2', [orgCode, id]));
    if (undone?.undoes) now.set(undone.undoes, redone);
    expect(await world()).toEqual(before);
  }
  expect(await world()).toEqual(new Map());
  expect(await left(orgCode)).toEqual([]);
};

/** Tables in which rows stay when everything was undone: the journal itself with its keys, and the numbers that were given out. */
const KEPT = /^(change|change_set|journal_.*|id_block)$/;
let tables: readonly string[] | undefined;

/** Tables of the whole database that still hold something of the organisation, child rows and all. */
const left = async (orgCode: string): Promise<string[]> => {
  tables ??= (await withOrg(database.db, orgCode, (tx) => tx.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_code'
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and has_table_privilege(c.oid, 'select') order by 1`,
  ))).map(({ name }) => name).filter((name) => !KEPT.test(name));
  const [found] = await withOrg(database.db, orgCode, (tx) => tx.query<Record<string, boolean>>(`select ${tables!.map((name) => `exists (select from "${name}" where org_code = $1) as "${name}"`).join(', ')}`, [orgCode]));
  return Object.entries(found!).flatMap(([name, isLeft]) => (isLeft ? [name] : []));
};

it(`undoing in reverse order restores every record, whatever was written (${sequences} sequences)`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8, size: 'max' }), (steps) => play([...start, ...steps])), { numRuns: sequences, ...(seed === undefined ? {} : { seed }), interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: true });
  if (sequences > 60) console.log(`${organisations} sequences undone`);
}, (minutes + 10) * 60_000);

it('the journal of all that is whole, and every record was as its images say', async () => {
  await sealJournals(database.db);
  const verdicts = await verifyJournals(database.db);
  expect(verdicts.filter(({ fault, waiting }) => fault !== null || waiting > 0)).toEqual([]);
  expect(verdicts.length).toBeGreaterThan(sequences / 3);
});

it('undoing an undo is doing again, as often as one likes', async () => {
  const caller = callerIn(database.db, 'redo');
  const world = (): Promise<World> => withOrg(database.db, 'redo', readWorld);
  const first = (await take(caller, new Map(), { do: 'import', type: 'JobLevel', pick: 0, value: 1 }))!;
  const there = await world();
  let last = first;
  for (let turn = 0; turn < 6; turn += 1) {
    last = await undoChangeSet(last, database.db, caller.session);
    expect(await world()).toEqual(turn % 2 === 0 ? new Map() : there);
  }
  await expect(undoChangeSet(first, database.db, caller.session)).rejects.toMatchObject({ code: 'UNDO_DONE' });
});

it('values that two records swapped, or that a new record took over, go back', async () => {
  const caller = callerIn(database.db, 'swap');
  const world = (): Promise<World> => withOrg(database.db, 'swap', readWorld);
  const before: World[] = [];
  const sets: string[] = [];
  const doing = async (one: Step): Promise<void> => {
    before.push(await world());
    sets.push((await take(caller, before.at(-1)!, one))!);
  };
  for (const [pick, value] of [[0, 1], [0, 2], [0, 3]] as const) await doing({ do: 'add', type: 'Grade', pick, value });
  await doing({ do: 'swap', type: 'Grade', pick: 0, value: 0 });
  await doing({ do: 'swap', type: 'Grade', pick: 2, value: 0 });
  const swapped = await world();
  const undone = await undoChangeSet(sets.pop()!, database.db, caller.session);
  expect(await world()).toEqual(before.pop());
  const again = await undoChangeSet(undone, database.db, caller.session);
  expect(await world()).toEqual(swapped);
  for (const set of [again, ...sets.reverse()]) await undoChangeSet(set, database.db, caller.session);
  expect(await world()).toEqual(new Map());
});

it('a record is told as it was at each moment, child rows included, also while it was deleted', async () => {
  const caller = callerIn(database.db, 'asof');
  const role = resourceOf('Role');
  const seen: { at: string; image: unknown }[] = [];
  const look = async (): Promise<void> => {
    const { at, image } = await withOrg(database.db, 'asof', async (tx) => ({
      at: (await tx.query<{ at: string }>(`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`))[0]!.at,
      image: [...(await readWorld(tx)).values()][0] ?? null,
    }));
    seen.push({ at, image });
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await look();
  await take(caller, new Map(), { do: 'add', type: 'Role', pick: 0, value: 2 });
  await look();
  for (const value of [1, 4, 5]) {
    await take(caller, await withOrg(database.db, 'asof', readWorld), { do: 'update', type: 'Role', pick: 0, value });
    await look();
  }
  const gone = (await take(caller, await withOrg(database.db, 'asof', readWorld), { do: 'delete', type: 'Role', pick: 0, value: 0 }))!;
  await look();
  await undoChangeSet(gone, database.db, caller.session);
  await look();
  const id = String((seen[1]!.image as { id: string }).id);
  expect(seen.map(({ image }) => image === null)).toEqual([true, false, false, false, false, true, false]);
  for (const { at, image } of seen) {
    const { version: _version, updatedAt: _updatedAt, updatedBy: _updatedBy, ...rest } = ((await withOrg(database.db, 'asof', (tx) => readAsOf(tx, role, id, at, caller.session))) ?? {}) as Record<string, unknown>;
    expect(rest).toEqual(image ?? {});
  }
});
