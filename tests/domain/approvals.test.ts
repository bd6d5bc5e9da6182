import { describe, expect, it } from 'vitest';
import { amountOf } from '../../src/domain/approvals/amountOf.ts';
import { beginChain, chainOf, openSteps, restartChain, withDecision } from '../../src/domain/approvals/chain.ts';
import { chainText } from '../../src/domain/approvals/chainText.ts';
import { workflowProblems } from '../../src/domain/approvals/workflowProblems.ts';

const workflow = { id: '3', name: 'Long leave', steps: [{ approver: 'MANAGER', moreThan: null }, { approver: 'ROLE', roleId: '2', employeeId: '9', moreThan: '5' }] } as const;

describe('what a request asks for', () => {
  it('is its days, the days of its period, or hours over midnight', () => {
    expect(amountOf('LEAVE', { days: '2.5000' })).toBe(2.5);
    expect(amountOf('ON_DUTY', { fromDate: '2026-02-27', toDate: '2026-03-01' })).toBe(3);
    expect(amountOf('SHORT_TIME_OFF', { fromTime: '23:00:00', toTime: '00:30:00' })).toBe(1.5);
    expect(amountOf('REGULARISATION', { workDate: '2026-02-27' })).toBe(0);
  });
});

describe('the steps of a request', () => {
  it('are those that so much needs, without what they do not name', () => {
    expect(beginChain(workflow, 6)?.steps).toEqual([{ approver: 'MANAGER' }, { approver: 'ROLE', roleId: '2', moreThan: 5 }]);
    expect(openSteps(beginChain(workflow, 5)!)).toEqual([0]);
    expect(beginChain({ ...workflow, steps: workflow.steps.slice(1) }, 5)).toBeNull();
  });

  it('are decided one after the other, and all anew where something else is asked for', () => {
    const decided = withDecision(beginChain(workflow, 6)!, 0, { decision: 'APPROVED', by: 'Arjun Reddy', byId: '4', at: '2026-03-01T08:00:00Z', remarks: '' });
    expect(openSteps(decided)).toEqual([1]);
    expect(decided.steps[0]).not.toHaveProperty('remarks');
    expect(restartChain(decided, 9)).toEqual(beginChain(workflow, 9));
    expect(chainOf(JSON.stringify(decided))).toEqual(decided);
    expect(chainText(decided)).toBe('1 ✓ Arjun Reddy · 2 …');
    expect(chainText(null)).toBeNull();
    for (const kept of [null, undefined, {}, { steps: 1 }]) expect(chainOf(kept)).toBeNull();
  });
});

describe('a workflow', () => {
  const told = { module: 'LEAVE', isDefault: true, designations: [], steps: [{ approver: 'MANAGER' }] } as const;
  const fields = (values: object): string[] => workflowProblems({ ...told, ...values }).map(({ field }) => field);

  it('has steps that name somebody, and somebody whose requests it decides', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ steps: [] })).toEqual(['steps']);
    expect(fields({ steps: Array.from({ length: 11 }, () => ({ approver: 'MANAGER' })) })).toEqual(['steps']);
    expect(fields({ steps: [{ approver: 'ROLE' }, { approver: 'EMPLOYEE' }] })).toEqual(['steps.0.roleId', 'steps.1.employeeId']);
    expect(fields({ isDefault: false })).toEqual(['designations']);
    expect(fields({ isDefault: false, designations: [{ designationId: '4' }, { designationId: 4 }] })).toEqual(['designations.1.designationId']);
    expect(fields({ module: 'EXIT', steps: [{ approver: 'MANAGER', moreThan: '2' }] })).toEqual(['steps.0.moreThan']);
  });
});
