/** Below 2³¹, as the specification's integer ids are. */
const MOST = 2 ** 31 - 1;

/** FNV-1a, 32 bits, over the two bytes of each UTF-16 unit. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    value = Math.imul(Math.imul(value ^ (unit & 0xff), 0x01000193) ^ (unit >> 8), 0x01000193);
  }
  return value >>> 0;
};

/**
 * The number of a place that has none in its source: from what it is, so it stays when others come and go. A taken one gives way to the next. Multiples
 * of 1000 belong to the cities of the Philippine code.
 */
export const numberOf = (key: string, taken: Set<number>): number => {
  let number = (hash(key) % MOST) + 1;
  while (taken.has(number) || number % 1000 === 0) number = (number % MOST) + 1;
  taken.add(number);
  return number;
};
