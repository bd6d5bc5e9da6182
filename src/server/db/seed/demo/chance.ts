/** A whole number from 0 to 99 that depends on the words alone: the demo is the same on every machine. FNV-1a with a final mix. */
export const chance = (...words: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const character of words.join('|')) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % 100;
};
