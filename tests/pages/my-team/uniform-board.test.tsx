// @vitest-environment jsdom
/** The board of uniforms shows everybody, however many there are: further people come page by page. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UniformBoard } from '../../../src/console/my-team/uniforms/UniformBoard.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { inShell } from '../shell/inShell.tsx';

const TOTAL = 230;
const people = Array.from({ length: TOTAL }, (_, at) => ({ employeeId: String(at + 1), name: `Weaver ${at + 1}`, employeeNumber: `W${at + 1}`, designation: null, department: null, isLeaving: false, lastWorkingDay: null, isOwn: false, entitled: 1, held: 0, missing: 1, due: 0, unacknowledged: 0, toReturn: 0, standings: [] }));

beforeEach(async () => {
  await needMessages('core-hr');
  vi.stubGlobal('fetch', async (_address: unknown, init?: RequestInit) => {
    const { variables = {} } = JSON.parse(String(init?.body ?? '{}')) as { variables?: { offset?: number; limit?: number } };
    const { offset = 0, limit = 50 } = variables;
    // As the server: at most 200 at once.
    const answer = { totalRecords: TOTAL, missing: TOTAL, due: 0, unacknowledged: 0, toReturn: 0, hasItems: true, rows: people.slice(offset, offset + Math.min(limit, 200)) };
    return new Response(JSON.stringify({ data: { answer } }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the last one, too', async () => {
  const user = userEvent.setup();
  await inShell(<UniformBoard />);
  for (let shown = 50; shown < TOTAL; shown += 50) {
    await page.findByText(`W${shown}`);
    await user.click(page.getByText('Show more'));
  }
  await page.findByText(`W${TOTAL}`);
  await waitFor(() => expect(page.queryByText('Show more')).toBeNull());
}, 30_000);

it('keeps the team chosen in what its figures lead to, and says of a manager out of reach that it is one', async () => {
  vi.stubGlobal('fetch', async (_address: unknown, init?: RequestInit) => {
    const { query = '' } = JSON.parse(String(init?.body ?? '{}')) as { query?: string };
    const answer = query.includes('teamManagers') ? { rows: [] } : { totalRecords: 1, missing: 1, due: 0, unacknowledged: 0, toReturn: 0, hasItems: true, departments: [], locations: [], groups: [], rows: people.slice(0, 1) };
    return new Response(JSON.stringify({ data: { answer } }), { headers: { 'content-type': 'application/json' } });
  });
  await inShell(<UniformBoard />, 'en', '/my-team/uniform-monitoring?teamOf=1006&search=Wea');
  await page.findByText('W1');
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href') ?? '').filter((href) => href.includes('concern='));
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) expect(href).toMatch(/teamOf=1006&search=Wea&concern=/);
  await page.findByRole('button', { name: /Team of a manager whom you cannot see/ });
}, 30_000);
