/** The lines of a byte stream of UTF-8, ended by a line feed only (`node:readline` also breaks at U+2028, which JSON text may hold). */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  for await (const piece of stream) {
    let from = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      pieces.push(piece.subarray(from, end));
      yield Buffer.concat(pieces).toString('utf8');
      pieces = [];
      from = end + 1;
    }
    if (from < piece.length) pieces.push(piece.subarray(from));
  }
  if (pieces.length > 0) yield Buffer.concat(pieces).toString('utf8');
}
