/** OID of jsonb and the version of its binary form, which is the text behind that byte. */
const JSONB = 3802;
const VERSION = 1;
/** Dimensions, whether there are nulls, OID, length, first place; four bytes each. */
const HEAD = 20;

/**
 * JSON texts as a parameter of type jsonb[], in the protocol's binary form: as text, every quotation mark would be escaped on the way out and
 * read twice on the way in.
 */
export const jsonArray = (texts: readonly (string | null)[]): Buffer => {
  const lengths = texts.map((text) => (text === null ? 0 : 1 + Buffer.byteLength(text)));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + 4 + length, HEAD));
  for (const [at, value] of [1, texts.includes(null) ? 1 : 0, JSONB, texts.length, 1].entries()) bytes.writeInt32BE(value, at * 4);
  let at = HEAD;
  for (const [place, text] of texts.entries()) {
    at = bytes.writeInt32BE(text === null ? -1 : lengths[place]!, at);
    if (text === null) continue;
    at = bytes.writeUInt8(VERSION, at);
    at += bytes.write(text, at);
  }
  return bytes;
};
