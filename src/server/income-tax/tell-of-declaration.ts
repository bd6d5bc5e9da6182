import type { Transaction } from '../db/org.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';
import type { Caller } from '../resource/caller.ts';
import type { Image } from '../resource/image.ts';
import { isOwn } from './asked-year.ts';
import { declarationPath } from './declaration-path.ts';
import type { DeclarationKind } from './declaration-release.ts';

/** Whose declaration payroll entered or changed hears of it. */
export const tellOfDeclaration = async (tx: Transaction, caller: Caller, kind: DeclarationKind, after: Image): Promise<void> => {
  if (isOwn(caller, after)) return;
  await notify(tx, { to: await accountsOf(tx, after['employeeId']), kind: `declarationNoted${kind}`, words: { by: caller.session.name, year: String(after['financialYear']) }, path: declarationPath(kind) });
};
