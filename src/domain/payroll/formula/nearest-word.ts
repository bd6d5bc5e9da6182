/** Letters that differ, are missing or too many; upper and lower case are alike. */
const distance = (one: string, other: string): number => {
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) current.push(Math.min(previous[at]! + 1, current[at - 1]! + 1, previous[at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1)));
    previous = current;
  }
  return previous[other.length]!;
};

/** The known word that somebody probably meant, or undefined where none is near. */
export const nearestWord = (word: string, known: readonly string[]): string | undefined => {
  const meant = word.toLowerCase();
  const [near] = known.map((name) => ({ name, away: distance(meant, name.toLowerCase()) })).sort((one, other) => one.away - other.away);
  return near && near.away <= Math.max(1, Math.floor(word.length / 3)) ? near.name : undefined;
};
