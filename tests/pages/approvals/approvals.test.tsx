// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApprovalManagement } from '../../../src/console/approvals/ApprovalManagement.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { WorkflowEditor } from '../../../src/console/workflow/WorkflowEditor.tsx';
import { renderForm } from '../form/support/renderForm.tsx';
import { inShell } from '../shell/inShell.tsx';

type Asked = { readonly query: string; readonly variables: Record<string, unknown> };

const right = { view: true, add: true, update: true, delete: true, optionalChoice: false, scope: 'ALL' };
const person = { user: { userId: '7', employeeId: '7', name: 'Arjun Reddy', email: 'a@demo.example', photo: null, language: 'en', isAdmin: false, isManager: true, isRecruiter: false }, organisation: { code: 'demo', name: 'Northwind', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' }, rights: { APPROVAL_MANAGEMENT: right, WORKFLOW_BUILDER: right } };
const request = (id: string, employeeName: string) => ({ kind: 'LEAVE', id, version: 1, employeeId: Number(id), employeeName, designation: 'Weaver', path: `/my-team/leave-request?record=${id}`, askedAt: '2026-11-20T03:35:00Z', fromDate: '2026-12-07', toDate: '2026-12-09', fromTime: null, toTime: null, days: '3', subject: 'Earned leave', reason: 'Harvest', left: '14.5', awayCount: 0, workflow: null, step: null, steps: null, away: [] });

const asked: Asked[] = [];
let results: object[] = [];

beforeEach(() => {
  asked.length = 0;
  sessionState.set({ status: 'in', session: person as never });
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const one = JSON.parse(body) as Asked;
    asked.push(one);
    if (one.query.includes('decideApprovals')) return Response.json({ data: { decideApprovals: { results } } });
    if (one.query.includes('listApprovals')) return Response.json({ data: { listApprovals: { totalRecords: 2, counts: [{ kind: 'LEAVE', count: 2 }], elsewhere: [], rows: [request('11', 'Kavitha Selvam'), request('12', 'Balaji Shanmugam')] } } });
    if (one.query.includes('AddWorkflow')) return Response.json({ data: null, errors: [{ message: 'Check the marked fields and correct them.', extensions: { code: 'BAD_USER_INPUT', errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'steps.1.roleId', message: 'Role is required' }] } }] });
    return Response.json({ data: {} });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const decided = (): Asked | undefined => asked.find(({ query }) => query.includes('decideApprovals'));

describe('Approval management', () => {
  it('tells what is left, walks by arrows, selects by Space, and asks before several are decided', async () => {
    const user = userEvent.setup();
    await inShell(<ApprovalManagement />);
    const [first] = await screen.findAllByRole('listitem', { name: /Kavitha Selvam, Earned leave, 3 days/ });
    expect(within(first!).getByText('14.5 days left, 11.5 days after this')).toBeDefined();
    first!.focus();
    await user.keyboard(' {ArrowDown} ');
    expect(screen.getByText('2 requests selected')).toBeDefined();
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reject 2 requests?' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Looms move');
    expect(decided()).toBeUndefined();
    results = [{ kind: 'LEAVE', id: '11', isDone: true, goesOn: false, message: null, changeSet: '5' }, { kind: 'LEAVE', id: '12', isDone: false, goesOn: false, message: 'Someone else changed this record.', changeSet: null }];
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(decided()?.variables).toEqual({ requests: [{ kind: 'LEAVE', id: '11', version: 1 }, { kind: 'LEAVE', id: '12', version: 1 }], decision: 'REJECTED', remarks: 'Looms move' }));
    const outcome = await screen.findByRole('dialog', { name: '1 of 2 requests decided' });
    expect(within(outcome).getByText('Someone else changed this record.')).toBeDefined();
  });
});

describe('The workflow builder', () => {
  it('says in a sentence what the steps mean, moves them by keys, and tells what is wrong beside its step', async () => {
    await needMessages('dynamic-form-builder');
    const { user } = await renderForm(<WorkflowEditor kept={undefined} />);
    expect(await screen.findByText('Leave request, everybody: the manager.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    const second = screen.getByRole('listitem', { name: 'Step 2' });
    await user.type(within(second).getByRole('textbox', { name: 'Only for more than (days)' }), '3');
    expect(screen.getByText('Leave request, everybody: the manager, then a holder of the role … (above 3 days).')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Leave');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(screen.getByRole('listitem', { name: 'Step 2' })).findByText('Role is required')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Move Step 2 up' }));
    expect(screen.getByText('Leave request, everybody: a holder of the role … (above 3 days), then the manager.')).toBeDefined();
  });
});
