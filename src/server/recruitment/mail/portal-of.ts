import { tagOf, type Language } from '../../../domain/languages.ts';
import { mayEnter } from '../../careers/portal/may-enter.ts';
import type { RecruitmentSettings } from '../../careers/visit.ts';
import type { Transaction } from '../../db/org.ts';
import { readSetting } from '../../resource/read-setting.ts';
import { languageOfCandidate } from './language-of-candidate.ts';

/** Of the candidates those whom the portal lets in now, each with the language in which they read it. */
export const whoMayEnter = async (tx: Transaction, candidates: readonly string[]): Promise<ReadonlyMap<string, Language>> => {
  if (candidates.length === 0) return new Map();
  const rule = mayEnter(await readSetting<RecruitmentSettings>(tx, 'RecruitmentGeneralSetting'));
  const open = await tx.query<{ id: string; language: Language }>(`select c.id::text as id, ${languageOfCandidate('c')} as language from candidate c join organisation o on o.org_code = c.org_code where c.org_code = $1 and c.id = any($2::bigint[]) and ${rule}`, [tx.orgCode, candidates]);
  return new Map(open.map(({ id, language }) => [id, language]));
};

/** The way into the portal of this organisation, whichever others the server holds. */
export const portalPath = ({ orgCode }: Pick<Transaction, 'orgCode'>, language: Language): string => `/v3/candidate-portal?org=${encodeURIComponent(orgCode)}&lang=${tagOf(language)}`;
