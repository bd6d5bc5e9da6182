import { finding } from '../../domain/problem.ts';
import type { StatutoryScheme } from '../../domain/statutory/terms.ts';
import type { Transaction } from '../db/org.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';
import { sayDay } from '../people/say-day.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

const OWN_PAY = '/my-finance/my-pay/my-salary';

const tell = async (tx: Transaction, scheme: StatutoryScheme, { employeeId, memberFrom }: Image, kind: 'statutoryEnrolled' | 'statutoryLeft'): Promise<void> =>
  notify(tx, { to: await accountsOf(tx, employeeId), kind, named: { scheme: `enum.StatutoryScheme.${scheme}` }, days: { day: String(memberFrom) }, path: OWN_PAY });

/** Of those enrolled in a scheme: nobody before the first day of work. The person hears of being enrolled, and of being so no more. */
export const memberHooks = (scheme: StatutoryScheme): Hooks => {
  const isMember = (image: Image | null): boolean => image?.['status'] === 'MEMBER';
  return {
    apart: true,
    beforeSave: async (tx, caller, values, before) => {
      const whole = { ...before, ...values };
      const [person] = await tx.query<{ joined: string }>('select date_of_join::text as joined from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, whole['employeeId']]);
      const early = person !== undefined && String(whole['memberFrom']) < person.joined;
      if (caller.source !== 'UNDO') refuseFields(caller, early ? [{ field: 'memberFrom', ...finding('statutory.member.employed', { day: await sayDay(tx, person.joined, caller.session.language) }) }] : []);
    },
    afterSave: async (tx, _caller, after, before) => {
      if (isMember(after) && !isMember(before)) await tell(tx, scheme, after, 'statutoryEnrolled');
      else if (isMember(before) && !isMember(after)) await tell(tx, scheme, after, 'statutoryLeft');
    },
    beforeDelete: async (tx, _caller, images) => {
      for (const image of images) if (isMember(image)) await tell(tx, scheme, image, 'statutoryLeft');
    },
  };
};
