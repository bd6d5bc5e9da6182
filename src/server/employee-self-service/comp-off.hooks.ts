import { compOffExpiry } from '../../domain/leave/comp-off.ts';
import type { CompOffTerms } from '../../domain/leave/comp-off.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import { say } from '../messages.ts';
import { compOffTerms } from '../people/comp-off-terms.ts';
import { refuseOutsideEmployment } from '../people/employment.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { sayDay } from '../people/say-day.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { encashmentProblems, paidProblems } from './comp-off-encashment.ts';
import { grantProblems, termsProblems, twiceProblems } from './comp-off-problems.ts';
import type { CompOffAsked } from './comp-off-problems.ts';
import { dayOffProblems } from './day-off-problems.ts';

const own = ownRequestHooks('CompOff', 'workedOn', null);

/** Nobody gives themselves longer than the configuration does. A day that somebody else wrote may stay. */
const expiryProblems = (terms: CompOffTerms, { workedOn }: CompOffAsked, values: Values, before: Image | null): Problem[] => {
  const given = values['expiresOn'] ?? null;
  return given === null || given === before?.['expiresOn'] || given === compOffExpiry(terms, workedOn) ? [] : [{ field: 'expiresOn', ...finding('compOff.expirySet') }];
};

/**
 * Nobody grants compensatory off to themselves, and what people ask for keeps to the grant settings and the configuration
 * that holds for them, and to the pre-approval setting for work on days off; no day earns it twice. Whoever manages it enters what is paid instead of taken. Whoever enters it writes the expiry, else the configuration does.
 */
export const hooks: Hooks = withWorkflow('COMPENSATORY_OFF', 'workedOn', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    refuseProblems(caller, paidProblems(caller.session, { ...before, ...values }, before));
    await refuseOutsideEmployment(tx, caller, values, before, 'workedOn');
    const { language } = caller.session;
    const asked = { ...before, ...values, id: before?.id ?? null } as unknown as CompOffAsked & { readonly expiresOn?: string | null };
    const { own: terms, isUsed } = await compOffTerms(tx, asked.employeeId);
    if (isAskedForOneself(caller, values, before, ['workedOn', 'days', 'expiresOn', 'reason', 'document'])) {
      refuseProblems(caller, await grantProblems(tx, asked));
      if (terms === null && isUsed) refuseProblems(caller, [{ field: 'workedOn', ...finding('compOff.notCovered') }]);
      if (terms !== null) refuseProblems(caller, [...(await termsProblems(tx, terms, asked, language)), ...expiryProblems(terms, asked, values, before)]);
      await holdRequests(tx, asked.employeeId);
      refuseProblems(caller, [...(await twiceProblems(tx, terms, asked, language)), ...(await dayOffProblems(tx, asked, language))]);
    }
    refuseProblems(caller, await encashmentProblems(tx, caller.session, terms, values, before));
    const isMoved = before !== null && before['workedOn'] !== asked.workedOn && values['expiresOn'] === undefined;
    if (terms !== null && (before === null || isMoved) && (asked.expiresOn == null || isMoved)) values['expiresOn'] = compOffExpiry(terms, asked.workedOn);
    if (asked.reason == null || asked.reason.trim() === '') values['reason'] = say(language, 'compOff.ofDay', { day: await sayDay(tx, asked.workedOn, language) });
  },
  beforeDelete: async (tx, caller, images) => {
    await own.beforeDelete(tx, caller, images);
    for (const image of images) refuseProblems(caller, paidProblems(caller.session, null, image));
  },
});
