import { tagOf, type Language } from '../../../domain/languages.ts';
import { mayEnter } from '../../careers/portal/may-enter.ts';
import type { RecruitmentSettings } from '../../careers/visit.ts';
import type { Transaction } from '../../db/org.ts';
import { readSetting } from '../../resource/read-setting.ts';

/** Of the candidates those whom the portal lets in now. */
export const whoMayEnter = async (tx: Transaction, candidates: readonly string[]): Promise<ReadonlySet<string>> => {
  if (candidates.length === 0) return new Set();
  const rule = mayEnter(await readSetting<RecruitmentSettings>(tx, 'RecruitmentGeneralSetting'));
  return new Set((await tx.query<{ id: string }>(`select c.id::text as id from candidate c where c.org_code = $1 and c.id = any($2::bigint[]) and ${rule}`, [tx.orgCode, candidates])).map(({ id }) => id));
};

/** The way into the portal of this organisation, whichever others the server holds. */
export const portalPath = ({ orgCode }: Pick<Transaction, 'orgCode'>, language: Language): string => `/v3/candidate-portal?org=${encodeURIComponent(orgCode)}&lang=${tagOf(language)}`;
