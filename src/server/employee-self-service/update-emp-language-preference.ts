import { isLanguage, languages } from '../../domain/languages.ts';
import { reachOf } from '../access/authorise.ts';
import { rowScope } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { forgetSessions } from '../session.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

type Arguments = { readonly employeeId?: number | null; readonly languagePreference: string };

/** The account of the employee: one's own, or one that the right to update accounts reaches. What is not there and what is not reached are one answer. */
const accountOf = async (tx: Transaction, session: Session, employeeId: number | null | undefined): Promise<string> => {
  if (employeeId == null || String(employeeId) === session.employeeId) return session.userId;
  const reach = reachOf(session, 'USER_ACCOUNTS', 'UPDATE');
  if (reach === null) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const scope = rowScope(resourceOf('UserAccount'), reach, session, 'u', to.bind);
  const [account] = await tx.query<{ id: string }>(`select u.id::text as id from user_account u where u.org_code = $1 and u.employee_id = ${to.bind(employeeId)}::bigint and ${scope}`, to.values);
  if (account === undefined) throw refuse('NOT_FOUND');
  return account.id;
};

/** Document 0 §7: keeps the language with the account, for all its devices and its mails. The journal says who changed it. */
export const updateEmpLanguagePreference = async ({ employeeId, languagePreference }: Arguments, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  if (!isLanguage(languagePreference)) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'languagePreference', message: languages.join(', ') }] });
  const resource = resourceOf('UserAccount');
  const changeSet = await nextChangeSet(db, session.orgCode);
  await withOrg(db, session.orgCode, async (tx) => {
    const id = await accountOf(tx, session, employeeId);
    const before = (await readImages(tx, resource, [id])).get(id);
    if (before === undefined) throw refuse('NOT_FOUND');
    if (before['language'] === languagePreference.toUpperCase()) return;
    const [after] = await updateImages(tx, resource, [{ ...before, language: languagePreference.toUpperCase() }], session.name);
    if (after === undefined) throw refuse('CONFLICT');
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: null, reason: null, changes: [{ entity: resource.type, id, kind: 'UPDATE', before, after }] });
  });
  forgetSessions();
  return { errorCode: '', message: '', success: true };
};
