/** Database and application role, made by the owner before the first migration. */
import pg from 'pg';
import { DatabaseProblem, explain } from './problem.ts';
import type { Login } from './pools.ts';

const quote = pg.escapeIdentifier;

/** Creates the database when it is missing. `login` names another database to ask from. */
export const createDatabase = async (login: Login, name: string): Promise<void> =>
  asking(login, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${quote(name)}`);
  });

/**
 * Creates the role `<database>_app`, or sets its password when it does not sign in with it. An owner who may not do so
 * gets the statements that an administrator runs once.
 */
export const createAppRole = async (login: Login, role: string, password: string): Promise<void> => {
  const works = await signsIn({ ...asRole(login, role, password) });
  await asking(login, async (client) => {
    const { rows } = await client.query<{ exists: boolean; able: boolean; fine: boolean }>(
      `select r.rolname is not null as exists, coalesce(not (r.rolsuper or r.rolbypassrls), true) as fine,
              (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as able
       from (select) one left join pg_roles r on r.rolname = $1`,
      [role],
    );
    const { exists = false, able = false, fine = true } = rows[0] ?? {};
    if (!fine) throw new DatabaseProblem(`The role ${role} is a superuser or bypasses row-level security, so organisations would not be kept apart. Run: alter role ${quote(role)} nosuperuser nobypassrls;`);
    if (works) return;
    if (!able) throw new DatabaseProblem(byAdministrator(role, exists));
    for (const statement of statements(role, password, exists)) await client.query(statement);
  });
};

const byAdministrator = (role: string, exists: boolean): string =>
  `${exists ? `The role ${role} does not sign in with DATABASE_APP_PASSWORD` : 'The user of DATABASE_URL may not create roles'}. Ask an administrator to run once:\n${statements(role, 'A-LONG-PASSWORD', exists).join(';\n')};\nand set DATABASE_APP_PASSWORD to that password.`;

const statements = (role: string, password: string, exists: boolean): string[] => [
  `${exists ? 'alter' : 'create'} role ${quote(role)} login password ${pg.escapeLiteral(password)}`,
  `alter role ${quote(role)} set timezone = 'UTC'`,
  `alter role ${quote(role)} set datestyle = 'ISO, YMD'`,
  `alter role ${quote(role)} set statement_timeout = '60s'`,
  `alter role ${quote(role)} set idle_in_transaction_session_timeout = '60s'`,
];

/** The same database as another role. */
export const asRole = (login: Login, user: string, password: string): Login => {
  if (login.connectionString === undefined) return { ...login, user, password };
  const url = new URL(login.connectionString);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return { ...login, connectionString: url.href };
};

/** False when the role is missing or its password differs; other trouble shows in what follows. */
const signsIn = (login: Login): Promise<boolean> =>
  asking(login, async () => undefined).then(
    () => true,
    () => false,
  );

/** The server's version number (150004 is 15.4). Refuses what is older than 15. */
export const checkVersion = async (login: Login): Promise<void> =>
  asking(login, async (client) => {
    const { rows } = await client.query<{ number: number; version: string }>(`select current_setting('server_version_num')::int as number, current_setting('server_version') as version`);
    if (Number(rows[0]?.number) < 150_000) throw new DatabaseProblem(`DATABASE_URL leads to PostgreSQL ${rows[0]?.version}; Tenure needs 15 or newer. Upgrade the database, or leave DATABASE_URL out to use the one that Tenure brings.`);
  });

/** Refuses a user who could not make the tables, with the statement that an administrator runs once. */
export const checkRights = async (login: Login): Promise<void> =>
  asking(login, async (client) => {
    const { rows } = await client.query<{ able: boolean; owns: boolean; user: string; database: string }>(
      `select has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as able,
              pg_has_role(datdba, 'usage') as owns, current_user as user, datname as database
       from pg_database where datname = current_database()`,
    );
    const { able = false, owns = false, user = '', database = '' } = rows[0] ?? {};
    if (able) return;
    const statement = owns ? 'alter schema public owner to pg_database_owner;' : `alter database ${quote(database)} owner to ${quote(user)};`;
    throw new DatabaseProblem(`The user of DATABASE_URL may not make tables in the database ${database}. Ask an administrator to run once, in that database:\n${statement}`);
  });

const asking = async (login: Login, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ ...login, connectionTimeoutMillis: 5000 }); // reads the certificates that the address names
    client.on('error', () => undefined); // the query in flight rejects with it
    await client.connect();
    await work(client);
  } catch (error) {
    throw explain(error);
  } finally {
    await client?.end().catch(() => undefined);
  }
};
