import type { Language } from '../../domain/languages.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { readingOf } from '../reports/report-sight.ts';
import { seenFields } from '../reports/seen-fields.ts';

type Arguments = { readonly entity: string; readonly language?: Uppercase<Language> | null };

/** What reports on an entity may show to the caller, labelled in the language. Refuses an entity of which the caller may view no screen. */
export const listReportFields = async ({ entity, language }: Arguments, _context: Context, { session }: Grant) => {
  const { resource, sight } = readingOf(session, entity, 'VIEW');
  return { errorCode: '', message: '', fields: seenFields(resource, sight, (language?.toLowerCase() as Language | undefined) ?? session.language) };
};
