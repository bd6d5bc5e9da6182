import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { parseResume } from './resumes/parse-resume.ts';
import { specifiedFields } from './resumes/specified-fields.ts';
import { supposedIn } from './resumes/supposed.ts';

/** Document 1 §7: the fields of a candidate as a resume tells them. Nothing is kept of it. */
export const resumeParser = async ({ FileName, Content }: { readonly FileName: string; readonly Content: string }, { db }: Context, { session }: Grant) => {
  const packed = Content.replace(/^data:[^,]*,/, '');
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(packed)) throw refuse('FILE_UNREADABLE');
  const supposed = await withOrg(db, session.orgCode, supposedIn);
  const parsed = await parseResume(Buffer.from(packed, 'base64'), FileName, session.language, supposed);
  return { errorCode: '', message: '', validationError: null, resume: specifiedFields(parsed) };
};
