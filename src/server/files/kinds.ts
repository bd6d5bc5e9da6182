/** File kinds by what their first bytes prove; a kind that is not listed is never taken. */
type Kind = { readonly extensions: readonly string[]; readonly starts: (bytes: Buffer) => boolean };

const startsWith = (...signatures: readonly (readonly number[])[]) => (bytes: Buffer): boolean =>
  signatures.some((signature) => signature.every((value, index) => bytes[index] === value));

const isText = (bytes: Buffer): boolean => {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** A picture's width and height stand in its first chunk; over 20,000 on a side it is a bomb. */
const isPng = (bytes: Buffer): boolean =>
  startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])(bytes) &&
  bytes.length > 32 &&
  bytes.toString('latin1', 12, 16) === 'IHDR' &&
  [16, 20].every((at) => bytes.readUInt32BE(at) > 0 && bytes.readUInt32BE(at) <= 20_000);

const isOffice = (folder: string) => (bytes: Buffer): boolean =>
  startsWith([0x50, 0x4b, 0x03, 0x04])(bytes) && bytes.includes('[Content_Types].xml') && bytes.includes(`${folder}/`) && !bytes.includes('vbaProject.bin');

const ole = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

export const importedSpreadsheet = 'application/x-tenure-import';

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['image/png', { extensions: ['png'], starts: isPng }],
  ['image/jpeg', { extensions: ['jpg', 'jpeg'], starts: startsWith([0xff, 0xd8, 0xff]) }],
  ['image/webp', { extensions: ['webp'], starts: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' }],
  ['image/x-icon', { extensions: ['ico'], starts: startsWith([0, 0, 1, 0]) }],
  ['application/pdf', { extensions: ['pdf'], starts: (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-2048).includes('%%EOF') }],
  ['application/msword', { extensions: ['doc'], starts: ole }],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', { extensions: ['docx'], starts: isOffice('word') }],
  ['application/vnd.ms-excel', { extensions: ['xls'], starts: ole }],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', { extensions: ['xlsx'], starts: isOffice('xl') }],
  ['text/plain', { extensions: ['txt'], starts: isText }],
  ['text/csv', { extensions: ['csv'], starts: isText }],
  // Spreadsheets to be imported, in any encoding: their own reader proves them, in a process of its own, and says exactly what is wrong.
  [importedSpreadsheet, { extensions: ['csv', 'xlsx', 'xls', 'tsv', 'txt'], starts: () => true }],
]);

const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The type that a file's name claims among those allowed; undefined when none fits. */
export const typeByName = (name: string, allowed: readonly string[]): string | undefined =>
  allowed.find((type) => kinds.get(type)?.extensions.includes(extensionOf(name)) === true);

/** The extension that a stored file of the type gets. */
export const extensionOfType = (type: string): string => kinds.get(type)?.extensions[0] ?? 'bin';

/** Whether the contents are of the type that the name claimed. */
export const isOfType = (bytes: Buffer, type: string): boolean => bytes.length > 0 && kinds.get(type)?.starts(bytes) === true;

/** Types as people read them: 'png, jpg, pdf'. */
export const typesAsText = (types: readonly string[]): string => types.map(extensionOfType).join(', ');
