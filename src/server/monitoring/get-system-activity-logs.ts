import { forms } from '../../../generated/forms.ts';
import type { FormName } from '../../../generated/forms.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { readableEntities } from '../resource/readable.ts';
import { readLogs, type LogArguments } from './read-logs.ts';

type Arguments = LogArguments & { readonly formId?: number | null; readonly logsFormId?: number | null };

const formOf = (id: number): FormName | undefined => (Object.keys(forms) as FormName[]).find((name) => forms[name] === id);

/** Document 1 §7: what people changed, from the journal. Whoever reads it sees of a record what they would see on its own screen. */
export const getSystemActivityLogs = async (args: Arguments, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  if (args.formId != null && session.rights.get(formOf(args.formId) ?? 'CHANGES')?.view !== true) throw refuse('_DB0100');
  const form = args.logsFormId == null ? null : formOf(args.logsFormId);
  return readLogs(args, { db, session }, form === undefined ? new Map() : readableEntities(session), form ?? null);
};
