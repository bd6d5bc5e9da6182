// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeHistory, forgetChanges, push, redo, settle, undo } from '../../../src/console/shell/changes.ts';

let count = 100;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    asked.push((JSON.parse(String(init.body)) as { variables: { id: string } }).variables.id);
    count += 1;
    return new Response(JSON.stringify({ data: { undoChangeSet: { changeSet: String(count) } } }));
  });
});
afterEach(() => {
  forgetChanges();
  vi.unstubAllGlobals();
});

describe('my changes', () => {
  it('undoes the last change and makes it again by undoing its undo', async () => {
    push('1', 'core-hr', 'Grade G1 added');
    push('2', 'core-hr', 'Grade G2 added');
    expect((await undo())?.label).toBe('Grade G2 added');
    expect((await redo())?.label).toBe('Grade G2 added');
    expect(asked).toEqual(['2', '101']);
    expect((await undo())?.label).toBe('Grade G2 added');
    expect(asked.at(-1)).toBe('102');
    expect((await undo())?.label).toBe('Grade G1 added');
    expect(await undo()).toBeUndefined();
  });

  it('undoes the change before when asked twice at once, and no second time what was refused', async () => {
    push('1', 'core-hr', 'one');
    push('2', 'core-hr', 'two');
    expect((await Promise.all([undo(), undo()])).map((change) => change?.label)).toEqual(['two', 'one']);
    expect(asked).toEqual(['2', '1']);
    push('3', 'core-hr', 'three');
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: null, errors: [{ message: 'no' }] })));
    expect((await Promise.allSettled([undo(), undo()])).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(changeHistory.get().done).toHaveLength(1);
  });

  it('keeps what was saved while an undo was under way', async () => {
    push('1', 'core-hr', 'one');
    const undoing = undo();
    push('2', 'core-hr', 'two');
    await undoing;
    expect(changeHistory.get().done.map(({ label }) => label)).toEqual(['two']);
  });

  it('forgets what could be redone once something new is done', async () => {
    push('1', 'core-hr', 'one');
    await undo();
    push('2', 'core-hr', 'two');
    expect(changeHistory.get().undone).toEqual([]);
  });

  it('keeps the change when the server refuses, and says its reason', async () => {
    push('1', 'core-hr', 'one');
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { undoChangeSet: null }, errors: [{ message: 'Undo the later change first.' }] })));
    await expect(undo()).rejects.toThrow('Undo the later change first.');
    expect(changeHistory.get().done).toHaveLength(1);
  });

  it('takes note of what a button undid, so that no key undoes it twice', async () => {
    push('1', 'core-hr', 'one');
    push('2', 'core-hr', 'two');
    settle('1', '50');
    expect((await undo())?.label).toBe('two');
    expect(changeHistory.get().undone.map(({ label }) => label)).toEqual(['one', 'two']);
    settle('50', '60');
    expect(changeHistory.get().done).toEqual([{ changeSet: '60', endpoint: 'core-hr', label: 'one' }]);
  });

  it('does not stop at a change that is undone for good', async () => {
    push('1', 'core-hr', 'one');
    push('2', 'core-hr', 'two');
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: null, errors: [{ message: 'Undone already.', extensions: { errorCode: 'UNDO_DONE' } }] })));
    await expect(undo()).rejects.toThrow('Undone already.');
    expect(changeHistory.get().done.map(({ label }) => label)).toEqual(['one']);
  });

  it('are known after the page was loaded anew, to the same person alone', async () => {
    const session = (userId: string) => ({ status: 'in', session: { user: { userId } } }) as never;
    const load = async (userId: string) => {
      vi.resetModules();
      const { sessionState } = await import('../../../src/console/providers/authSession.ts');
      const changes = await import('../../../src/console/shell/changes.ts');
      sessionState.set(session(userId));
      // What is kept is read and written by code that comes when it is needed.
      await vi.dynamicImportSettled();
      return { ...changes, sessionState };
    };
    const first = await load('7');
    first.push('1', 'core-hr', 'one', () => true);
    first.push('2', 'core-hr', 'two');
    await first.undo();
    await vi.dynamicImportSettled();
    const again = await load('7');
    expect((await again.redo())?.label).toBe('two');
    expect([(await again.undo())?.label, (await again.undo())?.label, await again.undo()]).toEqual(['two', 'one', undefined]);
    await vi.dynamicImportSettled();
    expect((await load('8')).changeHistory.get()).toEqual({ done: [], undone: [] });
    const back = await load('7');
    expect(back.changeHistory.get().undone.map(({ label }) => label)).toEqual(['two', 'one']);
    back.sessionState.set({ status: 'out' } as never);
    await vi.dynamicImportSettled();
    expect((await load('7')).changeHistory.get()).toEqual({ done: [], undone: [] });
    sessionStorage.setItem('changes', '{"userId":"7","done":[{"changeSet":3}],"undone":"x"}');
    expect((await load('7')).changeHistory.get()).toEqual({ done: [], undone: [] });
  });
});
