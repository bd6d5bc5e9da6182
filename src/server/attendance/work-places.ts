import type { Transaction } from '../db/org.ts';

export type WorkPlaceRow = {
  readonly workPlaceId: number;
  readonly workPlace: string;
  readonly kind: 'OFFICE' | 'FIELD' | 'WORK_FROM_HOME' | 'OTHER';
  readonly imageUrl: string | null;
  readonly autoAttendance: boolean;
  readonly status: 'ACTIVE' | 'INACTIVE';
};

const COLUMNS = `w.id::int as "workPlaceId", w.name as "workPlace", w.kind, w.image as "imageUrl", w.auto_attendance as "autoAttendance", w.status`;

/** Work places by name; of one status, or all. */
export const readWorkPlaces = (tx: Transaction, status: string | null): Promise<WorkPlaceRow[]> =>
  tx.query<WorkPlaceRow>(`select ${COLUMNS} from work_place w where w.org_code = $1 and ($2::text is null or w.status = $2) order by w.name_folded, w.id`, [tx.orgCode, status]);

export const readWorkPlace = async (tx: Transaction, id: number): Promise<WorkPlaceRow | undefined> =>
  (await tx.query<WorkPlaceRow>(`select ${COLUMNS} from work_place w where w.org_code = $1 and w.id = $2::bigint`, [tx.orgCode, id]))[0];

/** The one that somebody chose last and that is still in use. */
export const readLastWorkPlace = async (tx: Transaction, employeeId: string): Promise<WorkPlaceRow | undefined> =>
  (
    await tx.query<WorkPlaceRow>(
      `select ${COLUMNS} from punch p join work_place w on w.org_code = p.org_code and w.id = p.work_place_id
       where p.org_code = $1 and p.employee_id = $2::bigint and w.status = 'ACTIVE' order by p."at" desc, p.id desc limit 1`,
      [tx.orgCode, employeeId],
    )
  )[0];
