import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReadField } from '../../../src/console/resource/show/ReadField.tsx';
import { renderForm } from './support/renderForm.tsx';
import type { Field } from '../../../src/domain/resource.ts';

const scan: Field = { name: 'scan', key: 'scan', column: 'scan', kind: 'file', required: false, readOnly: false, search: false, filter: false, sort: false, inList: false, rule: {}, help: false };
const papers: Field = { ...scan, name: 'papers', key: 'papers', column: 'papers', kind: 'rows', rows: { type: 'Paper', fields: [scan] } as never };
const record = { papers: [{ id: '1', scan: 'demo/6f0c2b/9d41f0aa.pdf' }] };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('child rows are named after their field, and are no stop of the Tab key where all of them is seen', async () => {
  await renderForm(<ReadField entity="employee" field={papers} record={record} />, {});
  const rows = page.getByRole('group', { name: /papers/i });
  expect(rows.hasAttribute('tabindex')).toBe(false);
});

it('child rows wider than their place can be reached by the Tab key', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  await renderForm(<ReadField entity="employee" field={papers} record={record} />, {});
  expect(page.getByRole('group', { name: /papers/i }).getAttribute('tabindex')).toBe('0');
});

it('a file in child rows says what kind it is, not the name that was generated for it', async () => {
  await renderForm(<ReadField entity="employee" field={papers} record={record} />, {});
  expect(page.getByRole('cell').textContent).toBe('PDF');
});

it('a moment names its clock to whoever lives by another one', async () => {
  const device = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const shown = async (timeZone: string): Promise<string | null> => {
    device.mockReturnValue({ locale: 'en', calendar: 'gregory', numberingSystem: 'latn', timeZone });
    await renderForm(<ReadField entity="punch" field={{ ...scan, kind: 'dateTime' }} record={{ scan: '2026-11-20T16:00:00Z' }} />, {});
    const { textContent } = document.body;
    cleanup();
    return textContent;
  };
  expect(await shown('America/Los_Angeles')).toContain('2026/11/20 21:30Time zone: Asia/Kolkata');
  expect(await shown('Asia/Colombo')).not.toContain('Time zone');
});
