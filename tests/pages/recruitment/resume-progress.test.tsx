/** How far many resumes are that are sent together. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { Progress } from '../../../src/console/recruitment/resumes/Progress.tsx';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(cleanup);

it('counts those that arrived against all that are sent, and those that were not taken against nothing', async () => {
  await needMessages('recruitment');
  const sent = [1, 1, 0.4, 0].map((share, id) => ({ id, name: `${id}.pdf`, share }));
  await renderForm(<Progress sent={[...sent, { id: 9, name: 'empty.txt', share: 1, problem: 'There is nothing in this file. Choose another one.' }]} waiting={2} all={2} onStop={() => undefined} />, {});
  await page.findByText('Sending 2 of 4');
  expect(page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
  page.getByText('Not sent: empty.txt. There is nothing in this file. Choose another one.');
});
