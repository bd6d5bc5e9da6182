/** Names of domains in letters of all scripts, as networks write them: a label `xn--…` (RFC 3492). */
const [BASE, LEAST, MOST, SKEW, DAMP, FIRST_BIAS, FIRST] = [36, 1, 26, 38, 700, 72, 128];

const adapt = (delta: number, points: number, isFirst: boolean): number => {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let bias = 0;
  for (; rest > ((BASE - LEAST) * MOST) >> 1; bias += BASE) rest = Math.floor(rest / (BASE - LEAST));
  return bias + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW));
};

const digitOf = (letter: string): number => {
  const code = letter.charCodeAt(0);
  return code >= 0x61 ? code - 0x61 : code - 0x30 + 26;
};

/** The letters that a label without its `xn--`, in lower case, stands for; null where it stands for none. */
export const decodePunycode = (label: string): string | null => {
  if (!/^[a-z0-9-]+$/.test(label)) return null;
  const [, plain = '', told = ''] = /^(?:(.*)-)?(.*)$/.exec(label) ?? [];
  const points = [...plain].map((letter) => letter.codePointAt(0)!);
  let [at, value, bias] = [0, FIRST, FIRST_BIAS];
  for (let place = 0; place < told.length; ) {
    const before = at;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const letter = told[place];
      if (letter === undefined) return null;
      const digit = digitOf(letter);
      place += 1;
      at += digit * weight;
      const least = k <= bias ? LEAST : Math.min(MOST, k - bias);
      if (digit < least) break;
      weight *= BASE - least;
      if (weight > 0x7fff_ffff || at > 0x7fff_ffff) return null;
    }
    bias = adapt(at - before, points.length + 1, before === 0);
    value += Math.floor(at / (points.length + 1));
    at %= points.length + 1;
    if (value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff)) return null;
    points.splice(at, 0, value);
    at += 1;
  }
  return String.fromCodePoint(...points);
};
