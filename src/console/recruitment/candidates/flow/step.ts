import { comma } from '../../../shell/comma.ts';
import type { CandidateRequirement, HiringStageKind } from '../../../../../generated/recruitment/operations.ts';
import type { Translate } from '../../../fields/cellKind.ts';
import type { Row } from '../../../providers/data/row.ts';

/** A status of candidates with what the hiring flow says of it. */
export type Step = {
  readonly id: string;
  readonly name: string;
  readonly inUse: boolean;
  /** New candidates have it. */
  readonly isFirst: boolean;
  readonly stage: { readonly id: string; readonly name: string; readonly kind: HiringStageKind } | undefined;
  /** Of its stage, where the rest of the flow is closed to the person. */
  readonly kind?: HiringStageKind | undefined;
  /** Ids of those that may follow; empty: any. */
  readonly next: readonly string[];
  readonly requires: readonly CandidateRequirement[];
  readonly mail: { readonly subject: string; readonly body: string } | undefined;
};

/** The field that tells; what no field tells, the server looks for. */
const FIELD: Readonly<Partial<Record<CandidateRequirement, string>>> = { RESUME: 'resume', JOB_POST: 'jobPost', PHONE: 'phone', EXPECTED_CTC: 'expectedCtc', NOTICE_PERIOD: 'noticePeriod' };

/** Whether the flow leads from one status to another; from none it leads anywhere. */
export const leadsTo = (from: Step | undefined, to: Step): boolean => to.inUse && (from === undefined || from.id === to.id || from.next.length === 0 || from.next.includes(to.id));

/** Why a candidate may not come to a status, in words; undefined where nothing is known against it. A field that the person may not see says nothing. */
export const whyNotStep = (from: Step | undefined, to: Step, candidate: Partial<Row>, translate: Translate): string | undefined => {
  if (!to.inUse) return translate('candidate.statusUnused', { status: to.name });
  if (!leadsTo(from, to)) return translate('candidate.statusNotNext', { from: from?.name ?? '', to: to.name });
  const missing = to.requires.filter((requirement) => {
    const field = FIELD[requirement];
    return field !== undefined && field in candidate && (candidate[field] ?? '') === '';
  });
  const what = missing.map((requirement) => translate(`enum.CandidateRequirement.${requirement}`)).join(comma());
  return missing.length === 0 ? undefined : translate(missing.length === 1 ? 'candidate.statusNeeds' : 'candidates.stepNeeds', { status: to.name, what });
};

const BEFORE_OFFERS: readonly (HiringStageKind | undefined)[] = ['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW'];

/** The status to which an offer brings a candidate who stands before it; none where the flow leads to none, or something is missing. */
export const stepOfOffer = (steps: readonly Step[], candidate: Partial<Row>, translate: Translate): Step | undefined => {
  const from = steps.find(({ id }) => id === String(candidate['statusId']));
  const to = steps.find(({ inUse, stage }) => inUse && stage?.kind === 'OFFER');
  return from && to && BEFORE_OFFERS.includes(from.stage?.kind) && steps.indexOf(from) < steps.indexOf(to) && whyNotStep(from, to, candidate, translate) === undefined ? to : undefined;
};
