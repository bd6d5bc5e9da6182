/** A draft of the hiring flow when the flow is changed below it. */
import { expect, it } from 'vitest';
import { stageMoved, withNewStage, withNewStatus, withStage, withStatus, type Flow, type Status } from '../../../src/console/recruitment/flow/flowDraft.ts';
import { idsOfNew, rebased, withIds } from '../../../src/console/recruitment/flow/rebased.ts';

const status = (key: string, stage: string, more: Partial<Status> = {}): Status => ({ key, version: 1, stage, name: key, status: 'ACTIVE', isDefault: false, next: [], requires: [], sendsMail: false, mailSubject: null, mailBody: null, ...more });
const stage = (key: string, version = 1) => ({ key, version, name: key, kind: 'SCREENING' as const, status: 'ACTIVE' as const });
const flow: Flow = { stages: [stage('a'), stage('b')], statuses: [status('one', 'a', { isDefault: true }), status('two', 'a', { next: ['three'] }), status('three', 'b')] };
/** As it is kept once others saved it: every version is another one. */
const kept = ({ stages, statuses }: Flow): Flow => ({ stages: stages.map((one) => ({ ...one, version: 2 })), statuses: statuses.map((one) => ({ ...one, version: 2 })) });
const without = (of: Flow, key: string): Flow => ({ ...of, statuses: of.statuses.filter((one) => one.key !== key) });
const keys = (of: Flow) => of.statuses.map(({ key }) => key);

it('follows what is kept where nothing was changed', () => {
  const theirs = kept(withStatus(withNewStatus(stageMoved(flow, 'b', -1), 'b', 'New').flow, 'three', { isDefault: true }));
  expect(rebased(flow, flow, theirs)).toEqual({ flow: theirs, both: [], gone: [] });
});

it('keeps what either side changed, and says where both did', () => {
  const mine = withStage(withStatus(withStatus(flow, 'two', { name: 'Mine', sendsMail: true }), 'three', { name: 'Third' }), 'a', { kind: 'APPLIED' });
  const theirs = kept(withStage(withStatus(withStatus(flow, 'two', { name: 'Theirs', requires: ['RESUME'] }), 'one', { name: 'First' }), 'a', { name: 'A' }));
  const { flow: now, both, gone } = rebased(flow, mine, theirs);
  expect(now.statuses.map(({ name, sendsMail, requires, version }) => [name, sendsMail, requires, version])).toEqual([['First', false, [], 2], ['Mine', true, ['RESUME'], 2], ['Third', false, [], 2]]);
  expect(now.stages[0]).toEqual({ key: 'a', version: 2, name: 'A', kind: 'APPLIED', status: 'ACTIVE' });
  expect([both, gone]).toEqual([[{ kind: 'status', key: 'two', fields: ['name'] }], []]);
});

it('names each field that both changed, and the first status where either chose another', () => {
  const mine = withStatus(withStage(withStatus(flow, 'two', { name: 'Mine', sendsMail: true, mailSubject: 'Hello', isDefault: true }), 'a', { name: 'A', kind: 'APPLIED' }), 'three', { requires: ['PHONE'] });
  const theirs = kept(withStatus(withStage(withStatus(flow, 'two', { name: 'Theirs', sendsMail: true, mailSubject: 'Dear' }), 'a', { name: 'Other', kind: 'OFFER' }), 'three', { requires: ['PHONE'], isDefault: true }));
  expect(rebased(flow, mine, theirs).both).toEqual([{ kind: 'stage', key: 'a', fields: ['name', 'kind'] }, { kind: 'status', key: 'two', fields: ['name', 'mailSubject', 'isDefault'] }]);
});

it('adds what either side added where it was put, and takes the order of who changed it', () => {
  const mine = withNewStatus(flow, 'a', 'Mine');
  const theirs = kept({ ...flow, statuses: [flow.statuses[1]!, flow.statuses[0]!, status('four', 'b'), flow.statuses[2]!] });
  expect(keys(rebased(flow, mine.flow, theirs).flow)).toEqual(['two', mine.key, 'one', 'four', 'three']);
  const moved = stageMoved(withNewStage(flow, 'Mine').flow, 'b', -1);
  expect(rebased(flow, moved, theirs).flow.stages.map(({ key }) => key)).toEqual(['b', 'a', 'new-1']);
});

it('says what was deleted with changes, forgets it wherever it might follow, and finds a place and a first status', () => {
  const mine = withStatus(withStatus(flow, 'three', { name: 'Third' }), 'one', { name: 'First' });
  const theirs = kept(without(flow, 'three'));
  const { flow: now, both, gone } = rebased(flow, mine, theirs);
  expect([keys(now), now.statuses[1]!.next, both, gone]).toEqual([['one', 'two'], [], [], [{ kind: 'status', key: 'three', name: 'Third' }]]);
  const noStage = kept({ stages: [flow.stages[0]!], statuses: flow.statuses.map((one) => ({ ...one, stage: 'a' })) });
  expect(rebased(flow, withNewStatus(flow, 'b', 'New').flow, noStage).flow.statuses.map(({ key, stage: of }) => [key, of])).toEqual([['one', 'a'], ['two', 'a'], ['three', 'a'], ['new-1', 'a']]);
  expect(rebased(flow, withStatus(flow, 'three', { isDefault: true }), theirs).flow.statuses.filter(({ isDefault }) => isDefault).map(({ key }) => key)).toEqual(['one']);
  expect(rebased(flow, withStatus(flow, 'two', { isDefault: true }), kept(withStatus(flow, 'three', { isDefault: true }))).flow.statuses.filter(({ isDefault }) => isDefault).map(({ key }) => key)).toEqual(['two']);
});

it('knows under which ids what was new is kept, unless what is kept is something else', () => {
  const sent = withNewStatus(withNewStage(flow, 'New').flow, 'new-1', 'New').flow;
  const after = kept(withIds(sent, { stages: new Map([['new-1', 'c']]), statuses: new Map([['new-1', 'four']]) }));
  const ids = idsOfNew(sent, after);
  expect([[...ids.stages], [...ids.statuses]]).toEqual([[['new-1', 'c']], [['new-1', 'four']]]);
  expect(after.statuses.at(-1)).toMatchObject({ key: 'four', stage: 'c' });
  expect(idsOfNew(sent, kept(flow))).toEqual({ stages: new Map(), statuses: new Map() });
});
