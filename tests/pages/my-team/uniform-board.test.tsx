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
