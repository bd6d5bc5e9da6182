import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SectionTitle } from '../../../src/console/resource/form/SectionTitle.tsx';
import { renderForm } from './support/renderForm.tsx';

afterEach(cleanup);

it('reads the name of a section of the organisation apart from the words that say so', async () => {
  await renderForm(<SectionTitle of={{ label: 'Uniform', isOwn: true } as never} />, {});
  expect(page.getByRole('heading').textContent).toMatch(/^Uniform \S/);
});
