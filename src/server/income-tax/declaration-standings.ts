/** Who has declared, and who still may. */
import { standingOn } from '../../domain/income-tax/declaration-window.ts';
import type { Standing } from '../../domain/income-tax/declaration-window.ts';
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { declarantsSql } from './declarants.ts';
import { releaseOf, unlockedUntilSql } from './declaration-release.ts';
import type { DeclarationKind } from './declaration-release.ts';
import { presentYear } from './present-year.ts';

type Arguments = { readonly search?: string | null; readonly status?: 'MISSING' | 'DRAFT' | 'SUBMITTED' | null; readonly offset?: number | null; readonly limit?: number | null };
type Row = { readonly employeeId: number; readonly employeeName: string; readonly employeeNumber: string; readonly departmentName: string; readonly status: 'DRAFT' | 'SUBMITTED' | null; readonly declarationId: string | null; readonly joined: string; readonly unlockedUntil: string | null; readonly accountId: string | null };
type DeclarationStanding = Row & { readonly lockStatus: Standing; readonly isUnlocked: boolean; readonly isReached: boolean };

const MOST = 200;
/** Whom one reminder reaches. */
const ALL = 25_000;

const FROM = (kind: DeclarationKind, year: string): string => {
  const table = kind === 'FBP' ? 'fbp_declaration' : 'nps_declaration';
  return `from employee e left join department p on p.org_code = e.org_code and p.id = e.department_id left join ${table} d on d.org_code = e.org_code and d.employee_id = e.id and d.financial_year = ${year}`;
};

const readRows = async (tx: Transaction, kind: DeclarationKind, grant: Grant, year: string, { search, status, offset, limit }: Arguments, most: number): Promise<readonly Row[]> => {
  const to = bindings(tx.orgCode);
  const from = FROM(kind, to.bind(year));
  const named = search?.trim() ? `position(fold(${to.bind(search.trim())}) in fold(e.name || ' ' || coalesce(e.employee_number, ''))) > 0` : 'true';
  const stands = status == null ? 'true' : status === 'MISSING' ? 'd.id is null' : `d.status = ${to.bind(status)}`;
  return tx.query<Row>(
    `select e.id::int as "employeeId", e.name as "employeeName", e.employee_number as "employeeNumber", coalesce(p.name, '') as "departmentName", d.status, d.id::text as "declarationId", e.date_of_join::text as joined, ${unlockedUntilSql(kind)}::text as "unlockedUntil",
       (select min(u.id)::text from user_account u where u.org_code = e.org_code and u.employee_id = e.id and u.status = 'ACTIVE') as "accountId"
     ${from} where e.org_code = $1 and ${declarantsSql(kind)} and ${employeesOf(grant, to)} and ${named} and ${stands} order by fold(e.name), e.id limit ${to.bind(Math.min(Math.max(limit ?? 50, 1), most))}::int offset ${to.bind(Math.max(offset ?? 0, 0))}::int`,
    to.values,
  );
};

const withStandings = async (tx: Transaction, kind: DeclarationKind, rows: readonly Row[]): Promise<readonly DeclarationStanding[]> => {
  const [release, today] = [await releaseOf(tx, kind), await todayOf(tx)];
  return rows.map((row) => ({ ...row, lockStatus: standingOn(today, release, row), isUnlocked: row.unlockedUntil !== null && row.unlockedUntil >= today, isReached: row.accountId !== null }));
};

const countsOf = async (tx: Transaction, kind: DeclarationKind, grant: Grant, year: string) => {
  const to = bindings(tx.orgCode);
  const from = FROM(kind, to.bind(year));
  const [counts] = await tx.query<{ submitted: number; drafts: number; missing: number }>(
    `select count(*) filter (where d.status = 'SUBMITTED')::int as submitted, count(*) filter (where d.status = 'DRAFT')::int as drafts, count(*) filter (where d.id is null)::int as missing ${from} where e.org_code = $1 and ${declarantsSql(kind)} and ${employeesOf(grant, to)}`,
    to.values,
  );
  return counts!;
};

const totalOf = async (tx: Transaction, kind: DeclarationKind, grant: Grant, year: string, { search, status }: Arguments, counts: Awaited<ReturnType<typeof countsOf>>): Promise<number> => {
  if (!search?.trim()) return status == null ? counts.submitted + counts.drafts + counts.missing : status === 'MISSING' ? counts.missing : status === 'DRAFT' ? counts.drafts : counts.submitted;
  return (await readRows(tx, kind, grant, year, { search, status: status ?? null, limit: ALL }, ALL)).length;
};

/** The page that is asked for, with the figures of all within reach. */
export const declarationStandings = async (tx: Transaction, kind: DeclarationKind, asked: Arguments, grant: Grant) => {
  const { year } = await presentYear(tx);
  const counts = await countsOf(tx, kind, grant, year);
  const rows = await withStandings(tx, kind, await readRows(tx, kind, grant, year, asked, MOST));
  return { errorCode: '', message: '', financialYear: year, ...counts, totalRecords: await totalOf(tx, kind, grant, year, asked, counts), rows };
};

/** Those within reach who have not submitted though they may. */
export const missingDeclarations = async (tx: Transaction, kind: DeclarationKind, grant: Grant): Promise<readonly DeclarationStanding[]> => {
  const { year } = await presentYear(tx);
  const rows = await withStandings(tx, kind, await readRows(tx, kind, grant, year, { limit: ALL }, ALL));
  return rows.filter(({ status, lockStatus, isReached }) => status !== 'SUBMITTED' && lockStatus.status === 'OPEN' && isReached);
};
