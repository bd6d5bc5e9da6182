import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HttpError } from 'ra-core';
import { PanelAdd } from '../../../src/console/resource/panel/PanelAdd.tsx';
import { award } from '../../../generated/core-hr/resources.ts';
import { screens } from '../../../generated/screens.ts';
import { renderForm } from './support/renderForm.tsx';
import type { ScreenResource } from '../../../src/console/providers/data/metadata.ts';

afterEach(cleanup);

const target: ScreenResource = { name: 'core-hr/awards', screen: screens.find(({ path }) => path === '/core-hr/awards')!, resource: award, siblings: [] };
const refusing = (errors: Record<string, string>) => ({ create: async () => Promise.reject(new HttpError('Check the marked fields and correct them.', 422, { errorCode: 'BAD_USER_INPUT', errors })) });

/** Saves an award of somebody whose page it is, which the server refuses with these sentences. */
const refusedWith = async (errors: Record<string, string>): Promise<HTMLElement> => {
  const { user } = await renderForm(<PanelAdd target={target} given={{ employeeId: '7' }} onClose={() => undefined} />, { dataProvider: refusing(errors) as never });
  await user.type(await page.findByRole('textbox', { name: /^Award(?!ed)/ }), 'Weaver of the year');
  await user.type(page.getByRole('textbox', { name: /^Awarded on/ }), '2026/09/14');
  await user.click(page.getByRole('button', { name: /^Add award/ }));
  return page.findByRole('alert');
};

it('does not lead to a field that is not asked for here when it shares what is wrong with one that is', async () => {
  const summary = await refusedWith({ employeeId: 'This combination exists already', awardedOn: 'This combination exists already' });
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  expect(summary.textContent).toMatch(/^1 field needs a fix/);
});

it('says what is wrong with a field that is not asked for here where nothing else would say it', async () => {
  const summary = await refusedWith({ employeeId: 'Meera Krishnan left in 2024' });
  expect(summary.textContent).toContain('Meera Krishnan left in 2024');
  expect(within(summary).queryByRole('link')).toBeNull();
});
