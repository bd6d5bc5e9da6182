/** Why a file cannot be read; the message is `import.file.<reason>` with these values in it. */
export type FileReason =
  | 'empty'
  | 'noRows'
  | 'tooLarge'
  | 'truncated'
  | 'misnamed'
  | 'unknownKind'
  | 'noSpreadsheet'
  | 'protected'
  | 'bomb'
  | 'damaged'
  | 'doctype'
  | 'reference'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'unclosedQuote'
  | 'encoding'
  | 'noSheet'
  | 'strayRow'
  | 'tookTooLong';

export type FileDetails = Readonly<Record<string, string | number>>;

/** Thrown while a spreadsheet is read: the whole file is refused, nothing of it is kept. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
  readonly reason: FileReason;
  readonly details: FileDetails;

  constructor(reason: FileReason, details: FileDetails = {}) {
    super(`spreadsheet refused: ${reason} ${JSON.stringify(details)}`);
    this.reason = reason;
    this.details = details;
  }
}
