/** Reads what is due beside requests: resumes that recruiters dropped, and the text of those that candidates have. */
import type { Database } from '../../db/connection.ts';
import { acrossOrganisations } from './due.ts';
import { withOrg } from '../../db/org.ts';
import { storeOf } from '../../files/open-store.ts';
import { poll } from '../../jobs/poll.ts';
import type { Logger } from '../../log.ts';
import { Refusal } from '../../refuse.ts';
import type { Settings } from '../../settings.ts';
import type { ErrorCode } from '../../../domain/errors.ts';
import { resumeLimits } from './limits.ts';
import { parseResume, type ParsedResume } from './parse-resume.ts';
import type { DueResume } from './due.ts';
import { supposedIn } from './supposed.ts';

type ResumeEnvironment = { readonly db: Database; readonly settings: Settings; readonly log: Logger };
type Failure = { readonly code: ErrorCode; readonly words: Readonly<Record<string, string | number>> };

/** So often a resume is begun anew after the server stopped in the midst of it. */
const MOST_TRIES = 3;

const parsedOf = async ({ db, settings }: ResumeEnvironment, due: DueResume): Promise<ParsedResume | Failure> => {
  if (due.tries > MOST_TRIES) return { code: 'RESUME_BOMB', words: {} };
  const { name, supposed } = await withOrg(db, due.org_code, async (tx) => ({
    name: (await tx.query<{ name: string }>('select original_name as name from stored_file where org_code = $1 and key = $2', [due.org_code, due.file_key]))[0]?.name,
    supposed: due.of_candidate ? {} : await supposedIn(tx),
  }));
  const bytes = name === undefined ? undefined : await storeOf(settings).read(due.file_key);
  if (name === undefined || bytes === undefined) return { code: 'FILE_UNREADABLE', words: {} };
  try {
    return await parseResume(bytes, name, 'en', supposed);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, words: error.details.words ?? {} };
    throw error;
  }
};

const readOne = async (environment: ResumeEnvironment, due: DueResume): Promise<void> => {
  const parsed = await parsedOf(environment, due);
  const isRead = 'fields' in parsed;
  await withOrg(environment.db, due.org_code, (tx) =>
    due.of_candidate
      ? tx.query('update candidate_resume_text set body = $4 where org_code = $1 and id = $2 and file_key = $3', [due.org_code, due.id, due.file_key, isRead ? parsed.text : ''])
      : tx.query(`update resume_drop set state = $4, fields = $5::jsonb, failure = $6::jsonb where org_code = $1 and id = $2 and file_key = $3`, [
          due.org_code, due.id, due.file_key, isRead ? 'READ' : 'FAILED', isRead ? JSON.stringify({ fields: parsed.fields, pages: parsed.pages, readPages: parsed.readPages }) : null, isRead ? null : JSON.stringify(parsed),
        ]),
  );
};

/** One round: answers how many were read. */
export const readDueResumes = async (environment: ResumeEnvironment): Promise<number> => {
  const due = await acrossOrganisations(environment.db, resumeLimits.readers * 2);
  const ended = await Promise.allSettled(due.map((one) => readOne(environment, one)));
  for (const [at, end] of ended.entries()) if (end.status === 'rejected') environment.log.error({ err: end.reason, resume: due[at]?.file_key }, 'a resume could not be read');
  return due.length;
};

export const startResumeWorker = (environment: ResumeEnvironment): (() => Promise<void>) => poll('resumes', 2, environment.log, () => readDueResumes(environment));
