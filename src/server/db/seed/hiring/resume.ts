/** The resume of a made-up candidate: what the record says, in the words of a person from there. */
import { newPaper } from '../../../letters/paper.ts';
import { chance } from '../demo/chance.ts';
import type { SeedRecord } from '../seeding.ts';
import { docxOf } from './docx.ts';
import { resumeWords, type ResumeLanguage } from './resume-words.ts';

/** `skills`: names by their ids. `area`: of the post that the candidate applies for. */
export type ResumeWorld = { readonly area: string; readonly skills: ReadonlyMap<string, string> };
export type Resume = { readonly language: ResumeLanguage; readonly fileName: string; readonly type: string; readonly bytes: Buffer; /** Line by line, as a reader finds it. */ readonly text: string };

type Row = Readonly<Record<string, unknown>>;

const LANGUAGES: Readonly<Record<string, ResumeLanguage>> = { FR: 'fr', JP: 'ja', ES: 'es' };
const FILE_NAMES: Readonly<Record<ResumeLanguage, string>> = { en: 'Resume', fr: 'CV', ja: '履歴書', es: 'Curriculum' };

const text = (values: Row, key: string): string => String(values[key] ?? '');
const rows = (values: Row, key: string): readonly Row[] => (values[key] as readonly Row[] | undefined) ?? [];

/** What somebody with this passport writes in about such work. */
export const resumeLanguage = (candidate: SeedRecord, area: string): ResumeLanguage => {
  const own = LANGUAGES[text(candidate, 'nationality')] ?? 'en';
  return resumeWords[own].tasks[area] === undefined ? 'en' : own;
};

const monthIn = (language: ResumeLanguage): ((day: string) => string) => {
  const names = new Intl.DateTimeFormat(language, { month: language === 'en' ? 'short' : 'long', timeZone: 'UTC' });
  return (day) => (language === 'ja' ? `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月` : `${names.format(new Date(`${day}T00:00:00Z`))} ${day.slice(0, 4)}`);
};

/** 'Quality inspector, Osaka' is a quality inspector. */
const titleOf = (designation: string): string => designation.split(',')[0]!;

const isJapanese = (line: string): boolean => /[\u3040-\u30FF\u4E00-\u9FFF]/u.test(line);

type Part = { readonly text: string; readonly as: 'name' | 'head' | 'strong' | 'plain' | 'row' | 'gap'; readonly end?: string };

