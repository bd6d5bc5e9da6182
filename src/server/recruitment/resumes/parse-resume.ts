/** A resume's fields from its bytes: read in a process of its own, then by the rules of `src/domain/resume`. Keeps nothing. */
import type { Language } from '../../../domain/languages.ts';
import { wholeText } from '../../../domain/resume/line.ts';
import { readFields, type Asked, type ResumeFields } from '../../../domain/resume/read-fields.ts';
import { refuse } from '../../refuse.ts';
import { readResumeText } from './read-resume.ts';
import { ResumeRefusal, type ResumeReason } from './refusal.ts';

export type ParsedResume = { readonly fields: ResumeFields; readonly text: string; readonly pages: number; readonly readPages: number };

const TYPES = 'PDF, DOCX, TXT';

const refusals: Readonly<Record<ResumeReason, (kind: string) => ReturnType<typeof refuse>>> = {
  empty: () => refuse('RESUME_EMPTY'),
  tooLarge: () => refuse('FILE_TOO_LARGE', { words: { size: '5 MB' } }),
  unknownKind: () => refuse('FILE_TYPE', { words: { types: TYPES } }),
  oldWord: () => refuse('RESUME_OLD_WORD'),
  misnamed: (kind) => refuse('FILE_NOT_WHAT_IT_SAYS', { words: { types: kind } }),
  password: () => refuse('FILE_PASSWORD'),
  scan: () => refuse('RESUME_SCAN'),
  bomb: () => refuse('RESUME_BOMB'),
  damaged: () => refuse('FILE_UNREADABLE'),
  doctype: () => refuse('FILE_UNREADABLE'),
  tookTooLong: () => refuse('RESUME_BOMB'),
};

/** What the organisation adds to what anybody reads: its skills, and the country of numbers that name none. */
type Supposed = Partial<Pick<Asked, 'country' | 'skills' | 'today'>>;

/** Throws a refusal in words for a file that cannot be read. `language` tells the country of telephone numbers where the resume does not. */
export const parseResume = async (bytes: Buffer, name: string, language: Language, { country, skills = [], today = new Date().toISOString().slice(0, 10) }: Supposed = {}): Promise<ParsedResume> => {
  try {
    const text = await readResumeText(bytes, name);
    const place = country ?? ({ ja: 'JP', fr: 'FR', sp: 'ES', en: undefined } as const)[language];
    return { fields: readFields(text, { today, country: place, skills }), text: wholeText(text), pages: text.pages, readPages: text.readPages };
  } catch (error) {
    if (error instanceof ResumeRefusal) throw refusals[error.reason](error.kind);
    throw error;
  }
};
