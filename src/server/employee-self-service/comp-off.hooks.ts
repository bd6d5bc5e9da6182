import { compOffExpiry } from '../../domain/leave/comp-off.ts';
import { finding } from '../../domain/problem.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { say } from '../messages.ts';
import { compOffTerms } from '../people/comp-off-terms.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';
import { grantProblems, termsProblems } from './comp-off-problems.ts';
import type { CompOffAsked } from './comp-off-problems.ts';

const own = ownRequestHooks();

/**
 * Nobody grants compensatory off to themselves, and what people ask for keeps to the grant settings and the configuration
 * that holds for them. Whoever enters it writes the expiry, else the configuration does.
 */
export const hooks: Hooks = {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    const { language } = caller.session;
    const asked = { ...before, ...values, id: before?.id ?? null } as unknown as CompOffAsked & { readonly expiresOn?: string | null };
    const { own: terms, isUsed } = await compOffTerms(tx, asked.employeeId);
    if (isAskedForOneself(caller, values, before, ['workedOn', 'days', 'reason', 'document'])) {
      refuseProblems(caller, await grantProblems(tx, asked));
      if (terms === null && isUsed) refuseProblems(caller, [{ field: 'workedOn', ...finding('compOff.notCovered') }]);
      if (terms !== null) refuseProblems(caller, await termsProblems(tx, terms, asked, language));
    }
    const isMoved = before !== null && before['workedOn'] !== asked.workedOn && values['expiresOn'] === undefined;
    if (terms !== null && (before === null || isMoved) && (asked.expiresOn == null || isMoved)) values['expiresOn'] = compOffExpiry(terms, asked.workedOn);
    if (asked.reason == null || asked.reason.trim() === '') values['reason'] = say(language, 'compOff.ofDay', { day: asked.workedOn });
  },
};
