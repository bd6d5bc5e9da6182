/** The hiring flow as it is being designed: stages in order, statuses in order within their stage. */
import type { HiringFlowStageInput, HiringFlowStatusInput, ReadFlowDesignQuery } from '../../../../generated/recruitment/operations.ts';

export type Stage = HiringFlowStageInput;
export type Status = HiringFlowStatusInput;
export type Flow = { readonly stages: readonly Stage[]; readonly statuses: readonly Status[] };
export type Counts = ReadonlyMap<string, { readonly candidates: number; readonly steps: number }>;

export const requirements = ['RESUME', 'JOB_POST', 'PHONE', 'EXPECTED_CTC', 'NOTICE_PERIOD', 'INTERVIEW', 'SALARY'] as const;
export const stageKinds = ['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED'] as const;

export const flowOf = ({ stages, statuses }: ReadFlowDesignQuery): Flow => {
  const order = stages.rows.map(({ id }) => id);
  return {
    stages: stages.rows.map(({ id, version, name, kind, status }) => ({ key: id, version, name, kind, status })),
    statuses: statuses.rows
      .map((row): Status => ({
        key: row.id,
        version: row.version,
        stage: row.stage.id,
        name: row.name,
        status: row.status,
        isDefault: row.isDefault,
        next: (row.next ?? []).map(({ status }) => status.id),
        requires: [...(row.requires ?? [])],
        sendsMail: row.sendsMail,
        mailSubject: row.mailSubject ?? null,
        mailBody: row.mailBody ?? null,
      }))
      .toSorted((one, other) => order.indexOf(one.stage) - order.indexOf(other.stage)),
  };
};

export const statusesIn = ({ statuses }: Flow, stage: string): readonly Status[] => statuses.filter((status) => status.stage === stage);

/** A status at a place of a stage. */
export const placed = (flow: Flow, key: string, stage: string, at: number): Flow => {
  const moved = flow.statuses.find((status) => status.key === key);
  if (!moved) return flow;
  const others = flow.statuses.filter((status) => status.key !== key);
  const own = others.filter((status) => status.stage === stage);
  const inStage = [...own.slice(0, at), { ...moved, stage }, ...own.slice(at)];
  return { ...flow, statuses: flow.stages.flatMap((one) => (one.key === stage ? inStage : others.filter((status) => status.stage === one.key))) };
};

export const stageMoved = (flow: Flow, key: string, by: -1 | 1): Flow => {
  const at = flow.stages.findIndex((stage) => stage.key === key);
  const stage = flow.stages[at];
  const beside = flow.stages[at + by];
  if (!stage || !beside) return flow;
  const stages = flow.stages.with(at, beside).with(at + by, stage);
  return { stages, statuses: stages.flatMap((one) => flow.statuses.filter((status) => status.stage === one.key)) };
};

/** One status is the first: who becomes it takes that from the other, and is in use. */
export const withStatus = (flow: Flow, key: string, values: Partial<Status>): Flow => ({
  ...flow,
  statuses: flow.statuses.map((status) => {
    if (status.key === key) return { ...status, ...values, ...(values.isDefault ? { status: 'ACTIVE' as const } : {}) };
    return values.isDefault ? { ...status, isDefault: false } : status;
  }),
});

export const withStage = (flow: Flow, key: string, values: Partial<Stage>): Flow => ({ ...flow, stages: flow.stages.map((stage) => (stage.key === key ? { ...stage, ...values } : stage)) });

export const withoutStatus = (flow: Flow, key: string): Flow => ({ ...flow, statuses: flow.statuses.filter((status) => status.key !== key).map((status) => ({ ...status, next: [status.next].flat().filter((one) => one !== key) })) });

/** What was not in the flow before has a key of its own until it is saved. */
const freshKey = (taken: readonly { readonly key: string }[]): string => {
  let number = 1;
  while (taken.some(({ key }) => key === `new-${number}`)) number += 1;
  return `new-${number}`;
};

/** The name, with a number where another one has it. */
const freeName = (name: string, taken: readonly { readonly name: string }[]): string => {
  let free = name;
  for (let number = 2; taken.some((one) => one.name === free); number += 1) free = `${name} ${number}`;
  return free;
};

export const withNewStatus = (flow: Flow, stage: string, name: string): { readonly flow: Flow; readonly key: string } => {
  const key = freshKey(flow.statuses);
  const status: Status = { key, version: null, stage, name: freeName(name, flow.statuses), status: 'ACTIVE', isDefault: flow.statuses.length === 0, next: [], requires: [], sendsMail: false, mailSubject: null, mailBody: null };
  return { flow: placed({ ...flow, statuses: [...flow.statuses, status] }, key, stage, statusesIn(flow, stage).length), key };
};

/** A new stage is on the way of a candidate: it stands before the stages with which that ends. */
export const withNewStage = (flow: Flow, name: string): { readonly flow: Flow; readonly key: string } => {
  const key = freshKey(flow.stages);
  const at = flow.stages.findLastIndex(({ kind }) => kind !== 'HIRED' && kind !== 'REJECTED') + 1;
  return { flow: { ...flow, stages: flow.stages.toSpliced(at, 0, { key, version: null, name: freeName(name, flow.stages), kind: 'SCREENING', status: 'ACTIVE' }) }, key };
};

export const isNew = ({ version }: Stage | Status): boolean => version === null || version === undefined;
