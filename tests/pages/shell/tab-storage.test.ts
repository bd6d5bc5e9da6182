import { afterEach, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '../../../src/console/resource/form/draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const key = { userId: '1', screen: 'grades', id: '5' };

it('keeps what was typed, and the record that it began from goes with it', () => {
  keepDraft(key, { name: 'Typed' }, { id: '5', version: 1 } as never);
  expect(readDraft(key)).toEqual({ name: 'Typed' });
  dropDraft(key);
  expect([readDraft(key), sessionStorage.length]).toEqual([undefined, 0]);
});

it('lets the person go on where the browser has no room for it, or what is there is no longer readable', () => {
  sessionStorage.setItem('draft:1:grades:5', '{"name":');
  expect(readDraft(key)).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDraft(key, { name: 'Typed' }, undefined)).not.toThrow();
});
