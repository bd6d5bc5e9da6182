import { todayOf } from '../../people/today.ts';
import type { Transaction } from '../../db/org.ts';
import { organisationFormats } from '../../resource/organisation-formats.ts';
import type { Asked } from '../../../domain/resume/read-fields.ts';

/** By what an organisation's resumes are read: its day, its country and the skills in use. */
export const supposedIn = async (tx: Transaction): Promise<Pick<Asked, 'today' | 'country' | 'skills'>> => ({
  today: await todayOf(tx),
  country: (await organisationFormats(tx)).country,
  skills: await tx.query<{ id: string; name: string }>(`select id::text as id, name from skill where org_code = $1 and status = 'ACTIVE' order by id limit 5000`, [tx.orgCode]),
});
