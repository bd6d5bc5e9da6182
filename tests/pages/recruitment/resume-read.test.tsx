/** Reading a resume on the spot: what of it is kept in the browser, and for how long. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Resume } from '../../../src/console/recruitment/candidates/page/Resume.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('lets go of a resume that comes after the page was left', async () => {
  await needMessages('recruitment', 'forms');
  let answer: () => void = () => undefined;
  const asked = vi.fn<() => void>();
  vi.stubGlobal('fetch', async (_address: string, init?: { readonly method?: string }) => {
    if (init?.method === 'POST') return Response.json({ data: { getPresignedUrl: { errorCode: '', message: '', presignedUrl: '/files/cv.pdf', s3DocumentDetails: { key: 'cv.pdf', fileName: 'cv.pdf', size: 8 } } } });
    asked();
    await new Promise<void>((go) => {
      answer = go;
    });
    return new Response('%PDF-1.7');
  });
  const made = vi.fn<() => string>(() => 'blob:cv');
  const revoked = vi.fn<(address: string) => void>();
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked });
  const { user } = await renderForm(<Resume mayAdd file="demo/candidate.resume/1/cv.pdf" />, {});
  await user.click(await page.findByRole('button', { name: /Read/ }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  cleanup();
  answer();
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  await waitFor(() => expect(revoked).toHaveBeenCalledWith('blob:cv'));
});
