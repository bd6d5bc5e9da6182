/** From each id to the one above it; null at the top. */
export type Above = ReadonlyMap<string, string | null>;

const smaller = (a: string, b: string): string => (BigInt(a) < BigInt(b) ? a : b);

/**
 * Where lines lead back to themselves, nobody is at the top: of each circle the member with the smallest id is taken for it, whoever asks. Ids are
 * whole numbers as text; linear in their count.
 */
export const circleHeads = (above: Above): ReadonlySet<string> => {
  const heads = new Set<string>();
  const walked = new Set<string>();
  for (const start of above.keys()) {
    const line = new Set<string>();
    let at: string | null | undefined = start;
    while (at != null && !walked.has(at) && !line.has(at)) {
      line.add(at);
      at = above.get(at);
    }
    if (at != null && line.has(at)) {
      const members = [...line];
      heads.add(members.slice(members.indexOf(at)).reduce(smaller));
    }
    for (const id of line) walked.add(id);
  }
  return heads;
};

/** The ids above one, the nearest first, up to the top or the head of its circle. */
export const lineAbove = (above: Above, heads: ReadonlySet<string>, id: string): readonly string[] => {
  const line: string[] = [];
  let at: string | null | undefined = id;
  while (at != null && !heads.has(at)) {
    at = above.get(at);
    if (at != null) line.push(at);
  }
  return line;
};
