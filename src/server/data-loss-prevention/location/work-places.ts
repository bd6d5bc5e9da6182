import type { WorkPlace } from '../../../domain/data-loss-prevention/whereIs.ts';
import type { Transaction } from '../../db/org.ts';

/** The work locations with their ranges, in the order of their ids. */
export const readWorkPlaces = (tx: Transaction): Promise<WorkPlace[]> =>
  tx.query<WorkPlace>(
    `select w.id::text as id, w.name, coalesce((select json_agg(r.range order by r.position) from work_location_range r where r.org_code = w.org_code and r.work_location_id = w.id), '[]'::json) as ranges from work_location w where w.org_code = $1 order by w.id`,
    [tx.orgCode],
  );
