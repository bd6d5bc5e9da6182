import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { perTransaction } from './per-transaction.ts';

export type StageKind = 'APPLIED' | 'SCREENING' | 'SHORTLIST' | 'INTERVIEW' | 'OFFER' | 'HIRED' | 'REJECTED';
export type Requirement = 'RESUME' | 'JOB_POST' | 'PHONE' | 'EXPECTED_CTC' | 'NOTICE_PERIOD' | 'INTERVIEW' | 'SALARY';
export type Status = {
  readonly id: string;
  readonly name: string;
  readonly kind: StageKind;
  /** From left to right, over all stages. */
  readonly position: number;
  /** So is its stage. */
  readonly inUse: boolean;
  /** Ids of the statuses that may follow; empty: any. */
  readonly next: readonly string[];
  readonly requires: readonly Requirement[];
};

const SELECT = `select s.id::text as id, s.name, g.kind, s.position, s.status = 'ACTIVE' and g.status = 'ACTIVE' as "inUse", coalesce(s.requires, '{}') as requires,
  coalesce((select jsonb_agg(n.status_id::text) from candidate_status_next n where n.org_code = $1 and n.candidate_status_id = s.id), '[]') as next
  from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1 order by s.is_default desc, s.position, s.id`;

/** All of them, the first one first: read once, however many candidates move. */
const statusesOf = perTransaction((tx) => tx.prepared<Status>('candidate-statuses', SELECT, [tx.orgCode]));

export const statusOf = async (tx: Transaction, id: unknown): Promise<Status | undefined> => (await statusesOf(tx)).find((status) => status.id === String(id));

/** The status that new candidates have. @throws where the hiring flow names none */
export const firstStatus = async (tx: Transaction): Promise<Status> => {
  const first = (await statusesOf(tx)).find(({ inUse }) => inUse);
  if (!first) throw refuse('HIRING_FLOW_EMPTY');
  return first;
};

/** The status of a new candidate of these values: the one that is told, else the first. */
export const statusOfNew = async (tx: Transaction, { statusId }: Readonly<Record<string, unknown>>): Promise<string> => String(statusId ?? (await firstStatus(tx)).id);

/** The first status in use, from left to right, of a stage of that kind. */
export const firstOfKind = async (tx: Transaction, kind: StageKind): Promise<Status | undefined> =>
  (await statusesOf(tx)).filter((status) => status.kind === kind && status.inUse).toSorted((one, other) => one.position - other.position)[0];
