/** A manager of managers looks at one manager's people: in a list, on a page and among approvals. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('The team of a shift supervisor is chosen in a list, kept in its address, and chosen in pages and approvals', async () => {
  const complaints: string[] = [];
  const openAs = async (name: string, path: string) => {
    const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: `${name}@demo.example`, password: PASSWORD } });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${demo.server.origin}/v3${path}`);
    return page;
  };
  const manager = await openAs('manager', '/my-team/leave-request');
  const grid = manager.getByRole('grid');
  await grid.getByText('Revathi Arumugam').first().waitFor();
  await manager.getByRole('button', { name: 'Filter', exact: true }).click();
  await manager.getByRole('menuitem', { name: 'Team of…' }).click();
  await manager.getByRole('searchbox', { name: 'Find a manager' }).fill('suresh');
  await manager.getByRole('radio', { name: /Suresh Palanisamy/ }).check();
  await manager.getByRole('button', { name: 'Apply filter' }).click();
  await grid.getByText('Revathi Arumugam').first().waitFor({ state: 'detached' });
  await grid.getByText('Kavitha Selvam').first().waitFor();

  await manager.reload();
  await manager.getByRole('button', { name: 'Team of Suresh Palanisamy' }).click();
  await manager.getByRole('radio', { name: /Gayathri Mohan/ }).check();
  await manager.getByRole('button', { name: 'Apply filter' }).click();
  await grid.getByText('Kavitha Selvam').first().waitFor({ state: 'detached' });
  await manager.getByRole('button', { name: 'Remove the filter on Team' }).click();
  await manager.getByRole('button', { name: 'Filter', exact: true }).click();
  await manager.getByRole('menuitem', { name: 'Team of Suresh Palanisamy' }).click();
  await grid.getByText('Kavitha Selvam').first().waitFor();

  await manager.goto(`${demo.server.origin}/v3/my-team/uniform-monitoring`);
  await manager.getByText('8 people').waitFor();
  await manager.getByRole('button', { name: 'Team of a manager: All teams' }).click();
  await manager.getByRole('radio', { name: /Gayathri Mohan/ }).waitFor();
  // Arrows walk; Enter takes what they walked to.
  await manager.getByRole('radio', { name: 'All teams' }).focus();
  await manager.keyboard.press('ArrowDown');
  await manager.getByText('3 people').waitFor();
  await manager.keyboard.press('Enter');
  await manager.getByRole('button', { name: 'Team of a manager: Team of Gayathri Mohan' }).waitFor();
  expect(manager.url()).toMatch(/teamOf=\d+/);

  await manager.goto(`${demo.server.origin}/v3/approvals/approval-management`);
  await manager.getByText('Revathi Arumugam').first().waitFor();
  await manager.getByRole('button', { name: 'Team of a manager: All teams' }).click();
  await manager.getByRole('radiogroup').getByText('Suresh Palanisamy').click();
  await manager.getByText('Revathi Arumugam').first().waitFor({ state: 'detached' });
  await manager.getByText('Kavitha Selvam').first().waitFor();

  // Who leads nobody that leads others is offered nothing.
  const alone = await openAs('hr', '/my-team/leave-request');
  await alone.getByRole('button', { name: 'Filter', exact: true }).click();
  await alone.getByRole('menuitem', { name: 'Employee', exact: true }).waitFor();
  expect(await alone.getByRole('menuitem', { name: 'Team of…' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
