/** Who is told to be the same person, on a seeded set of known pairs, and the rules one by one. */
import { describe, expect, it } from 'vitest';
import { alikeNames, alikeNameWords, mayBeAlikeNames, nameWords, rememberedWords } from '../../src/domain/duplicates/alike-names.ts';
import { comparePeople, mailbox, SAME, type Person } from '../../src/domain/duplicates/compare.ts';
import { twinsOf } from '../../src/domain/duplicates/within.ts';

/** A generator of numbers from 0 to 1 that begins where the seed says. */
const random = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const firsts: readonly (readonly string[])[] = [['Michael', 'Mike'], ['Elizabeth', 'Liz'], ['Robert', 'Bob'], ['José', 'Jose'], ['Дмитрий', 'Dmitrii'], ['たろう', 'Taro'], ['Zoë', 'Zoe'], ['Anaïs', 'Anais'], ['Priya', 'Priya'], ['Søren', 'Soren'], ['Katherine', 'Kate'], ['ゆうき', 'Yuki'], ['Ольга', 'Olga'], ['Guillaume', 'Guillaume'], ['Fatima', 'Fatimah'], ['Chen', 'Chen']];
const lasts: readonly (readonly string[])[] = [['García', 'Garcia'], ['Smith', 'Smyth'], ['Соколов', 'Sokolov'], ['さとう', 'Sato'], ['Müller', 'Muller'], ['Patel', 'Patel'], ['O’Brien', 'OBrien'], ['Lefèvre', 'Lefevre'], ['たなか', 'Tanaka'], ['Johansson', 'Johanson'], ['Nguyen', 'Nguyen'], ['Иванова', 'Ivanova'], ['Fernández', 'Fernandez'], ['Kowalski', 'Kowalski'], ['Okafor', 'Okafor'], ['Wright', 'Wright']];

type Known = Person & { readonly of: number };

/** People, some of them twice with what differs between two applications; brothers with one telephone and namesakes among them. */
const generated = (count: number, next: () => number): Known[] => {
  const pick = <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)]!;
  const digits = (length: number): string => Array.from({ length }, () => Math.floor(next() * 10)).join('');
  const born = (): string => `${1960 + Math.floor(next() * 45)}-${String(1 + Math.floor(next() * 12)).padStart(2, '0')}-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`;
  return Array.from({ length: count }, (_, of) => of).flatMap((of) => {
    const [first, last] = [pick(firsts), pick(lasts)];
    const whole: Known = { of, name: `${first[0]} ${last[0]}`, email: `p${of}.${digits(3)}@gmail.com`, phone: `+9198${digits(8)}`, dateOfBirth: next() < 0.8 ? born() : null };
    const people = [whole];
    if (next() < 0.4) {
      const [local = ''] = whole.email!.split('@');
      const name = pick([`${first[1]} ${last[1]}`, `${last[1]} ${first[1]}`, `${last[0]}, ${first[0]}`, `${first[1]} A. ${last[0]}`]);
      const keeps = Math.floor(next() * 3);
      people.push({ of, name, email: keeps === 0 ? `${local.replace('.', '')}+jobs@gmail.com` : next() < 0.5 ? null : `work${of}@firm.example`, phone: keeps === 1 ? whole.phone : next() < 0.5 ? null : `+9197${digits(8)}`, dateOfBirth: keeps === 2 && whole.dateOfBirth ? whole.dateOfBirth : next() < 0.5 ? null : whole.dateOfBirth });
      // What shares nothing but a name is nobody's to know.
      const [, twin] = people;
      if (keeps === 2 && (twin!.dateOfBirth === null)) people[1] = { ...twin!, phone: whole.phone };
    }
    if (next() < 0.05) people.push({ of: count + of, name: `${pick(firsts.filter((one) => one !== first))[0]} ${last[0]}`, email: `b${of}@mail.example`, phone: whole.phone, dateOfBirth: born() });
    if (next() < 0.05) people.push({ of: 2 * count + of, name: whole.name, email: `n${of}@mail.example`, phone: `+9196${digits(8)}`, dateOfBirth: born() });
    return people;
  });
};

