import { notify } from '../../notifications/notify.ts';
import { isMailAddress } from '../../mail/address.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { isLanguage } from '../../../domain/languages.ts';
import type { Transaction } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import type { Image } from '../../resource/image.ts';
import type { JoiningVisit } from './joining.ts';
import { writePerson } from './save-person.ts';

type Reader = { readonly id: string; readonly email: string; readonly name: string; readonly language: string };

/** The specialist's accounts; where nobody is named, they left or may not change such records, everybody who may. */
const READERS = `
  with able as (select distinct u.* from user_account u join user_role m on m.org_code = u.org_code and m.user_account_id = u.id join role_right g on g.org_code = m.org_code and g.role_id = m.role_id
      where u.org_code = $1 and u.status = 'ACTIVE' and g.form = 'ONBOARDING_INDIVIDUALS' and g."update")
  select id::text as id, email, name, lower(language) as language from able where employee_id = $2::bigint or not exists (select from able where employee_id = $2::bigint)`;

const tell = async (tx: Transaction, { visit, joining }: JoiningVisit, image: Image): Promise<void> => {
  const readers = await tx.query<Reader>(READERS, [tx.orgCode, image['specialistId'] ?? null]);
  const path = `/onboarding/individuals/${joining.id}`;
  await notify(tx, { to: readers.map(({ id }) => id), kind: 'joiningSent', words: { name: joining.name }, path });
  for (const { email, name, language } of readers) {
    if (isMailAddress(email)) await sendMail(tx, { to: email, template: 'joinSent', language: isLanguage(language) ? language : 'en', args: { organisation: visit.organisation, name, person: joining.name, link: `/v3${path}` } });
  }
};

/** The person is done: the specialist is told, and looks at it. Refuses CONFLICT where the record changed since it was looked over. */
export const sendPerson = (context: Pick<Context, 'db'>, of: JoiningVisit, version: number): Promise<Image> =>
  writePerson(context, of, version, () => ({ status: 'SUBMITTED', submittedOn: new Date().toISOString(), consentOn: of.visit.today }), (tx, image) => tell(tx, of, image));
