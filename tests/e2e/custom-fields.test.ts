/** A field that an organisation adds, and one of Tenure's under another name, from the customizer to form, grid and back. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('A form gets a field and other names at once, in form and grid, and undo takes them back', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const elsewhere = await (await demo.browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await elsewhere.context().request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'hr@demo.example', password: PASSWORD } });
  await elsewhere.goto(`${demo.server.origin}/v3/core-hr/grades`);
  await elsewhere.getByRole('columnheader', { name: /^Code/ }).waitFor();
  await page.goto(`${demo.server.origin}/v3/settings/general/ui-elements-customizer?entity=Grade`);
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('textbox', { name: /^Label/ }).fill('Shirt size');
  await page.getByRole('combobox', { name: /^Kind/ }).click();
  await page.getByRole('option', { name: 'One of a list' }).click();
  await page.getByRole('textbox', { name: /^Choices/ }).fill('S\nM\nL');
  await page.getByRole('button', { name: 'Add custom field' }).click();
  await page.getByRole('checkbox', { name: 'Required: Shirt size' }).check();
  await page.getByRole('checkbox', { name: 'Shown: Description' }).uncheck();
  await page.getByRole('button', { name: /^Code/, expanded: false }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Grade code');
  await page.getByRole('button', { name: 'Move Grade code' }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(250); // the keys move what is lifted from one drawing to the next
  }
  await page.keyboard.press('Control+s');
  await page.getByText(/^Saved. \d+ records have no value in “Shirt size” yet/).waitFor();
  await elsewhere.getByPlaceholder(/^Find in/).fill('e'); // whatever is asked next tells a page that stood open
  await elsewhere.getByRole('columnheader', { name: /^Grade code/ }).waitFor();

  await page.goto(`${demo.server.origin}/v3/core-hr/grades/create`);
  await page.getByRole('group', { name: /^Shirt size/ }).or(page.getByRole('radiogroup', { name: /^Shirt size/ })).waitFor();
  expect(await page.getByRole('textbox', { name: /^Grade code/ }).count()).toBe(1);
  expect(await page.getByRole('textbox', { name: /^Description/ }).count()).toBe(0);
  await page.goto(`${demo.server.origin}/v3/core-hr/grades`);
  await page.getByRole('columnheader', { name: /^Grade code/ }).waitFor();

  await page.goto(`${demo.server.origin}/v3/settings/general/ui-elements-customizer?entity=Grade`);
  await page.getByRole('button', { name: 'Reset Code to Tenure’s own' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Fields saved: Grade').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.getByRole('button', { name: /^Grade code/ }).waitFor();
  expect(complaints).toEqual([]);
}, 120_000);

it('What is typed into the cell of an added field is checked at once, and a telephone number goes to its number', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD } });
  const query = 'mutation ($input: FormFieldInput!) { addFormField(input: $input) { row { id } } }';
  for (const told of [{ kind: 'INTEGER', label: 'Shops' }, { kind: 'CHOICES', label: 'Sold in', choices: 'Home\nHome, garden' }]) {
    await context.request.post(`${demo.server.origin}/graphql/settings`, { data: { query, variables: { input: { entity: 'Brand', ...told } } }, headers: { origin: demo.server.origin } });
  }
  const page = await context.newPage();
  const typeAt = async (heading: string, text: string) => {
    await page.getByRole('gridcell', { name: 'Active', exact: true }).first().waitFor();
    const headings = await page.locator('[role=columnheader] .label').allTextContents();
    const cell = page.locator(`[data-index="0"] [data-column="${headings.indexOf(heading)}"]`);
    await cell.focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    return cell;
  };
  await page.goto(`${demo.server.origin}/v3/core-hr/brand`);
  await page.getByRole('button', { name: /^Columns/ }).click();
  for (const name of [/Shops/, /Sold in/]) await page.getByRole('checkbox', { name }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: /^Shops/ }).waitFor();
  const shops = await typeAt('Shops', '12x');
  await page.getByText('1 needs a fix').waitFor();
  expect(await shops.getAttribute('aria-invalid')).toBe('true');

  const places = await typeAt('Sold in', 'gar');
  await page.keyboard.type('ho');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => places.textContent()).toBe('Home, Home, garden');

  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.goto(`${demo.server.origin}/v3/settings/recruitment/clients`);
  const phone = await typeAt('Phone', '+33 1 23 45 67 89');
  await expect.poll(() => phone.textContent()).toMatch(/\+33 ?1 ?23 ?45 ?67 ?89/);
}, 120_000);
