/** What the published resumes of tests/fixtures/resumes hold, by the records that were published with them, and how much of it is found. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { ParsedResume } from '../../src/server/recruitment/resumes/parse-resume.ts';
import { plain } from '../../src/domain/resume/plain.ts';

/** By field, what a resume holds, as it is compared: months of dates, small letters, no marks. */
export type Facts = Readonly<Record<string, readonly string[]>>;

const folder = new URL('../fixtures/resumes/', import.meta.url);
const of = (...texts: readonly (string | null | undefined)[]): string[] => texts.flatMap((text) => (text ? [plain(text)] : []));
const month = (date: string | null | undefined): string[] => (date ? [date.slice(0, 7)] : []);

type Adventure = { name: { first: string; last: string }; email?: string; employment: { start: string; end: string; organisation: string; jobTitle: string }[]; education: { start: string; end: string; school: string; major: string }[] };
const adventure = (record: Adventure): Facts => ({
  name: of(`${record.name.first} ${record.name.last}`),
  email: of(record.email),
  company: record.employment.flatMap((job) => of(job.organisation)),
  designation: record.employment.flatMap((job) => of(job.jobTitle)),
  'experience from': record.employment.flatMap((job) => month(job.start)),
  'experience to': record.employment.flatMap((job) => month(job.end)),
  institute: record.education.flatMap((study) => of(study.school)),
  specialization: record.education.flatMap((study) => of(study.major)),
});

type Json = { basics: { name: string; email: string; phone: string }; work: { name: string; position: string; startDate: string; endDate: string }[]; education: { institution: string; area: string }[]; skills: { keywords: string[] }[] };
/** Its file holds neither the place nor the languages of the record. */
const jsonResume = (record: Json): Facts => ({
  name: of(record.basics.name),
  email: of(record.basics.email),
  phone: ['+19125554321'],
  company: record.work.flatMap((job) => of(job.name)),
  designation: record.work.flatMap((job) => of(job.position)),
  'experience from': record.work.flatMap((job) => month(job.startDate)),
  'experience to': record.work.flatMap((job) => month(job.endDate)),
  institute: record.education.flatMap((study) => of(study.institution)),
  specialization: record.education.flatMap((study) => of(study.area)),
  skills: record.skills.flatMap(({ keywords }) => keywords.flatMap((skill) => of(skill))),
});

type Items = { items: Record<string, string & string[]>[] };
type Reactive = { basics: { name: string; email: string; location: string }; sections: Record<'experience' | 'education' | 'skills' | 'certifications', Items> };
const reactive = ({ basics, sections }: Reactive): Facts => ({
  name: of(basics.name),
  email: of(basics.email),
  phone: ['+15551234567'],
  location: of(basics.location),
  company: sections.experience.items.flatMap((job) => of(job['company'])),
  designation: sections.experience.items.flatMap((job) => of(job['position'])),
  'experience from': ['2019-01', '2016-06'],
  'experience to': ['2018-12'],
  institute: sections.education.items.flatMap((study) => of(study['institution'])),
  specialization: ['computer science'],
  skills: sections.skills.items.flatMap((group) => (group['keywords'] ?? []).flatMap((skill: string) => of(skill))),
  certification: sections.certifications.items.flatMap((one) => of(one['name'])),
});

type Render = { cv: { name: string; email: string; location: string; sections: { education: { institution: string; area: string }[]; experience: { company: string; position: string; start_date: string; end_date: string }[] } } };
const render = ({ cv }: Render): Facts => ({
  name: of(cv.name),
  email: of(cv.email),
  location: of(cv.location),
  company: cv.sections.experience.flatMap((job) => of(job.company)),
  designation: cv.sections.experience.flatMap((job) => of(job.position)),
  'experience from': cv.sections.experience.flatMap((job) => month(job.start_date)),
  'experience to': cv.sections.experience.flatMap((job) => (job.end_date === 'present' ? [] : month(job.end_date))),
  institute: cv.sections.education.flatMap((study) => of(study.institution)),
  specialization: cv.sections.education.flatMap((study) => of(study.area)),
});

const told = async (path: string): Promise<string> => readFile(new URL(path, folder), 'utf8');
const json = async <Kind>(path: string): Promise<Kind> => JSON.parse(await told(path)) as Kind;

/** Each file with what it holds. */
export const publishedResumes = async (): Promise<readonly { readonly path: string; readonly facts: Facts }[]> => {
  const drawn = reactive(await json<Reactive>('reactive-resume/azurill.json'));
  const rendered = render(parse(await told('rendercv/John_Doe_ClassicTheme_CV.yaml')) as Render);
  return [
    ...(await Promise.all(['01', '02', '05', '08', '11'].map(async (number) => ({ path: `adventureworks/candidate-${number}.docx`, facts: adventure(await json<Adventure>(`adventureworks/candidate-${number}.json`)) })))),
    { path: 'jsonresume/sample.resume.docx', facts: jsonResume(await json<Json>('jsonresume/sample.resume.json')) },
    ...['azurill', 'bronzor', 'pikachu'].map((name) => ({ path: `reactive-resume/${name}.pdf`, facts: drawn })),
    ...['ClassicTheme', 'HarvardTheme'].map((name) => ({ path: `rendercv/John_Doe_${name}_CV.pdf`, facts: rendered })),
  ];
};

export const resumeBytes = (path: string): Promise<Buffer> => readFile(new URL(path, folder));

/** What was read, under the same names. */
export const factsRead = ({ fields }: ParsedResume): Facts => ({
  name: fields.name ? of(`${fields.name.value.firstName} ${fields.name.value.lastName}`) : [],
  email: of(fields.email?.value),
  phone: fields.phone ? [fields.phone.value] : [],
  location: of(fields.location?.value),
  company: fields.experience.flatMap(({ value }) => of(value.company)),
  designation: fields.experience.flatMap(({ value }) => of(value.designation)),
  'experience from': fields.experience.flatMap(({ value }) => month(value.startedOn)),
  'experience to': fields.experience.flatMap(({ value }) => month(value.endedOn)),
  institute: fields.education.flatMap(({ value }) => of(value.institute)),
  specialization: fields.education.flatMap(({ value }) => of(value.specialization)),
  skills: fields.skills.flatMap(({ value }) => of(value.name)),
  certification: fields.certifications.flatMap(({ value }) => of(value.name)),
});

export type Score = { readonly field: string; readonly precision: number; readonly recall: number; readonly held: number };

/** Precision and recall by field over all resumes whose record tells the field. */
export const scoresOf = (pairs: readonly { readonly facts: Facts; readonly read: Facts }[]): Score[] => {
  const fields = [...new Set(pairs.flatMap(({ facts }) => Object.keys(facts)))];
  return fields.map((field) => {
    const counts = { right: 0, read: 0, held: 0 };
    for (const { facts, read } of pairs) {
      const expected = facts[field];
      if (expected === undefined || (expected.length === 0 && field !== 'experience to')) continue;
      const left = [...expected];
      counts.held += expected.length;
      counts.read += read[field]?.length ?? 0;
      for (const value of read[field] ?? []) {
        const at = left.indexOf(value);
        if (at >= 0) {
          left.splice(at, 1);
          counts.right += 1;
        }
      }
    }
    return { field, precision: counts.read === 0 ? 1 : counts.right / counts.read, recall: counts.held === 0 ? 1 : counts.right / counts.held, held: counts.held };
  });
};
