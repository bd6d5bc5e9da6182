import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { addRecord, updateRecord } from '../resource/save.ts';
import { readImages } from '../resource/store.ts';
import { declarationPath } from './declaration-path.ts';
import { releaseOf } from './declaration-release.ts';
import type { Values } from '../resource/hooks.ts';
import type { DeclarationKind } from './declaration-release.ts';

/** Lets one employee declare until a day, whatever holds for the others: a line of the settings, taken back by undoing it. Nobody unlocks themselves. */
export const unlockDeclaration = async (kind: DeclarationKind, { employeeId, untilDate }: { readonly employeeId: number; readonly untilDate: string }, { db, idempotencyKey }: Pick<Context, 'db' | 'idempotencyKey'>, grant: Grant) => {
  const { session } = grant;
  if (String(employeeId) === session.employeeId) throw refuse('OWN_REQUEST');
  const resource = resourceOf(kind === 'FBP' ? 'FbpDeclarationSetting' : 'NpsDeclarationSetting');
  const { had, id, version, today } = await withOrg(db, session.orgCode, async (tx) => {
    await reachedEmployee(tx, grant, String(employeeId));
    const release = await releaseOf(tx, kind);
    const image = release.id === null ? undefined : (await readImages(tx, resource, [release.id])).get(release.id);
    return { ...release, had: (image?.['unlocks'] ?? []) as readonly Values[], today: await todayOf(tx) };
  });
  refuseFields(grant, untilDate < today ? [{ field: 'untilDate', ...finding('declarations.past') }] : []);
  const unlocks = [...had.filter((row) => String(row['employeeId']) !== String(employeeId)), { employeeId: String(employeeId), untilDate }];
  const caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const { changeSet } = id === null || version === null ? await addRecord(resource, { unlocks }, caller) : await updateRecord(resource, id, version, { unlocks }, caller);
  if (changeSet !== null) await withOrg(db, session.orgCode, async (tx) => notify(tx, { to: await accountsOf(tx, String(employeeId)), kind: `declarationUnlocked${kind}`, days: { day: untilDate }, path: declarationPath(kind) }));
  return { errorCode: '', message: '', changeSet };
};
