import { finding } from '../../domain/problem.ts';
import { dueDateOf, isQuarter } from '../../domain/tax-statements/quarter.ts';
import { authorise } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { generateStatement } from '../tax-statements/generate.ts';
import { quarterByLaw } from '../tax-statements/read-statement.ts';

const BY_ACTS = ['name', 'formNumber', 'dueDate', 'depositPeriod', 'status', 'generatedAt', 'generatedBy', 'currency', 'people', 'deducted', 'deposited', 'statement'] as const;

const startOf = async (tx: Transaction, caller: Caller, values: Values): Promise<Values> => {
  const [assessmentYear, quarter] = [Number(values['assessmentYear']), values['quarter']];
  if (!isQuarter(quarter)) return {};
  const asked = await quarterByLaw(tx, assessmentYear, quarter);
  refuseFields(caller, asked === null ? [{ field: 'assessmentYear', ...finding('taxStatement.noLaw') }] : []);
  const { financialYear, form, months, law } = asked!;
  return {
    name: `${quarter} ${financialYear}`, formNumber: form.formNumber, dueDate: dueDateOf(form, financialYear, quarter), depositPeriod: `${months[0]} – ${months[2]}`, status: 'IN_PROGRESS',
    generatedAt: null, generatedBy: null, currency: law.currency, people: null, deducted: null, deposited: null, statement: null, receiptNumber: null, filedOn: null,
  };
};

/** A filed statement has been generated, and is told with its number and day. */
const refuseFiling = (caller: Caller, values: Values, before: Image): void => {
  const [receipt, filed] = ['receiptNumber', 'filedOn'].map((key) => (key in values ? values[key] : before[key]) ?? null);
  if (receipt !== null && before['status'] !== 'SUCCESSFULLY_GENERATED') refuseFields(caller, [{ field: 'receiptNumber', ...finding('taxStatement.notGenerated') }]);
  if (filed !== null && receipt === null) refuseFields(caller, [{ field: 'receiptNumber', ...finding('taxStatement.noReceipt') }]);
};

/** What a statement is about follows from its quarter and the law; what it says, from generating it. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source === 'UNDO') return;
    if (before === null) return void Object.assign(values, await startOf(tx, caller, values));
    const isChanged = BY_ACTS.some((key) => key in values && JSON.stringify(values[key] ?? null) !== JSON.stringify(before[key] ?? null));
    refuseFields(caller, isChanged ? [{ field: 'status', ...finding('taxStatement.byActs') }] : []);
    refuseFiling(caller, values, before);
  },
  beforeDelete: async (_tx, caller, images) => refuseFields(caller, images.some(({ receiptNumber }) => receiptNumber != null) ? [{ field: 'status', ...finding('taxStatement.isFiled') }] : []),
  reckon: async (tx, session, id, advance, db) => {
    const { forms } = authorise(session, [{ forms: ['FORM_24Q'], right: 'UPDATE', scope: 'ALL', isWhole: true }]);
    const { changes, people } = await generateStatement(tx, session, id, advance);
    await recordChanges(tx, await nextChangeSet(db, tx.orgCode), { userId: session.userId, by: session.name, source: 'STATUS', form: forms[0] ?? null, reason: null, changes });
    return people;
  },
};
