/** The text of a post as candidates will read it. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Preview } from '../../../src/console/recruitment/posts/page/Preview.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(cleanup);

it('draws lines that begin with a dash as a list, as the page of the job does', async () => {
  await needMessages('recruitment');
  await renderForm(<Preview {...({ record: { id: '1', version: 1, title: 'Weaver', jobType: 'FULL_TIME', workMode: 'ON_SITE', description: 'Leads two teams.\n\n- weaving\n- dyeing' } } as never as Parameters<typeof Preview>[0])} />);
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['weaving', 'dyeing']);
  expect(page.getByText('Leads two teams.')).toBeTruthy();
});
