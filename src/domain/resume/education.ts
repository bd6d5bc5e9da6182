/** Where somebody learned, what and when. */
import { isPlace } from './contact.ts';
import { dateOf, spanOf } from './dates.ts';
import { isBullet, unbulleted, withoutSpan } from './entries.ts';
import { found, type Found } from './found.ts';
import { instituteWord, levels, type Level } from './lexicon.ts';
import type { ResumeLine } from './line.ts';

export type Study = { readonly institute: string; readonly level: Level | null; readonly qualification: string | null; readonly specialization: string | null; readonly startedOn: string | null; readonly endedOn: string | null; readonly grade: string | null };

const GRADE = /(?:c?gpa|grade|score|mention|nota media|promedio|moyenne|percentage)\s*[:：]?\s*((?:\d[\d.,]*\s*(?:\/\s*\d+(?:\.\d+)?|%)?)|[A-Z][+-]?(?!\p{L})|tr[eè]s bien|assez bien|bien|sobresaliente|notable)/iu;

type Degree = { readonly level: Level; readonly text: string };

const degreeOf = (text: string): Degree | undefined => {
  for (const [level, pattern] of levels) {
    const match = pattern.exec(text);
    // 'MIT' and the like hold letters that mean a degree elsewhere: a degree in letters stands in capitals.
    if (match && !(match[0].length <= 3 && match[0] !== match[0].toUpperCase() && !/^(?:phd|bsc|msc)$/i.test(match[0]))) return { level, text: match[0] };
  }
  return undefined;
};

const trimmed = (text: string): string => text.replace(/^[\s,;:.·•|–—()/-]+|[\s,;:·•|–—(/-]+$/g, '').replace(/^(?:in|of|en|de|d['’]|,)\s+/i, '').trim();

const partsOf = (line: string): string[] => line.split(/\t|\s[|·•]\s|\s+[–—-]\s+/).flatMap((part) => (isPlace(part.trim()) && !instituteWord(part) && !degreeOf(part) ? [part] : part.split(/^[\u3040-\u9fff]/.test(part) ? /[,、\s]+/ : /,\s+/))).map((part) => part.trim()).filter((part) => part.length > 1);

/** The kind of school tells it where no degree is named. */
const japaneseLevel = (school: string): Level | null => (/大学院/.test(school) ? 'MASTER' : /短期大学/.test(school) ? 'DIPLOMA' : /大学/.test(school) ? 'BACHELOR' : /専門学校/.test(school) ? 'VOCATIONAL' : /高等学校|高校/.test(school) ? 'SCHOOL' : null);

const studyOf = (lines: readonly ResumeLine[]): Found<Study> | undefined => {
  const texts = lines.map(({ text }) => text);
  const span = texts.map(spanOf).find((one) => one !== null) ?? null;
  const single = span ? null : (texts.map((text) => dateOf(text, true)).find((one) => one !== null) ?? null);
  const heads = texts.filter((text) => !isBullet(text)).map((text) => {
    const bare = withoutSpan(text, span);
    return (single ? bare.replace(single.text, '\t') : bare).replace(GRADE, '').trim();
  });
  const parts = heads.slice(0, 4).flatMap(partsOf).filter((part) => !/^https?:/i.test(part));
  const degreed = parts.find((part) => degreeOf(part) !== undefined && instituteWord(part) === undefined) ?? parts.find((part) => degreeOf(part) !== undefined);
  const degree = degreed === undefined ? undefined : degreeOf(degreed);
  let institute = parts.find((part) => part !== degreed && instituteWord(part) !== undefined) ?? (degreed !== undefined && instituteWord(degreed) !== undefined ? degreed : undefined);
  const places = parts.filter((part) => isPlace(part));
  institute ??= parts.find((part) => part !== degreed && !places.includes(part));
  if (institute === undefined) return undefined;
  const isOne = degree !== undefined && (institute === degreed || institute.startsWith(`${degree.text} `));
  const school = isOne && degree!.level !== 'SCHOOL' && degree!.level !== 'VOCATIONAL' ? trimmed(institute.replace(degree!.text, '')) || institute : institute;
  const after = degree && !isOne ? trimmed(degreed!.replace(degree.text, '')) : '';
  const field = after !== '' ? after : (parts.find((part) => part !== institute && part !== degreed && !places.includes(part) && degreeOf(part) === undefined && !/^\p{Lu}{2}$/u.test(part)) ?? '');
  const repeated = parts.find((part) => degree !== undefined && part !== institute && part.length > degree.text.length + 2 && part.includes(degree.text));
  const specialization = repeated !== undefined && degree ? trimmed(repeated.replace(degree.text, '')) : trimmed(field);
  const study: Study = {
    institute: school.slice(0, 200),
    level: degree?.level ?? japaneseLevel(school),
    qualification: degree?.text.trim().slice(0, 200) ?? null,
    specialization: specialization.slice(0, 200) || null,
    startedOn: span?.start ?? null,
    endedOn: span ? span.end : (single?.date ?? null),
    grade: texts.map((text) => GRADE.exec(unbulleted(text))?.[1]?.trim()).find((grade) => grade !== undefined) ?? null,
  };
  return found(study, 0.5 + (instituteWord(institute) !== undefined ? 0.25 : 0) + (degree ? 0.15 : 0) + (span ?? single ? 0.05 : 0), texts.slice(0, 2).join(' · '));
};

/** A study begins with room above it, after its own time, or where a second school or degree is named. */
const grouped = (lines: readonly ResumeLine[]): ResumeLine[][] => {
  const groups: ResumeLine[][] = [];
  const state = { school: false, degree: false, date: false };
  for (const line of lines) {
    const head = !isBullet(line.text) && line.text.length < 160;
    const next = { school: head && instituteWord(line.text) !== undefined, degree: head && degreeOf(line.text) !== undefined, date: head && (spanOf(line.text) ?? dateOf(line.text, true)) !== null };
    const twice = (state.school && next.school) || (state.degree && next.degree) || (state.date && next.date && (state.school || state.degree));
    if (groups.length === 0 || (head && (twice || (line.isApart && (state.school || state.degree) && (next.school || next.degree))))) {
      groups.push([]);
      Object.assign(state, { school: false, degree: false, date: false });
    }
    groups.at(-1)!.push(line);
    for (const key of ['school', 'degree', 'date'] as const) state[key] ||= next[key];
  }
  return groups;
};

export const studiesOf = (lines: readonly ResumeLine[]): Found<Study>[] => grouped(lines).flatMap((group) => studyOf(group) ?? []).slice(0, 20);