describe('duplicates', () => {
  it('are found with an F1 of at least 0.95 among 1,200 people, half of whose pairs differ in script, order or short name', () => {
    const people = generated(1200, random(20260101));
    const counts = { right: 0, told: 0, held: 0 };
    for (const [at, one] of people.entries())
      for (const other of people.slice(at + 1)) {
        const isSame = one.of === other.of;
        // As the database does it: only whoever shares a mailbox, a telephone, a birth date or a name is compared at all.
        const isNear = mailbox(one.email) === mailbox(other.email) || (one.phone !== null && one.phone === other.phone) || (one.dateOfBirth !== null && one.dateOfBirth === other.dateOfBirth) || one.name === other.name;
        const isTold = isNear && comparePeople(one, other).score >= SAME;
        if (isSame) counts.held += 1;
        if (isTold) counts.told += 1;
        if (isSame && isTold) counts.right += 1;
      }
    const [precision, recall] = [counts.right / counts.told, counts.right / counts.held];
    console.log(`duplicates: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, ${counts.held} pairs`);
    expect((2 * precision * recall) / (precision + recall)).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['Robert Smith', 'Smith, Bob'],
    ['José García', 'Jose Garcia'],
    ['さとう たろう', 'Taro Satoh'],
    ['サトウ ユウキ', 'Yuki Sato'],
    ['Дмитрий Соколов', 'Dmitrii Sokolov'],
    ['Anna Maria Müller', 'Anna Muller'],
  ])('%s and %s are one name', (one, other) => expect(alikeNames(one, other)).toBeGreaterThanOrEqual(0.88));

  it.each([
    ['Ravi Kumar', 'Sunita Kumar'],
    ['John Smith', 'Jane Smithers'],
    ['さとう たろう', 'さとう はなこ'],
  ])('%s and %s are two', (one, other) => expect(alikeNames(one, other)).toBeLessThan(0.8));

  it('say what speaks for them, and a shared telephone alone makes nobody the same', () => {
    const asha: Person = { name: 'Asha Rao', email: 'a.sha+work@gmail.com', phone: '+919876543210', dateOfBirth: null };
    expect(comparePeople(asha, { name: 'Rao Asha', email: 'asha@googlemail.com', phone: null, dateOfBirth: null })).toMatchObject({ reasons: ['EMAIL', 'NAME'] });
    expect(comparePeople(asha, { name: 'Vikram Rao', email: null, phone: '+919876543210', dateOfBirth: null }).score).toBeLessThan(SAME);
    expect(comparePeople({ ...asha, dateOfBirth: '1990-04-05' }, { ...asha, email: null, phone: null, dateOfBirth: '1990-05-04' }).reasons).toEqual(['BIRTH_DATE', 'NAME']);
  });

  it('are told by the words of a resume that was sent twice under another name', () => {
    const resume = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ');
    expect(comparePeople({ name: 'Ana Ruiz', email: null, phone: null, dateOfBirth: null, resume }, { name: 'Ana Ruiz Soto', email: null, phone: null, dateOfBirth: null, resume: `${resume} and more` })).toMatchObject({ reasons: ['NAME', 'RESUME'] });
  });
});

describe('a whole sheet of people', () => {
  it('leaves out no pair of alike names by looking quickly first', () => {
    const people = generated(120, random(5)).map(({ name }) => nameWords(name));
    const remembered = rememberedWords();
    for (const one of people)
      for (const other of people) {
        const score = alikeNameWords(one, other);
        expect(alikeNameWords(one, other, remembered)).toBe(score);
        for (const least of [0.8, 0.96]) if (score >= least) expect(mayBeAlikeNames(one, other, least, remembered)).toBe(true);
      }
    expect(mayBeAlikeNames(nameWords('Ana Van Dam'), nameWords('Ana Vandam'), 0.96)).toBe(true);
  });

  it('finds for each the likeliest of those before them, as comparing all with all does', () => {
    const people = generated(150, random(9)).map((one, at) => ({ ...one, key: String(at) }));
    const found = [...twinsOf(people)];
    for (const [at, one] of people.entries()) {
      const best = Math.max(0, ...people.slice(0, at).map((other) => comparePeople(one, other).score));
      expect(found[at]?.comparison.score ?? 0).toBe(best >= SAME ? best : 0);
    }
  });

  it('compares nobody any more by what fifty have: it stands for what nobody knows', () => {
    const people = Array.from({ length: 60 }, (_, at) => ({ key: String(at), name: 'Ana Lind', firstName: 'Ana', lastName: 'Lind', email: null, phone: null, dateOfBirth: '1990-01-01' }));
    const found = [...twinsOf(people)].map((twin) => twin !== null);
    expect(found.slice(1, 50).every(Boolean)).toBe(true);
    expect(found.slice(50)).toEqual(Array.from({ length: 10 }, () => false));
  });
});
