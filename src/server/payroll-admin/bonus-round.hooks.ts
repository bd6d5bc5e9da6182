import { authorise } from '../access/authorise.ts';
import { reckonRound } from '../bonus/reckon-round.ts';
import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { sayDay } from '../people/say-day.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import type { Change } from '../resource/journal.ts';
import { deleteOld } from '../resource/new-records.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';

const BY_ACTS = ['status', 'currency', 'people', 'leftOut', 'total', 'law', 'reckonedAt', 'submittedBy', 'submittedById', 'decidedAt', 'decidedBy', 'remarks'] as const;
const TERMS = ['planId', 'fromDate', 'toDate', 'payoutDate', 'name'] as const;

const differs = (values: Values, before: Image, key: string): boolean => key in values && JSON.stringify(values[key] ?? null) !== JSON.stringify(before[key] ?? null);

const startOf = async (tx: Transaction, { session }: Caller, values: Values): Promise<void> => {
  const [plan] = await tx.query<{ name: string }>('select name from bonus_plan where org_code = $1 and id = $2::bigint', [tx.orgCode, values['planId']]);
  if (!plan) throw refuse('NOT_FOUND');
  const days = [await sayDay(tx, String(values['fromDate']), session.language), await sayDay(tx, String(values['toDate']), session.language)];
  Object.assign(values, Object.fromEntries(BY_ACTS.map((key) => [key, null])), { status: 'DRAFT', currency: (await readPayrollSettings(tx)).currency, name: values['name'] ?? `${plan.name}, ${days.join(' – ')}`.slice(0, 120) });
};

/** An approval that comes back is one: by whoever may decide, and not by whoever handed the round in. */
const refuseReturned = ({ session }: Caller, values: Values, before: Image | null): void => {
  if (values['status'] !== 'APPROVED' || before?.['status'] === 'APPROVED') return;
  authorise(session, [{ forms: ['BONUS'], right: 'OPTIONAL_CHOICE', scope: 'ALL' }]);
  if (String(values['submittedById'] ?? before?.['submittedById']) === session.userId) throw refuse('OWN_REQUEST');
};

const linesOf = async (tx: Transaction, images: readonly Image[]): Promise<readonly Change[]> => {
  const ids = await tx.query<{ id: string }>('select id::text as id from bonus_line where org_code = $1 and round_id = any($2::bigint[])', [tx.orgCode, images.map(({ id }) => id)]);
  return deleteOld(tx, 'BonusLine', [...(await readImages(tx, resourceOf('BonusLine'), ids.map(({ id }) => id))).values()]);
};

const refuseApproved = (caller: Caller, images: readonly Image[]): void => refuseFields(caller, images.some(({ status }) => status === 'APPROVED' || status === 'SUBMITTED') ? [{ field: 'status', ...finding('bonusRound.cancelFirst') }] : []);

/** What a round is about is told while it is a draft; where it stands and what it comes to follows from its acts. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source === 'UNDO') return refuseReturned(caller, values, before);
    if (before === null) return startOf(tx, caller, values);
    refuseFields(caller, BY_ACTS.some((key) => differs(values, before, key)) ? [{ field: 'status', ...finding('bonusRound.byActs') }] : []);
    const isTold = TERMS.some((key) => differs(values, before, key));
    refuseFields(caller, isTold && before['status'] !== 'DRAFT' ? [{ field: 'status', ...finding('bonusRound.notDraft') }] : []);
    // Its lines were reckoned of something else.
    if (isTold) values['reckonedAt'] = null;
  },
  beforeDelete: async (_tx, caller, images) => refuseApproved(caller, images),
  alongDelete: async (tx, caller, images) => {
    refuseApproved(caller, images);
    return linesOf(tx, images);
  },
  reckon: async (tx, session, id, advance, db) => {
    const { forms } = authorise(session, [{ forms: ['BONUS'], right: 'UPDATE', scope: 'ALL', isWhole: true }]);
    const { changes, people } = await reckonRound(tx, session, id, advance);
    await recordChanges(tx, await nextChangeSet(db, tx.orgCode), { userId: session.userId, by: session.name, source: 'RULE', form: forms[0] ?? null, reason: null, changes });
    return people;
  },
};
