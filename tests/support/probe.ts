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

/** Writes what is different from the rights that the role had. */
const grant = (server: DemoServer, { roleId, firstId }: { readonly roleId: string; readonly firstId: number }, given: Given, had: Given): Promise<unknown> =>
  withOrg(server.db, 'demo', async (tx) => {
    const changed = everyForm.filter((form) => JSON.stringify(given[form]) !== JSON.stringify(had[form]));
    const rows = changed.filter((form) => given[form] !== undefined).map((form) => ({ ...NONE, ...given[form], form, position: everyForm.indexOf(form), id: firstId + everyForm.indexOf(form) }));
    await tx.query('delete from role_right where org_code = $1 and role_id = $2 and form = any ($3::text[])', ['demo', roleId, changed]);
    await tx.query(
      `insert into role_right (org_code, role_id, "position", id, form, "view", "add", "update", "delete", optional_choice, scope)
       select 'demo', $1::bigint, position, id, form, "view", "add", "update", "delete", "optionalChoice", scope from jsonb_to_recordset($2::jsonb)
         as x(position int, id bigint, form text, "view" boolean, "add" boolean, "update" boolean, "delete" boolean, "optionalChoice" boolean, scope text)`,
      [roleId, JSON.stringify(rows)],
    );
  });

/** `employeeId` is the employee that the person is; another name where there are two of them. */
export const startProbe = async (server: DemoServer, admin: Client, employeeId: string | null = null, named = 'Probe'): Promise<Probe> => {
  const name = `${named} ${employeeId ?? 'nobody'}`;
  const role = dataOf(await admin<{ addRole: { row: { id: string } } }>('core-hr', 'mutation ($input: RoleInput!) { addRole(input: $input) { row { id } } }', { input: { name, code: name.replaceAll(' ', '-') } })).addRole.row.id;
  const input = { name, email: `${name.replaceAll(' ', '.')}@demo.example`, employeeId, roles: [{ roleId: role }] };
  const userId = dataOf(await admin<{ addUserAccount: { row: { id: string } } }>('core-hr', 'mutation ($input: UserAccountInput!) { addUserAccount(input: $input) { row { id } } }', { input })).addUserAccount.row.id;
  const { accessToken } = await withOrg(server.db, 'demo', (tx) => startSession(tx, { userId, address: '127.0.0.1', userAgent: undefined }));
  const headers = { authorization: accessToken };
  let had: Given = {};
  // Of no other right, those of another probe among them.
  const firstId = 5_000_000 + Number(role) * 1_000;
  return {
    ask: clientOf(server, undefined, headers),
    headers,
    userId,
    may: async (given) => {
      await grant(server, { roleId: role, firstId }, given, had);
      had = given;
      forgetSessions();
    },
  };
};
