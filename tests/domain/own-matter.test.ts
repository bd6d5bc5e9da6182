import { expect, it } from 'vitest';
import { ownMatter } from '../../src/domain/ownMatter.ts';

it('what is one’s own is left to others where there are any, and noted where there are none', () => {
  expect(ownMatter({ isOwn: false, hasOthers: true })).toBe('FREE');
  expect(ownMatter({ isOwn: false, hasOthers: false })).toBe('FREE');
  expect(ownMatter({ isOwn: true, hasOthers: true })).toBe('OTHERS');
  expect(ownMatter({ isOwn: true, hasOthers: false })).toBe('NOTED');
});
