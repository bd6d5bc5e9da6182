/** A database of its own for measuring: PostgreSQL as the tests start it, the demo organisation, and many rows beside it. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { asRole, createAppRole, createDatabase } from '../../src/server/db/bootstrap.ts';
import { databaseOf, type Database } from '../../src/server/db/connection.ts';
import { startOwnDatabase } from '../../src/server/db/launcher.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { seedDemo } from '../../src/server/db/seed/demo/seed-demo.ts';
import { createLog } from '../../src/server/log.ts';
import { openFolder } from '../../tools/test/open-folder.ts';

export type Bench = { readonly db: Database; readonly app: { host: string; port: number; user: string; password: string; database: string }; stop(): Promise<void> };

export const startBench = async (): Promise<Bench> => {
  const folder = openFolder('tenure-bench-');
  const log = createLog('silent');
  const own = await startOwnDatabase(folder, log, false);
  const login = { host: own.host, port: own.port, user: own.owner, password: own.secrets.owner };
  const [database, role] = ['bench', 'bench_app'];
  await createDatabase({ ...login, database: 'postgres' }, database);
  const owner = { ...login, database };
  await createAppRole(owner, role, own.secrets.app);
  const app = asRole(owner, role, own.secrets.app);
  const db = databaseOf({ owner, app, appRole: role, stop: async () => undefined }, { databaseConnections: 16, prepare: true, root: randomBytes(32) }, log);
  await migrate(db, log);
  await seedDemo(db, log);
  return {
    db,
    app: { host: own.host, port: own.port, user: role, password: own.secrets.app, database },
    stop: async () => {
      await db.close();
      await own.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Rows of one statement, which has a time limit. */
const MOST = 25_000;

/** 25,000 designations in the demo organisation, or as many as are told. */
export const addDesignations = async (db: Database, count = 25_000): Promise<void> => {
  for (let from = 1; from <= count; from += MOST)
    await withOrg(db, 'demo', (tx) =>
      tx.query(
        `insert into designation (org_code, id, code, title, level_id, grade_id, probation_days, created_by, updated_by)
       select 'demo', 1000000 + n, 'BENCH-' || n, (array['Weaving', 'Dyeing', 'Payroll', 'Quality', 'Spinning', 'Logistics'])[1 + n % 6] || ' ' || (array['analyst', 'lead', 'operator', 'manager', 'inspector'])[1 + n % 5] || ' ' || n,
         (select id from job_level where org_code = 'demo' order by id offset n % 3 limit 1), (select id from grade where org_code = 'demo' order by id offset n % 3 limit 1), n % 180, 'Bench', 'Bench'
       from generate_series($1::int, $2::int) n`,
        [from, Math.min(count, from + MOST - 1)],
      ),
    );
  await withOrg(db, 'demo', (tx) => tx.query("select refresh_statistics('designation')"));
};

/** Rows of one statement; those of an employee are heavier. */
const CHUNK = 5000;

/** Employees with plausible, repeating names; analysed, so that plans are those of a lived-in database. */
export const addEmployees = async (db: Database, count = 300_000): Promise<void> => {
  for (let from = 1; from <= count; from += CHUNK) await withOrg(db, 'demo', async (tx) => {
    await tx.query(
      `insert into employee (org_code, id, employee_number, first_name, last_name, email, status, designation_id, department_id, location_id, date_of_join, created_by, updated_by)
       select 'demo', 1000000 + n, 'B' || lpad(n::text, 7, '0'), (array['Asha', 'Ravi', 'Meera', 'Kenji', 'Aiko', 'Tomás', 'Inès', 'Noor', 'Lena', 'Omar'])[1 + n % 10],
         (array['Krishnan', 'Sharma', 'Tanaka', 'Rivera', 'Dubois', 'Haddad', 'Novak', 'Okafor', 'Müller', 'Silva', 'Nguyen'])[1 + n % 11] || ' ' || n, 'b' || n || '@bench.example',
         case when n % 10 = 0 then 'INACTIVE' else 'ACTIVE' end,
         d.ids[1 + n % array_length(d.ids, 1)], e.ids[1 + n % array_length(e.ids, 1)], l.ids[1 + n % array_length(l.ids, 1)], date '2005-01-01' + (n % 7000), 'Bench', 'Bench'
       from generate_series($1::int, $2::int) n,
         (select array_agg(id) ids from designation where org_code = 'demo' and id < 1000000) d, (select array_agg(id) ids from department where org_code = 'demo') e, (select array_agg(id) ids from location where org_code = 'demo') l`,
      [from, Math.min(count, from + CHUNK - 1)],
    );
  });
  await asOwner(db, async (owner) => {
    await owner.query('vacuum analyze');
  });
};
