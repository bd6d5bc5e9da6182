import type { Transaction } from '../db/org.ts';
import { openImages, type SealedImage } from './sealed-image.ts';

/** Every address that accounts of the person had which are there no more, as the journal knows them while the keys are there. */
const formerAddresses = async (tx: Transaction, employeeId: string): Promise<readonly string[]> => {
  const found = await tx.query<{ image: SealedImage }>(
    `select x.image from change c cross join lateral (values (c.before), (c.after)) x(image)
     where c.org_code = $1 and c.entity = 'UserAccount' and x.image is not null and split_part(x.image -> 'sealed' ->> 'ordinary', '.', 1) = $2
       and not exists (select from user_account u where u.org_code = $1 and u.id = c.row_id)`,
    [tx.orgCode, employeeId],
  );
  const images = await openImages(tx, found.map(({ image }) => ({ entity: 'UserAccount', image })));
  return [...new Set(images.flatMap((image) => (image === null || image === 'ERASED' || typeof image['email'] !== 'string' ? [] : [image['email'].toLowerCase()])))];
};

/** Mails to accounts of the employee that were deleted. Where somebody else has the address by now, none of them goes: they may be that one's. */
export const dropAccountMails = async (tx: Transaction, employeeId: string): Promise<void> => {
  const addresses = await formerAddresses(tx, employeeId);
  if (addresses.length === 0) return;
  await tx.query(
    `delete from outbox_message m where m.org_code = $1 and lower(m.recipient) = any($2) and m.candidate_id is null
       and not exists (select from user_account u where u.org_code = $1 and lower(u.email) = lower(m.recipient))
       and not exists (select from candidate c where c.org_code = $1 and lower(c.email) = lower(m.recipient))`,
    [tx.orgCode, addresses],
  );
};
