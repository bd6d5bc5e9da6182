/** A file that was changed, as the history tells it. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChangedFields } from '../../../src/console/resource/form/ChangedFields.tsx';
import { field } from '../../domain/support/field.ts';
import { renderForm } from './support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is called as whoever brought it called it, and by its kind where it may not be read', async () => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) =>
    body.includes('d35e') ? Response.json({ data: { getPresignedUrl: { errorCode: '', message: '', presignedUrl: '/files/1', s3DocumentDetails: JSON.stringify({ fileName: 'proof.pdf' }) } } }) : Response.json({ errors: [{ message: 'no', extensions: { code: 'FORBIDDEN', errorCode: 'NOT_FOUND' } }] }));
  await renderForm(<dl><ChangedFields resource={{ name: 'candidate', fields: [field('file', { key: 'resume', name: 'resume' })] }} changes={[{ field: 'resume', before: 'demo/2026-11/aaaa.png', after: 'demo/2026-11/d35e.pdf' }]} /></dl>);
  await waitFor(() => expect(page.getByText('proof.pdf')).toBeTruthy());
  expect(page.getByText('PNG').closest('del')).toBeTruthy();
});
