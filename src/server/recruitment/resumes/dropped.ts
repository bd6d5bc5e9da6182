/** Resumes that the caller dropped and that are no candidates yet. */
import type { Grant } from '../../access/authorise.ts';
import type { ErrorCode } from '../../../domain/errors.ts';
import type { ResumeFields } from '../../../domain/resume/read-fields.ts';
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import type { Asked } from '../duplicates/near.ts';
import { alikeOf } from './alike.ts';
import { specifiedFields } from './specified-fields.ts';

type Kept = { readonly fields: ResumeFields; readonly pages: number; readonly readPages: number };
export type Dropped = { readonly id: string; readonly file_key: string; readonly name: string; readonly state: 'WAITING' | 'READ' | 'FAILED'; readonly fields: Kept | null; readonly failure: { readonly code: ErrorCode; readonly words: Readonly<Record<string, string | number>> } | null };

/** In the order in which they were dropped; of some ids, or all. */
export const ownDropped = (tx: Transaction, userId: string, ids: readonly string[] | null = null): Promise<readonly Dropped[]> =>
  tx.query<Dropped>(
    `select d.id::text as id, d.file_key, coalesce(f.original_name, '') as name, d.state, d.fields, d.failure
     from resume_drop d left join stored_file f on f.org_code = d.org_code and f.key = d.file_key
     where d.org_code = $1 and d.owner_id = $2 and ($3::bigint[] is null or d.id = any($3)) order by d.id`,
    [tx.orgCode, userId, ids],
  );

const personOf = (id: string, { fields }: Kept): Asked => {
  const { firstName = '', middleName = '', lastName = '' } = fields.name?.value ?? {};
  return { key: id, own: null, firstName, lastName, name: [firstName, middleName, lastName].filter(Boolean).join(' '), email: fields.email?.value ?? null, phone: fields.phone?.value ?? null, dateOfBirth: null };
};

export const droppedAnswer = async (tx: Transaction, grant: Grant) => {
  const dropped = await ownDropped(tx, grant.session.userId);
  const people = dropped.flatMap(({ id, fields }) => (fields ? [personOf(id, fields)] : []));
  const alike = await alikeOf(tx, people, grant);
  return {
    errorCode: '',
    message: '',
    validationError: null,
    resumes: dropped.map(({ id, name, state, fields, failure }) => ({
      id,
      fileName: name,
      state,
      problem: failure ? say(grant.session.language, `error.${failure.code}`, failure.words) : null,
      resume: fields ? specifiedFields({ ...fields, text: '' }) : null,
      alike: alike.get(id) ?? [],
    })),
  };
};
