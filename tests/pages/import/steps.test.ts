import { expect, test } from 'vitest';
import { stepOf } from '../../../src/console/resource/import/stepOf.ts';

test('without an import one chooses the action, then the file', () => {
  expect(stepOf(undefined, undefined)).toBe('action');
  expect(stepOf(undefined, 'file')).toBe('file');
  expect(stepOf(undefined, 'review')).toBe('action');
});

test('an import opens at the step that it waits in', () => {
  expect(stepOf({ state: 'READING' }, undefined)).toBe('file');
  expect(stepOf({ state: 'MAPPING' }, undefined)).toBe('match');
  expect(stepOf({ state: 'CHECKING' }, undefined)).toBe('review');
  expect(stepOf({ state: 'FAILED' }, undefined)).toBe('file');
});

test('one may go back to any step, and forward only as far as the import is', () => {
  expect(stepOf({ state: 'REVIEW' }, 'match')).toBe('match');
  expect(stepOf({ state: 'REVIEW' }, 'confirm')).toBe('confirm');
  expect(stepOf({ state: 'MAPPING' }, 'confirm')).toBe('match');
});
