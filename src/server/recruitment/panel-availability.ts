import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { availabilityOf } from './interviews/availability.ts';

type Arguments = { readonly employeeIds: readonly string[]; readonly from: string | Date; readonly to: string | Date; readonly exceptRoundId?: string | null };

const LONGEST = 31 * 86_400_000;
const isId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** When people are busy within at most 31 days. */
export const panelAvailability = async ({ employeeIds, from, to, exceptRoundId }: Arguments, { db }: Context, { session }: Grant) => {
  const [start, end] = [new Date(from), new Date(to)];
  const length = end.getTime() - start.getTime();
  refuseProblems({ session }, length > 0 && length <= LONGEST && employeeIds.length <= 50 ? [] : [{ field: 'to', ...finding('interview.availabilityRange') }]);
  const round = exceptRoundId != null && isId(exceptRoundId) ? exceptRoundId : null;
  const members = await withOrg(db, session.orgCode, (tx) => availabilityOf(tx, employeeIds.filter(isId), { from: start.toISOString(), to: end.toISOString() }, round));
  return { errorCode: '', message: '', members };
};
