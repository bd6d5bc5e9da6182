import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormPage } from '../../../src/console/resource/form/FormPage.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { screens } from '../../../generated/screens.ts';
import { holiday } from '../../../generated/core-hr/resources.ts';
import { renderForm } from './support/renderForm.tsx';
import type { FieldRights } from '../../../src/console/resource/form/useFieldRights.ts';
import type { ScreenResource } from '../../../src/console/providers/data/metadata.ts';

afterEach(cleanup);

it('says of a day that does not exist how days are typed, in the format of the organisation', async () => {
  await needMessages('core-hr');
  const target: ScreenResource = { name: 'core-hr/holidays', screen: screens.find(({ path }) => path === '/core-hr/holidays')!, resource: holiday, siblings: [] };
  const asked = holiday.fields.filter(({ key }) => key === 'date');
  const rights: FieldRights = { visible: asked, writable: asked, addable: asked, changeable: asked, given: {}, mayAdd: true, mayUpdate: true, mayDelete: true };
  const { user } = await renderForm(<FormPage target={target} rights={rights} record={undefined} defaults={{ date: null }} />);
  await user.type(await page.findByRole('textbox', { name: /^Date/ }), '2026/02/30');
  await user.tab();
  expect(await page.findByText('Enter a day that exists, for example 2026/11/20.')).toBeTruthy();
});
