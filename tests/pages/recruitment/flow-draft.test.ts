/** The hiring flow while it is being designed. */
import { expect, it } from 'vitest';
import { placed, stageMoved, statusesIn, withNewStage, withNewStatus, withoutStatus, withStatus, type Flow, type Status } from '../../../src/console/recruitment/flow/flowDraft.ts';

const status = (key: string, stage: string, more: Partial<Status> = {}): Status => ({ key, version: 1, stage, name: key, status: 'ACTIVE', isDefault: false, next: [], requires: [], sendsMail: false, mailSubject: null, mailBody: null, ...more });
const stage = (key: string) => ({ key, version: 1, name: key, kind: 'SCREENING' as const, status: 'ACTIVE' as const });
const flow: Flow = { stages: [stage('a'), stage('b')], statuses: [status('one', 'a', { isDefault: true }), status('two', 'a', { next: ['three'] }), status('three', 'b')] };
const keys = (of: Flow) => of.statuses.map(({ key }) => key);

it('moves a status to a place of another stage, and the statuses of a stage with it', () => {
  const moved = placed(flow, 'one', 'b', 0);
  expect(keys(moved)).toEqual(['two', 'one', 'three']);
  expect(statusesIn(moved, 'b').map(({ key }) => key)).toEqual(['one', 'three']);
  expect(keys(stageMoved(flow, 'b', -1))).toEqual(['three', 'one', 'two']);
  expect(stageMoved(flow, 'a', -1)).toBe(flow);
});

it('has one first status, which is in use', () => {
  const next = withStatus({ ...flow, statuses: flow.statuses.map((one) => (one.key === 'two' ? { ...one, status: 'INACTIVE' as const } : one)) }, 'two', { isDefault: true });
  expect(next.statuses.filter(({ isDefault }) => isDefault).map(({ key, status: use }) => [key, use])).toEqual([['two', 'ACTIVE']]);
});

it('names a new status as no other is named, and forgets one that goes wherever it might follow', () => {
  const once = withNewStatus(flow, 'a', 'New').flow;
  expect(withNewStatus(once, 'b', 'New').flow.statuses.map(({ name }) => name)).toEqual(['one', 'two', 'New', 'three', 'New 2']);
  expect(withoutStatus(flow, 'three').statuses.find(({ key }) => key === 'two')?.next).toEqual([]);
});

it('puts a new stage before those that end the way of a candidate', () => {
  const ending = (key: string, kind: 'HIRED' | 'REJECTED') => ({ ...stage(key), kind });
  const stages = (of: Flow) => withNewStage(of, 'New').flow.stages.map(({ key }) => key);
  expect(stages({ ...flow, stages: [...flow.stages, ending('hired', 'HIRED'), ending('rejected', 'REJECTED')] })).toEqual(['a', 'b', 'new-1', 'hired', 'rejected']);
  expect(stages({ ...flow, stages: [ending('rejected', 'REJECTED'), ...flow.stages] })).toEqual(['rejected', 'a', 'b', 'new-1']);
  expect(stages({ stages: [], statuses: [] })).toEqual(['new-1']);
});
