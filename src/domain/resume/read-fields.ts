/** The fields of a candidate from a resume's lines, each with how sure it is and where it stands. */
import { certificatesOf, type Certificate } from './certificates.ts';
import { countryHint, emailOf, linksOf, phoneOf, placeOf } from './contact.ts';
import { monthsTogether } from './dates.ts';
import { studiesOf, type Study } from './education.ts';
import { currentJob, jobsOf, type Job } from './experience.ts';
import { found, type Found } from './found.ts';
import { languageOf, type ResumeLanguage } from './language.ts';
import { wholeText, type ResumeText } from './line.ts';
import { nameOf, type NameParts } from './name.ts';
import { linesOfKind, sectionsOf } from './sections.ts';
import { skillsOf, type KnownSkill, type SkillFound } from './skills.ts';
import { spokenOf, type Spoken } from './spoken.ts';

export type ResumeFields = {
  readonly language: ResumeLanguage;
  readonly name: Found<NameParts> | null;
  readonly email: Found<string> | null;
  readonly phone: Found<string> | null;
  readonly location: Found<string> | null;
  readonly links: readonly Found<string>[];
  readonly currentEmployer: Found<string> | null;
  readonly currentDesignation: Found<string> | null;
  readonly experience: readonly Found<Job>[];
  /** Months altogether, what overlaps once. */
  readonly experienceMonths: Found<number> | null;
  readonly education: readonly Found<Study>[];
  readonly skills: readonly Found<SkillFound>[];
  readonly languages: readonly Found<Spoken>[];
  readonly certifications: readonly Found<Certificate>[];
};

export type Asked = { /** ISO date. */ readonly today: string; /** ISO 3166 of numbers that name no country. */ readonly country?: string | undefined; readonly skills: readonly KnownSkill[] };

const TOLD = /(\d{1,2})\+?\s*(?:years?|ans|ann[eé]es|años)\s*(?:of\s+|d['’]|de\s+)?(?:[\p{L}]+\s+){0,2}?(?:experience|exp[eé]rience|experiencia)/iu;

const monthsOf = (jobs: readonly Found<Job>[], text: string, today: string): Found<number> | null => {
  const spans = jobs.flatMap(({ value: { startedOn, endedOn, isCurrent } }) => (startedOn === null ? [] : endedOn !== null ? [{ start: startedOn, end: endedOn }] : isCurrent ? [{ start: startedOn, end: today }] : []));
  if (spans.length > 0) return found(monthsTogether(spans), 0.85, jobs.map(({ source }) => source).join(' / '));
  const told = TOLD.exec(text);
  return told ? found(Number(told[1]) * 12, 0.7, told[0]) : null;
};

export const readFields = (resume: ResumeText, { today, country, skills }: Asked): ResumeFields => {
  const { lines } = resume;
  const sections = sectionsOf(lines);
  const text = wholeText(resume);
  const language = languageOf(text);
  const email = emailOf(resume);
  const top = sections.filter(({ kind }) => kind === 'top' || kind === 'personal' || kind === 'links').flatMap((section) => section.lines);
  const jobs = jobsOf(linesOfKind(sections, 'experience'));
  const current = currentJob(jobs);
  // Whoever ended the last one may work elsewhere by now.
  const ended = current?.value.isCurrent === false ? 0.3 : 0;
  return {
    language,
    name: nameOf(sections, email?.value, language) ?? null,
    email: email ?? null,
    phone: phoneOf(resume, countryHint(lines, language, country)) ?? null,
    location: placeOf(top) ?? null,
    links: linksOf(resume),
    currentEmployer: current ? found(current.value.company, current.confidence - ended, current.source) : null,
    currentDesignation: current?.value.designation ? found(current.value.designation, current.confidence - ended, current.source) : null,
    experience: jobs,
    experienceMonths: monthsOf(jobs, text, today),
    education: studiesOf(linesOfKind(sections, 'education')),
    skills: skillsOf(linesOfKind(sections, 'skills'), lines, skills),
    languages: spokenOf(linesOfKind(sections, 'languages')),
    certifications: certificatesOf(linesOfKind(sections, 'certifications')),
  };
};
