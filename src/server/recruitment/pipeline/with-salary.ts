import type { Transaction } from '../../db/org.ts';
import { perTransaction } from './per-transaction.ts';
import type { Status } from './statuses.ts';

type Candidate = Readonly<Record<string, unknown>>;

const salariesOf = perTransaction(async (tx: Transaction) => new Set((await tx.query<{ id: string }>('select candidate_id::text as id from candidate_salary where org_code = $1', [tx.orgCode])).map(({ id }) => id)));

/** The candidate, with whether there is a salary where the status asks for one: read once, however many candidates move. */
export const withSalary = async (tx: Transaction, candidate: Candidate, { requires }: Status): Promise<Candidate> =>
  requires.includes('SALARY') && (await salariesOf(tx)).has(String(candidate['id'])) ? { ...candidate, salary: true } : candidate;
