/** A person whose rights a test chooses, signed in to the demo organisation. */
import { forms } from '../../generated/forms.ts';
import type { FormName } from '../../generated/forms.ts';
import type { Scope } from '../../src/domain/resource.ts';
import { startSession } from '../../src/server/auth/start-session.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { forgetSessions } from '../../src/server/session.ts';
import type { FormRights } from '../../src/server/session.ts';
import type { DemoServer } from './demo-server.ts';
import { clientOf, dataOf, type Client } from './graphql.ts';

export type Given = Partial<Record<FormName, Partial<Omit<FormRights, 'withSelf'>>>>;
export type Probe = {
  readonly ask: Client;
  readonly headers: Readonly<Record<string, string>>;
  readonly userId: string;
  /** From now on the person has these rights and no others; those not named of a form are not given. */
  may(given: Given): Promise<void>;
};

export const everyForm = Object.keys(forms) as FormName[];
const NONE = { view: false, add: false, update: false, delete: false, optionalChoice: false, scope: 'ALL' as Scope };
export const WHOLE = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' } as const satisfies FormRights;

/** Every right on every form, but what `but` takes away. */
export const allBut = (but: Given = {}): Given => Object.fromEntries(everyForm.map((form) => [form, { ...WHOLE, ...but[form] }]));

const grant = (server: DemoServer, roleId: string, given: Given): Promise<unknown> =>
  withOrg(server.db, 'demo', async (tx) => {
    const rows = Object.entries(given).map(([form, rights], position) => ({ ...NONE, ...rights, form, position, id: 5_000_000 + position }));
    await tx.query('delete from role_right where org_code = $1 and role_id = $2', ['demo', roleId]);
    await tx.query(
      `insert into role_right (org_code, role_id, "position", id, form, "view", "add", "update", "delete", optional_choice, scope)
       select 'demo', $1::bigint, position, id, form, "view", "add", "update", "delete", "optionalChoice", scope from jsonb_to_recordset($2::jsonb)
         as x(position int, id bigint, form text, "view" boolean, "add" boolean, "update" boolean, "delete" boolean, "optionalChoice" boolean, scope text)`,
      [roleId, JSON.stringify(rows)],
    );
  });

/** `employeeId` is the employee that the person is. */
export const startProbe = async (server: DemoServer, admin: Client, employeeId: string | null = null): Promise<Probe> => {
  const name = `Probe ${employeeId ?? 'nobody'}`;
  const role = dataOf(await admin<{ addRole: { row: { id: string } } }>('core-hr', 'mutation ($input: RoleInput!) { addRole(input: $input) { row { id } } }', { input: { name, code: name.replaceAll(' ', '-') } })).addRole.row.id;
  const input = { name, email: `${name.replaceAll(' ', '.')}@demo.example`, employeeId, roles: [{ roleId: role }] };
  const userId = dataOf(await admin<{ addUserAccount: { row: { id: string } } }>('core-hr', 'mutation ($input: UserAccountInput!) { addUserAccount(input: $input) { row { id } } }', { input })).addUserAccount.row.id;
  const { accessToken } = await withOrg(server.db, 'demo', (tx) => startSession(tx, { userId, address: '127.0.0.1', userAgent: undefined }));
  const headers = { authorization: accessToken };
  return {
    ask: clientOf(server, undefined, headers),
    headers,
    userId,
    may: async (given) => {
      await grant(server, role, given);
      forgetSessions();
    },
  };
};
