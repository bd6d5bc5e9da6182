// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useMapping } from '../../../src/console/resource/import/match/useMapping.ts';
import type { ImportJob, Mapping } from '../../../src/console/resource/import/job/importJob.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const matched: Mapping = { columns: ['code', null], constants: [], templates: [], create: [], clearEmpty: false };
const open = (id = '7') => renderHook(() => useMapping({ id, state: 'MAPPING', mapping: matched } as unknown as ImportJob)).result;

it('what is being matched stays until it is checked, whatever becomes of the step, and of that import only', () => {
  const first = open();
  act(() => first.current.change({ ...matched, columns: ['code', 'title'] }));
  cleanup();
  expect([open().current.mapping.columns, open('8').current.mapping.columns]).toEqual([['code', 'title'], ['code', null]]);
  first.current.forget();
  expect(open().current.mapping).toEqual(matched);
});
