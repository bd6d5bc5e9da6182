import { finding, type Problem } from '../../domain/problem.ts';
import { isConsidered } from '../../domain/recruitment/is-considered.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { otherSums } from '../salaries/other-sums.ts';
import { ownLines } from '../salaries/own-lines.ts';
import { reachesCandidate } from './salary/reaches-candidate.ts';
import { reckonSalary } from './salary/reckon.ts';

/** An earlier record is taken back whole; a change names fields alone. */
const goesBack = (values: Values): boolean => Object.hasOwn(values, 'version');
const has = (images: readonly Values[], status: 'OFFERED' | 'ACCEPTED'): boolean => images.some((image) => image['status'] === status);
const refuseStanding = (images: readonly Values[]): void => {
  if (has(images, 'ACCEPTED')) throw refuse('SALARY_ACCEPTED');
  if (has(images, 'OFFERED')) throw refuse('SALARY_STANDS');
};

/** Nobody is offered anything any more whom somebody archived or blacklisted. */
const notConsidered = async (tx: Transaction, candidateId: string): Promise<Problem[]> => {
  const [candidate] = await tx.query<{ name: string; standing: string }>('select name, standing from candidate where org_code = $1 and id = $2::bigint', [tx.orgCode, candidateId]);
  return candidate && !isConsidered(candidate.standing) ? [{ field: 'candidateId', ...finding('candidate.notConsidered', { name: candidate.name }) }] : [];
};

/** A salary is what its parts come to, to the coin, when it is saved. Once it is offered it stands until the offer has its answer, and for good when that is yes. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (goesBack(values)) return;
    const whole: Values = { ...before, ...values };
    if (!(await reachesCandidate(tx, caller.session, String(whole['candidateId'])))) throw refuse('NOT_FOUND');
    if (before) refuseStanding([before]);
    refuseFields(caller, await notConsidered(tx, String(whole['candidateId'])));
    if (values['status'] != null && values['status'] !== (before?.['status'] ?? 'DRAFT')) refuseFields(caller, [{ field: 'status', ...finding('candidateSalary.statusFollows') }]);
    // Another template brings its own lines, unless lines come with it.
    const isOther = before !== null && String(whole['templateId'] ?? '') !== String(before['templateId'] ?? '') && values['templateId'] != null && ['allowances', 'retirals', 'grosses'].every((key) => !Object.hasOwn(values, key));
    const asked = isOther ? { ...whole, allowances: [], retirals: [], grosses: [] } : whole;
    // A day or month that alone was changed carries the other along.
    const days = before !== null && Object.hasOwn(values, 'salaryEffectiveMonth') !== Object.hasOwn(values, 'effectiveFrom') ? { effectiveFrom: values['effectiveFrom'] ?? null, salaryEffectiveMonth: values['salaryEffectiveMonth'] ?? null } : {};
    const { parts, structure, ...reckoned } = await reckonSalary(tx, caller, { ...asked, ...days, candidateId: String(whole['candidateId']), annualCTC: String(whole['annualCTC']) });
    refuseFields(caller, otherSums('candidateSalary', values, reckoned));
    Object.assign(values, isOther ? { allowances: [], retirals: [], grosses: [] } : {}, await ownLines(tx, 'CandidateSalary', isOther ? {} : whole, parts), reckoned, { structure, status: 'DRAFT' });
  },
  beforeDelete: async (_tx, _caller, images: readonly Image[]) => {
    refuseStanding(images);
  },
};