const partsOf = (candidate: SeedRecord, language: ResumeLanguage, { area, skills }: ResumeWorld): readonly Part[] => {
  const { headings, now, profiles, fresh, degrees, tasks } = resumeWords[language];
  const key = `resume ${text(candidate, 'number')}`;
  const pick = <One>(list: readonly One[], ...words: readonly (string | number)[]): One => list[(chance(key, ...words) * 100 + chance(key, ...words, 'b')) % list.length] as One;
  const month = monthIn(language);
  const done = tasks[area] ?? resumeWords.en.tasks['Operations']!;
  const [first, last] = [text(candidate, 'firstName'), text(candidate, 'lastName')];
  const jobs = rows(candidate, 'experience');
  const years = Number(text(candidate, 'experienceYears'));
  const profile = pick(jobs.length > 0 ? profiles.filter((line) => years > 1 || !line.includes('{years}')) : fresh, 'profile').replaceAll('{title}', titleOf(text(candidate, 'currentDesignation')).toLowerCase()).replaceAll('{years}', String(years)).replaceAll('{employer}', text(candidate, 'currentEmployer')).replaceAll('{town}', text(candidate, 'currentLocation'));
  const known = rows(candidate, 'skills').map(({ skillId }) => skills.get(String(skillId)) ?? '').filter((name) => name !== '');
  const spoken = new Intl.DisplayNames([language], { type: 'language' });
  const speaks = rows(candidate, 'languages').map((one) => spoken.of(text(one, 'language')) ?? '');
  const part = (as: Part['as'], line: string, end?: string): Part => ({ as, text: line, ...(end === undefined ? {} : { end }) });
  const section = (heading: string, lines: readonly Part[]): readonly Part[] => (lines.length === 0 ? [] : [part('head', heading), ...lines]);
  return [
    part('name', isJapanese(last) ? `${last} ${first}` : `${first} ${last}`),
    ...(jobs.length > 0 ? [part('plain', titleOf(text(candidate, 'currentDesignation')))] : []),
    part('plain', [text(candidate, 'currentLocation'), new Intl.DisplayNames([language], { type: 'region' }).of(text(candidate, 'nationality')) ?? ''].join(', ')), part('plain', text(candidate, 'phone')), part('plain', text(candidate, 'email')),
    ...section(headings.profile, [part('plain', profile[0]!.toUpperCase() + profile.slice(1))]),
    ...section(headings.experience, jobs.flatMap((job, at) => {
      const start = (chance(key, 'task', at) + at) % done.length;
      const own = Array.from({ length: Math.min(3, done.length) }, (_, place) => done[(start + place * (at + 1)) % done.length]!);
      return [
        part('row', `${titleOf(text(job, 'designation'))}, ${text(job, 'company')}`, `${month(text(job, 'startedOn'))} – ${job['endedOn'] ? month(text(job, 'endedOn')) : now}`),
        part('plain', text(job, 'location')),
        ...[...new Set(own)].map((line) => part('plain', `• ${line}`)),
        part('gap', ''),
      ];
    })),
    ...section(headings.education, rows(candidate, 'education').flatMap((one) => [part('row', `${degrees[text(one, 'level')] ?? text(one, 'qualification')}, ${text(one, 'institute')}`, text(one, 'yearOfPassing'))])),
    ...section(headings.skills, known.length === 0 ? [] : [part('plain', known.join(', '))]),
    ...section(headings.languages, speaks.length === 0 ? [] : [part('plain', speaks.join(', '))]),
  ];
};

const lineOf = (line: string, end: string | undefined): string => (end === undefined ? line : `${line} | ${end}`);

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const STYLES = { name: 'Title', head: 'Heading1' } as const;

/** Japanese in a PDF without a font in it is drawn by every reader and read by few programs, so those come from Word. */
const written = async (parts: readonly Part[], at: Date): Promise<Buffer> => {
  const paper = await newPaper(parts[0]!.text, at);
  for (const { as, text: line, end } of parts) {
    if (as === 'row') paper.text(lineOf(line, end), { size: 10, strong: true });
    else if (as === 'name') paper.text(line, { size: 20, strong: true });
    else if (as === 'head') {
      paper.text('', { size: 6 });
      paper.text(line, { size: 13, strong: true, gap: 2 });
    } else if (as === 'gap') paper.text('', { size: 3 });
    else paper.text(line, { size: 10 });
  }
  return paper.save();
};

export const resumeOf = async (candidate: SeedRecord, world: ResumeWorld): Promise<Resume> => {
  const language = resumeLanguage(candidate, world.area);
  const parts = partsOf(candidate, language, world);
  const isDocx = parts.some(({ text: line }) => isJapanese(line));
  const lines = parts.filter(({ as }) => as !== 'gap');
  return {
    language, fileName: `${FILE_NAMES[language]} ${parts[0]!.text}.${isDocx ? 'docx' : 'pdf'}`, type: isDocx ? DOCX : 'application/pdf',
    bytes: isDocx ? await docxOf(lines.map(({ as, text: line, end }) => ({ text: lineOf(line, end), ...(as === 'name' || as === 'head' ? { style: STYLES[as] } : {}) }))) : await written(parts, new Date(`${text(candidate, 'appliedOn')}T08:00:00Z`)),
    text: lines.map(({ text: line, end }) => lineOf(line, end)).join('\n'),
  };
};
