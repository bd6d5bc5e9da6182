import { leadsTo, type Step } from './step.ts';

export type StepsFrom = {
  readonly from: Step | undefined;
  /** The next one on the way that the flow leads to. */
  readonly next: Step | undefined;
  /** The one of who is turned down. */
  readonly rejected: Step | undefined;
};

/** Where the flow leads from a status. Who was turned down, or has come to the end, goes on to none. */
export const stepsFrom = (steps: readonly Step[], statusId: string): StepsFrom => {
  const at = steps.findIndex(({ id }) => id === statusId);
  const from = steps[at];
  const isRejected = from?.stage?.kind === 'REJECTED';
  const ahead = isRejected ? [] : steps.slice(at + 1).filter((step) => step.stage !== undefined && step.stage.kind !== 'REJECTED' && leadsTo(from, step));
  const ends = isRejected || from?.stage?.kind === 'HIRED' ? [] : steps.filter((step) => step.stage?.kind === 'REJECTED' && step.id !== statusId && leadsTo(from, step));
  return { from, next: at < 0 ? undefined : ahead[0], rejected: ends[0] };
};
