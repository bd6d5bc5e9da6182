import type { ErrorCode } from '../../../domain/errors.ts';
import type { FileReason, FileRefusal } from '../../sheets/refusal.ts';
import { limits } from '../../sheets/limits.ts';
import type { Failure } from './job.ts';

const codes: Readonly<Record<FileReason, ErrorCode>> = {
  empty: 'FILE_EMPTY',
  noRows: 'FILE_EMPTY',
  tooLarge: 'FILE_TOO_LARGE',
  truncated: 'FILE_UNREADABLE',
  misnamed: 'FILE_NOT_WHAT_IT_SAYS',
  unknownKind: 'FILE_TYPE',
  noSpreadsheet: 'FILE_TYPE',
  protected: 'FILE_PASSWORD',
  bomb: 'FILE_BOMB',
  damaged: 'FILE_UNREADABLE',
  doctype: 'FILE_UNREADABLE',
  reference: 'FILE_UNREADABLE',
  tooManyRows: 'FILE_TOO_MANY_ROWS',
  tooManyColumns: 'FILE_TOO_MANY_COLUMNS',
  cellTooLong: 'FILE_CELL_TOO_LONG',
  unclosedQuote: 'FILE_UNREADABLE',
  encoding: 'FILE_UNREADABLE',
  noSheet: 'FILE_EMPTY',
  strayRow: 'FILE_UNREADABLE',
  tookTooLong: 'FILE_BOMB',
};

/** The refusal of the catalogue for a file that cannot be read; `reason` keeps the exact cause for those who look. */
export const fileFailure = ({ reason, details }: FileRefusal): Failure & { readonly code: ErrorCode } => ({
  code: codes[reason],
  words: { ...details, reason, types: 'CSV, XLSX, XLS', size: `${limits.fileBytes / 1_048_576} MB` },
});
