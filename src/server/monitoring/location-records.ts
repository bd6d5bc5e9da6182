import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuseUnnoted } from '../activity/note-readings.ts';
import { withOrg } from '../db/org.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { readLocationRecords, type RecordsAsked } from './dashboard/location-records.ts';
import { refuseRange, type Narrowing } from './dashboard/narrowed.ts';

type Arguments = Narrowing & RecordsAsked & { readonly offset?: number | null; readonly limit?: number | null };

const MOST = 500;

export const locationRecords = (args: Arguments, { db }: Context, grant: Grant) => {
  refuseRange(grant, args);
  refuseUnnoted(grant.session);
  const page = { offset: Math.max(args.offset ?? 0, 0), limit: Math.min(Math.max(args.limit ?? 50, 1), MOST) };
  return withOrg(db, grant.session.orgCode, async (tx) => {
    if (args.employeeId != null) await reachedEmployee(tx, grant, String(args.employeeId));
    const { total, rows } = await readLocationRecords(tx, { grant, orgCode: tx.orgCode, args }, args, page);
    return { errorCode: '', message: '', totalRecords: total, rows };
  });
};
