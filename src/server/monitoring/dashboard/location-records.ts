/** What computers told of where they are, opened for whoever may read it. */
import { openDetail } from '../../data-loss-prevention/location/sealed-detail.ts';
import { noteReadings } from '../../activity/note-readings.ts';
import type { Transaction } from '../../db/org.ts';
import { instant } from '../../resource/columns.ts';
import { pattern } from '../../resource/sql.ts';
import { recordsOf } from './locations.ts';
import { narrowed, type Asked } from './narrowed.ts';

export type Place = 'OFFICE' | 'ELSEWHERE' | 'UNKNOWN';
export type RecordsAsked = { readonly place?: Place | null; readonly workLocation?: string | null; readonly search?: string | null; readonly all?: boolean | null };
export type Page = { readonly offset: number; readonly limit: number };
export type LocationRow = {
  readonly at: string; readonly deviceId: string; readonly deviceName: string; readonly employeeId: string; readonly employeeName: string; readonly department: string | null;
  readonly place: Place; readonly workLocation: string | null; readonly ipAddress: string | null; readonly isAddressTold: boolean; readonly latitude: number | null; readonly longitude: number | null; readonly accuracy: number | null;
};
type Stored = Omit<LocationRow, 'ipAddress' | 'isAddressTold' | 'latitude' | 'longitude' | 'accuracy'> & { readonly total: number; readonly sealed: string };

/** A page, the newest first, and how many there are; who reads of whom is noted in the same transaction. */
export const readLocationRecords = async (tx: Transaction, asked: Asked, { place, workLocation, search, all }: RecordsAsked, { offset, limit }: Page): Promise<{ readonly total: number; readonly rows: LocationRow[] }> => {
  const n = narrowed(asked);
  const words = search?.trim().slice(0, 100) ?? '';
  const found = words === '' ? '' : ` and fold(e.name || ' ' || e.employee_number || ' ' || v.name) like ${pattern(`${n.to.bind(words)}::text`)}`;
  const narrow = `${place == null ? '' : ` and x.place = ${n.to.bind(place)}`}${workLocation == null || workLocation === '' ? '' : ` and x.work_location_name = ${n.to.bind(workLocation)}`}`;
  const records = `select ${all === true ? '' : 'distinct on (l.activity_device_id) '}l.* from ${recordsOf(n, asked)}${all === true ? '' : ' order by l.activity_device_id, l.at desc'}`;
  const stored = await tx.query<Stored>(
    `with listed as (select x.*, v.name as device_name, e.name as employee_name, e.department_id from (${records}) x
         join activity_device v on v.org_code = $1 and v.id = x.activity_device_id join employee e on e.org_code = $1 and e.id = x.employee_id where true${narrow}${found})
     select (select count(*)::int from listed) as total, ${instant('p.at')} as at, p.activity_device_id::text as "deviceId", p.device_name as "deviceName", p.employee_id::text as "employeeId", p.employee_name as "employeeName", d.name as department,
       p.place, p.work_location_name as "workLocation", p.sealed
     from (select * from listed order by at desc, activity_device_id offset ${n.to.bind(offset)}::bigint limit ${n.to.bind(limit)}::bigint) p left join department d on d.org_code = $1 and d.id = p.department_id order by p.at desc, p.activity_device_id`,
    n.values,
  );
  await noteReadings(tx, asked.grant.session, stored.map(({ employeeId }) => employeeId), { kind: 'LOCATION', fromDate: asked.args.fromDate, toDate: asked.args.toDate });
  const rows = stored.map(({ total: _total, sealed, ...row }): LocationRow => {
    const { address, isTold, ...detail } = openDetail(tx, row.deviceId, sealed);
    return { ...row, ...detail, ipAddress: address, isAddressTold: isTold };
  });
  return { total: stored[0]?.total ?? 0, rows };
};
