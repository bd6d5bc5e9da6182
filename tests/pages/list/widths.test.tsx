import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
