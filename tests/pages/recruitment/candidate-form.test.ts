/** What the form of a candidate asks for, and what it leaves to archiving, pools and hiring. */
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { sectionsOf } from '../../../src/console/resource/form/sections.ts';
import { useFieldRights } from '../../../src/console/resource/form/useFieldRights.ts';
import { whyNot } from '../../../src/console/resource/list/cells/editable.ts';
import type { SessionInfo } from '../../../src/console/providers/authSession.ts';

afterEach(cleanup);

const all = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' as const };

test('adding a candidate asks for nothing that archiving, pools or hiring write, and a record shows it', async () => {
  const { resource, screen } = await printedMetadata.screenResource('recruitment/job-candidates');
  sessionState.set({ status: 'in', session: { user: { employeeId: null }, organisation: {}, rights: { JOB_CANDIDATES: all } } as unknown as SessionInfo });
  const { visible, writable, changeable, mayUpdate } = renderHook(() => useFieldRights(resource, screen)).result.current;
  const keys = (fields: typeof visible) => sectionsOf(resource, fields).map(({ key }) => key);
  expect(keys(writable)).toEqual(['resume', 'identity', 'contact', 'application', 'background', 'privacy']);
  expect(keys(visible)).toContain('lifecycle');
  const reason = visible.find(({ name }) => name === 'archiveReason')!;
  expect(whyNot(reason, { changeable, writable, mayUpdate })).toBe('cells.why.acts');
});
