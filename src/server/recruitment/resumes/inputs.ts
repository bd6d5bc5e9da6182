/** A parsed resume as the inputs of a candidate. */
import type { ResumeFields } from '../../../domain/resume/read-fields.ts';
import type { Values } from '../../resource/hooks.ts';

const cut = (text: string | null, most: number): string | null => (text === null || text === '' ? null : text.slice(0, most));
/** A span that ends before it begins was misread: its end is left out. */
const ended = (from: string | null, to: string | null): string | null => (from !== null && to !== null && to < from ? null : to);

export const candidateInput = ({ location, currentEmployer, currentDesignation, experienceMonths, experience, education, skills, languages, certifications, name }: ResumeFields): Values => ({
  middleName: cut(name?.value.middleName ?? null, 100),
  currentLocation: cut(location?.value ?? null, 160),
  currentEmployer: cut(currentEmployer?.value ?? null, 160),
  currentDesignation: cut(currentDesignation?.value ?? null, 160),
  experienceYears: experienceMonths ? Math.min(70, Math.floor(experienceMonths.value / 12)) : null,
  experienceMonths: experienceMonths ? experienceMonths.value % 12 : null,
  skills: skills.flatMap(({ value }) => (value.id === null ? [] : [{ skillId: value.id }])),
  experience: experience.map(({ value }) => ({ company: value.company, designation: value.designation, location: value.location, startedOn: value.startedOn, endedOn: ended(value.startedOn, value.endedOn), description: value.description })),
  education: education.map(({ value }) => ({ level: value.level, institute: value.institute, qualification: value.qualification, specialization: value.specialization, startedOn: value.startedOn, endedOn: ended(value.startedOn, value.endedOn), grade: cut(value.grade, 40) })),
  languages: languages.map(({ value }) => ({ language: value.language, proficiency: value.proficiency })),
  certifications: certifications.map(({ value }) => ({ name: value.name, receivedFrom: value.receivedFrom, receivedOn: value.receivedOn })),
});
