import { finding } from '../../domain/problem.ts';
import { dueOn, issueProblems, outstandingOf, sizeOf } from '../../domain/uniforms/issue.ts';
import type { Returned } from '../../domain/uniforms/issue.ts';
import { lossProblems, lostPieces } from '../../domain/uniforms/loss.ts';
import type { Loss } from '../../domain/uniforms/loss.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseOwn, type RightOver } from '../access/own-matter.ts';
import { employmentProblems } from '../people/employment.ts';
import { todayOf } from '../people/today.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { itemTerms } from '../uniforms/item-terms.ts';
import type { UniformTerms } from '../uniforms/item-terms.ts';
import { isForSql } from '../uniforms/standing-sql.ts';
import { tellOfUniform } from '../uniforms/tell.ts';

/** What was acknowledged is acknowledged anew where it is something else. */
const ACKNOWLEDGED = ['quantity', 'size', 'issuedOn'] as const;

const differs = (whole: Values, before: Image, key: string): boolean => String(whole[key] ?? '') !== String(before[key] ?? '');

/** What a settlement asks for follows from these. */
const OWED = ['quantity', 'issuedOn', 'outstanding', 'deductPieces', 'settledPieces', 'deductedPieces'] as const;

const pieces = (whole: Values, key: 'deductPieces' | 'settledPieces' | 'deductedPieces'): number => Number(whole[key] ?? 0);
const lossOf = (whole: Values): Loss => ({ returns: (whole['returns'] ?? []) as readonly Returned[], agreed: pieces(whole, 'deductPieces'), settled: pieces(whole, 'settledPieces'), deducted: pieces(whole, 'deductedPieces') });

/** Issuing to oneself or taking back from oneself, also by undoing, is left to others where there are any; the own acknowledgement may be undone. */
const refuseOwnIssue = (tx: Transaction, caller: Caller, whole: readonly Values[], right: RightOver['right']): Promise<void> =>
  refuseOwn(tx, caller, whole.map(({ employeeId }) => employeeId), { form: 'UNIFORM_MONITORING', right, field: 'employeeId', message: 'uniforms.ownIssue' });

/** What oneself owes for lost pieces is settled by others, also where one is alone with the right and by undoing: who pays, and that a piece was lost. */
const ownDebtProblems = ({ session }: Caller, whole: Values, before: Image | null): readonly Problem[] => {
  if (session.employeeId === null || String(whole['employeeId']) !== session.employeeId) return [];
  const [now, was] = [lossOf(whole), lossOf(before ?? {})];
  const isWaived = now.settled !== was.settled || now.agreed < was.agreed || lostPieces(now) < lostPieces(was);
  return isWaived ? [{ field: 'employeeId', ...finding('uniforms.ownIssue') }] : [];
};

/** Why an item that is for entitled people alone is not for this one. */
const entitledProblems = async (tx: Transaction, { employeeId, itemId }: Values, { name: item, onlyEntitled }: UniformTerms): Promise<readonly Problem[]> => {
  if (!onlyEntitled) return [];
  const [person] = await tx.query<{ name: string; isEntitled: boolean }>(
    `select e.name, exists (select from uniform_entitlement t where t.org_code = $1 and t.item_id = $3::bigint and ${isForSql}) as "isEntitled" from employee e where e.org_code = $1 and e.id = $2::bigint`,
    [tx.orgCode, employeeId, itemId],
  );
  return person === undefined || person.isEntitled ? [] : [{ field: 'employeeId', ...finding('uniformIssue.onlyEntitled', { item, name: person.name }) }];
};

/** Completes the values by what the item says; answers what is wrong. */
const complete = async (tx: Transaction, { session }: Caller, values: Values, before: Image | null): Promise<readonly Problem[]> => {
  const whole: Values = { ...before, ...values };
  const terms = await itemTerms(tx, whole['itemId']);
  if (terms === undefined) return [];
  const employeeId = String(whole['employeeId']);
  const issued = { quantity: Number(whole['quantity']), issuedOn: String(whole['issuedOn']), returns: (whole['returns'] ?? []) as readonly Returned[] };
  const problems = issueProblems(issued, await todayOf(tx, employeeId));
  if (before === null || differs(whole, before, 'issuedOn')) problems.push(...(await employmentProblems(tx, { employeeId, from: ['issuedOn', issued.issuedOn], to: ['issuedOn', issued.issuedOn] }, session.language)));
  if (before === null) problems.push(...(await entitledProblems(tx, whole, terms)));
  if (before === null || differs(whole, before, 'size')) {
    const told = sizeOf((whole['size'] ?? null) as string | null, terms);
    if ('problem' in told) problems.push(told.problem);
    else values['size'] = told.size;
  }
  if (!terms.isCharged && pieces(whole, 'deductPieces') > pieces(before ?? {}, 'deductPieces')) problems.push({ field: 'deductPieces', ...finding('uniformIssue.chargesNothing', { item: terms.name }) });
  values['outstanding'] = outstandingOf(issued);
  if (before === null || differs(whole, before, 'issuedOn')) values['dueOn'] = dueOn(issued.issuedOn, terms);
  if (before !== null && ACKNOWLEDGED.some((key) => differs({ ...whole, ...values }, before, key))) Object.assign(values, { acknowledgedAt: null, acknowledgedBy: null });
  return problems;
};

/** Sizes are those of the item, nothing comes back that was not issued, and when it is to be replaced follows from its months of wear. Employees hear of what they are issued. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source !== 'UNDO') delete values['deductedPieces'];
    const whole: Values = { ...before, ...values };
    if (caller.source !== 'UNDO' || before === null || OWED.some((key) => differs(whole, before, key))) await refuseOwnIssue(tx, caller, [whole], before === null ? 'add' : 'update');
    refuseFields(caller, [...ownDebtProblems(caller, whole, before), ...lossProblems(lossOf(whole))]);
    if (caller.source === 'UNDO') return;
    refuseFields(caller, await complete(tx, caller, values, before));
  },
  beforeDelete: async (tx, caller, images) => {
    await refuseOwnIssue(tx, caller, images, 'delete');
    refuseFields(caller, images.flatMap((image) => [...ownDebtProblems(caller, { ...image, returns: [], settledPieces: 0, deductPieces: 0 }, image), ...(pieces(image, 'deductedPieces') > 0 ? lossProblems({ ...lossOf(image), returns: [] }) : [])]).slice(0, 1));
  },
  afterSave: async (tx, { session, source }, after, before) => {
    if (source !== undefined) return;
    const terms = await itemTerms(tx, after['itemId']);
    if (pieces(after, 'deductPieces') > pieces(before ?? {}, 'deductPieces')) await tellOfUniform(tx, after['employeeId'], session.userId, { kind: 'uniformDeducted', words: { item: terms?.name ?? '', by: session.name } });
    if (before !== null) return;
    await tellOfUniform(tx, after['employeeId'], session.userId, { kind: 'uniformIssued', words: { item: terms?.name ?? '', smart_count: String(after['quantity']), by: session.name } });
  },
};
