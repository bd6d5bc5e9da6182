import { expect, test } from 'vitest';
import { jobPost } from '../../../generated/recruitment/resources.ts';
import { messages } from '../../../generated/messages/en.ts';
import { cellOf } from '../../../src/console/fields/cells.tsx';
import type { CellFormats } from '../../../src/console/fields/cellKind.ts';
import { columnFields } from '../../../src/console/providers/data/selection.ts';

const status = jobPost.fields.find(({ name }) => name === 'status')!;
const formats = { translate: (key: string) => messages[key] ?? key } as CellFormats;
const said = (value: string, record: object) => cellOf(status).text(value, status, { ...record }, formats);

test('in lists a template of job posts is called one beside its status, and other posts are not', () => {
  expect(said('DRAFT', { isTemplate: true })).toBe('Draft · Template');
  expect(said('DRAFT', { isTemplate: false })).toBe('Draft');
  expect(said('OPEN', {})).toBe('Open');
});

test('rows of job posts say whether they are templates where their status is shown', () => {
  const names = (columns: readonly string[]) => columnFields(jobPost, columns).map(({ name }) => name);
  expect(names(['title', 'status'])).toContain('isTemplate');
  expect(names(['title'])).not.toContain('isTemplate');
});
