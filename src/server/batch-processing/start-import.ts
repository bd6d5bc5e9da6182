import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { isFileKey } from '../files/store.ts';
import { findFile } from '../files/stored-file.ts';
import { refuse } from '../refuse.ts';
import type { ImportAction } from '../resource/import/job.ts';
import { answerAndWork, signedIn } from '../resource/import/serving.ts';
import { startImport as start } from '../resource/import/start.ts';
import { encodings } from '../sheets/csv/encoding.ts';
import type { ReadOptions } from '../sheets/read-file.ts';

type Input = {
  readonly type: string;
  readonly action: ImportAction;
  readonly fileKey: string;
  readonly fileName: string;
  readonly reason?: string | null;
  readonly sheet?: string | null;
  readonly encoding?: string | null;
  readonly separator?: string | null;
};

const separators = [',', ';', '\t', '|'] as const;

const optionsOf = ({ sheet, encoding, separator }: Input): ReadOptions => {
  const known = encodings.find((one) => one === encoding);
  const divider = separators.find((one) => one === separator);
  return { ...(sheet ? { sheet } : {}), ...(known ? { encoding: known } : {}), ...(divider ? { separator: divider } : {}) };
};

/** Only a file that the person uploaded themselves; any other does not exist. */
export const startImport = async ({ input }: { readonly input: Input }, context: Context): Promise<object> => {
  const session = signedIn(context);
  const file = isFileKey(input.fileKey) ? await withOrg(context.db, session.orgCode, (tx) => findFile(tx, input.fileKey)) : undefined;
  if (file?.status !== 'STORED' || file.createdBy !== session.userId || file.field !== 'import') throw refuse('NOT_FOUND');
  const { type, action, fileKey, fileName, reason = null } = input;
  return answerAndWork(context, await start(context.db, session, { type, action, fileKey, fileName, reason, options: optionsOf(input) }));
};
