import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CellFormats } from '../../../src/console/fields/cellKind.ts';
import { contentWidths } from '../../../src/console/resource/list/state/contentWidths.ts';
import { openList } from './support.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'fonts');
});

const widths = (): string => (screen.getByRole('grid', { name: 'Designations' }).closest<HTMLElement>('[style*="--columns"]') ?? screen.getByRole('grid', { name: 'Designations' })).style.getPropertyValue('--columns');

test('columns are measured in the face of the page, however late that comes', async () => {
  let come = (): void => undefined;
  let isThere = false;
  const coming = new Promise<void>((resolve) => {
    come = () => {
      isThere = true;
      resolve();
    };
  });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { check: () => isThere, load: () => coming } });
  await openList(20);
  await screen.findByRole('gridcell', { name: 'Designation 2' });
  const before = widths();
  expect(before).toContain('px');
  come();
  await waitFor(() => expect(widths()).not.toBe(before));
});

test('the face that is measured is the page’s, before its styles are there too', async () => {
  const asked: string[] = [];
  const check = (face: string): boolean => {
    asked.push(face);
    return true;
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: { check, load: () => Promise.resolve([]) } });
  document.documentElement.style.fontFamily = 'serif';
  await openList(20);
  await screen.findByRole('gridcell', { name: 'Designation 2' });
  document.documentElement.style.fontFamily = '';
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((face) => !face.includes('IBM Plex Sans Variable'))).toEqual([]);
});

test('a status has room for each that there is, whatever the first rows are in', () => {
  const status = { name: 'status', key: 'status', column: 'status', kind: 'status' as const, enumName: 'RecordStatus', options: ['ACTIVE', 'INACTIVE'], required: true, readOnly: false, search: false, filter: true, sort: true, inList: true, rule: {}, help: false };
  const formats = { translate: (key: string) => key, locale: 'en' } as unknown as CellFormats;
  const wide = (value: string) => contentWidths([status], 'title', [{ id: '1', status: value }], formats)['status'];
  expect(wide('ACTIVE')).toBe(wide('INACTIVE'));
});
