/** Records that one statement is about, and whose images are in memory at once. */
export const CHUNK = 2000;

export function* portions(ids: readonly string[], most = CHUNK): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += most) yield ids.slice(at, at + most);
}
