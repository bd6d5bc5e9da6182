import { describe, expect, it } from 'vitest';
import { rankingOf, type Abilities, type PostDemands } from '../../src/domain/recruitment/ranking.ts';

const POST: PostDemands = {
  skills: [
    { id: '1', name: 'TypeScript', required: true },
    { id: '2', name: 'PostgreSQL', required: true },
    { id: '3', name: 'C++', required: true },
    { id: '4', name: 'データ分析', required: true },
    { id: '5', name: 'Design', required: false },
  ],
  qualifications: ['Bachelor', 'Master'],
  experienceFrom: 3,
  experienceTo: 6,
  places: [{ id: '10', names: ['Bengaluru office', 'Bengaluru'] }],
};
const NOTHING: Abilities = { skills: [], years: null, months: null, education: [], resume: null, currentLocation: null, preferredLocationId: null };
const partsOf = (has: Partial<Abilities>, post: Partial<PostDemands> = {}) => new Map(rankingOf({ ...POST, ...post }, { ...NOTHING, ...has })?.parts.map((part) => [part.part, part]));
const skills = (has: Partial<Abilities>) => partsOf(has).get('SKILLS')!;

describe('the ranking of a candidate', () => {
  it('is 100 for whoever has all that the post asks for, and says what that is', () => {
    const has: Abilities = { ...NOTHING, skills: POST.skills.map(({ id }) => ({ id, proficiency: 'ADVANCED' })), years: 4, months: 6, education: [{ level: null, words: 'Bachelor of Science' }], currentLocation: 'Bengaluru, India' };
    const ranking = rankingOf(POST, has)!;
    expect(ranking.ranking).toBe(100);
    expect(ranking.parts.map(({ part, points, most }) => [part, points, most])).toEqual([['SKILLS', 50, 50], ['WISHED_SKILLS', 10, 10], ['EXPERIENCE', 20, 20], ['QUALIFICATIONS', 10, 10], ['PLACE', 10, 10]]);
    expect(ranking.parts[2]!.years).toEqual({ has: 4.5, from: 3, to: 6 });
    expect(ranking.parts[4]!.met).toEqual(['Bengaluru office']);
  });

  it('names the skills that are there, those that count half, and those that are missing', () => {
    const found = skills({ skills: [{ id: '1', proficiency: null }, { id: '2', proficiency: 'BEGINNER' }], resume: 'Ten years of C and C#, データ分析も担当' });
    expect(found).toMatchObject({ met: ['TypeScript'], half: ['PostgreSQL', 'データ分析'], missing: ['C++'], points: 25, most: 50 });
  });

  it.each([
    ['C++', 'Wrote C++17 and C++, daily.', true],
    ['C++', 'Wrote C, daily.', false],
    ['C', 'Wrote C, daily.', false],
    ['Java', 'JavaScript only', false],
    ['Java', 'Javaとデータベース', true],
    ['Node.js', 'services in node.js.', true],
    ['Réseaux', 'RESEAUX et serveurs', true],
    ['ring frames', 'ran ring\nframes', true],
    ['Ruby', 'ruby@mail.example, https://ruby.example/me', false],
  ])('finds %s in the resume ‘%s’: %s', (name, resume, isFound) => {
    const found = rankingOf({ ...POST, skills: [{ id: '1', name, required: true }], qualifications: [], experienceFrom: null, places: [] }, { ...NOTHING, resume })!;
    expect(found.ranking).toBe(isFound ? 50 : 0);
  });

  it('is nothing where nothing is known or the post asks for nothing, and never 0 instead', () => {
    expect(rankingOf(POST, NOTHING)).toBeNull();
    expect(rankingOf({ skills: [], qualifications: [], experienceFrom: null, experienceTo: null, places: [] }, { ...NOTHING, years: 9, resume: 'TypeScript' })).toBeNull();
    expect(rankingOf({ ...POST, skills: [], qualifications: [], places: [] }, { ...NOTHING, currentLocation: 'Bengaluru' })).toBeNull();
  });

  it('says of a part that nothing is known of it, where something else is', () => {
    expect(partsOf({ years: 3 }).get('SKILLS')).toMatchObject({ isUnknown: true, points: 0 });
    expect(partsOf({ years: 3 }).get('EXPERIENCE')).toMatchObject({ isUnknown: false, points: 20 });
    expect(partsOf({ years: 0, months: 0 }).get('EXPERIENCE')).toMatchObject({ isUnknown: false, points: 0 });
  });

  it('counts the part of the years that somebody has, and takes nothing from who has more than asked', () => {
    const points = (years: number, months = 0): number => partsOf({ years, months }).get('EXPERIENCE')!.points;
    expect([points(1, 6), points(3), points(6), points(31)]).toEqual([10, 20, 20, 20]);
  });

  it.each([
    ['Bachelor', 'MASTER', 'History', 'met'],
    ['Licence', 'MASTER', 'Histoire', 'met'],
    ['学士', 'BACHELOR', '経済学', 'met'],
    ['Master', 'BACHELOR', 'History', 'missing'],
    ['Bachelor of Laws', 'MASTER', 'History', 'missing'],
    ['Certified Accountant', null, 'Certified accountant (India)', 'met'],
  ] as const)('the qualification %s, with %s in %s, is %s', (asked, level, words, where) => {
    expect(partsOf({ education: [{ level, words }] }, { qualifications: [asked] }).get('QUALIFICATIONS')![where]).toEqual([asked]);
  });

  it('leaves out what the post does not ask for, and the rest weighs more', () => {
    const only = { skills: [], qualifications: [], places: [] };
    expect([...partsOf({ years: 3 }, only).values()].map(({ part, most }) => [part, most])).toEqual([['EXPERIENCE', 100]]);
  });

  it('goes up with each skill that somebody adds', () => {
    let before = -1;
    for (const count of [0, 1, 2, 3, 4]) {
      const { ranking } = rankingOf(POST, { ...NOTHING, years: 1, skills: POST.skills.slice(0, count).map(({ id }) => ({ id, proficiency: null })) })!;
      expect(ranking).toBeGreaterThan(before);
      before = ranking;
    }
  });

  it('is the same whatever somebody’s age, gender, nationality, name or photo', () => {
    const has = { ...NOTHING, skills: [{ id: '1', proficiency: 'EXPERT' }], years: 4, education: [{ level: 'MASTER', words: 'Arts' }], resume: 'PostgreSQL', currentLocation: 'Pune' };
    const told = [
      { firstName: 'Asha', lastName: 'Rao', gender: 'FEMALE', dateOfBirth: '1999-01-01', nationality: 'IN', photo: 'a', maritalStatus: 'SINGLE', disability: 'NO' },
      { firstName: '太郎', lastName: 'TypeScript', gender: 'MALE', dateOfBirth: '1958-01-01', nationality: 'JP', photo: null, maritalStatus: 'MARRIED', disability: 'YES' },
    ];
    const [one, other] = told.map((person) => rankingOf(POST, { ...person, ...has }));
    expect(one).toEqual(other);
    expect(one).not.toBeNull();
  });
});
