import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { plannedCycles } from '../payroll/planned-cycles.ts';
import type { CyclesAsked } from '../payroll/planned-cycles.ts';

/** The pay cycles of some months, and which of them are there already. None where they cannot begin on that day. */
export const previewPayrollCycles = async (asked: CyclesAsked, { db }: Context, { session }: Grant) => ({ errorCode: '', message: '', ...(await withOrg(db, session.orgCode, (tx) => plannedCycles(tx, asked))) });
