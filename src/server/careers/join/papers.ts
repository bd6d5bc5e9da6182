/** Documents and accreditations that the organisation asks of those who join. */
import type { Rules } from '../../../domain/onboarding/checklist.ts';
import type { Transaction } from '../../db/org.ts';

type Paper = { readonly id: string; readonly name: string; readonly instruction: string | null; /** A blank form or sample to download. */ readonly blank: boolean; readonly groupId: string | null };
export type PaperDocument = Paper & Pick<Rules['documents'][number], 'enforcedInSelfOnboarding' | 'enforceDuringOnboarding'>;
export type PaperAccreditation = Paper & Pick<Rules['accreditations'][number], 'mandatory' | 'enforceDependent'>;
export type Papers = { readonly documents: readonly PaperDocument[]; readonly accreditations: readonly PaperAccreditation[]; readonly groups: Rules['groups'] };

/** What is in use, by name; it serves as the rules of the checklist as well. */
export const readPapers = async (tx: Transaction): Promise<Papers> => ({
  documents: await tx.query<PaperDocument>(
    `select id::text as id, name, instruction, downloadable_document is not null as blank, enforcement_group_id::text as "groupId", enforced_in_self_onboarding as "enforcedInSelfOnboarding", enforce_during_onboarding as "enforceDuringOnboarding"
     from document_subtype where org_code = $1 and status = 'ACTIVE' order by name, id`,
    [tx.orgCode],
  ),
  accreditations: await tx.query<PaperAccreditation>(
    `select id::text as id, name, instruction, document is not null as blank, enforcement_group_id::text as "groupId", mandatory_during_self_onboarding as mandatory, enforce_dependent as "enforceDependent"
     from accreditation_type where org_code = $1 and status = 'ACTIVE' order by name, id`,
    [tx.orgCode],
  ),
  groups: await tx.query<Rules['groups'][number]>(`select id::text as id, name, required from enforcement_group where org_code = $1 and status = 'ACTIVE' order by name, id`, [tx.orgCode]),
});
