/** A parsed resume under the names of the candidate's inputs. */
import type { Found } from '../../../domain/resume/found.ts';
import type { ParsedResume } from './parse-resume.ts';

const sure = ({ confidence, source }: Found<unknown>) => ({ confidence, source });

export const specifiedFields = ({ fields, pages, readPages }: ParsedResume) => {
  const { name, email, phone, location, currentEmployer, currentDesignation, experienceMonths } = fields;
  const told: readonly (readonly [string, Found<unknown> | null])[] = [
    ['firstName', name],
    ['middleName', name?.value.middleName ? name : null],
    ['lastName', name],
    ['emailId', email],
    ['mobileNo', phone],
    ['currentLocation', location],
    ['currentEmployer', currentEmployer],
    ['currentDesignation', currentDesignation],
    ['experienceYears', experienceMonths],
    ['experienceMonths', experienceMonths],
  ];
  return {
    language: fields.language === 'es' ? 'sp' : fields.language,
    pages,
    readPages,
    firstName: name?.value.firstName ?? null,
    middleName: name?.value.middleName ?? null,
    lastName: name?.value.lastName ?? null,
    emailId: email?.value ?? null,
    mobileNo: phone?.value ?? null,
    currentLocation: location?.value ?? null,
    currentEmployer: currentEmployer?.value ?? null,
    currentDesignation: currentDesignation?.value ?? null,
    experienceYears: experienceMonths ? Math.floor(experienceMonths.value / 12) : null,
    experienceMonths: experienceMonths ? experienceMonths.value % 12 : null,
    links: fields.links.map(({ value }) => value),
    skills: fields.skills.map((skill) => ({ skillId: skill.value.id === null ? null : Number(skill.value.id), name: skill.value.name, ...sure(skill) })),
    experience: fields.experience.map((job) => ({ ...job.value, ...sure(job) })),
    education: fields.education.map((study) => ({ ...study.value, ...sure(study) })),
    languages: fields.languages.map((spoken) => ({ ...spoken.value, ...sure(spoken) })),
    certifications: fields.certifications.map((certificate) => ({ ...certificate.value, ...sure(certificate) })),
    confidence: told.flatMap(([field, value]) => (value ? [{ field, ...sure(value) }] : [])),
  };
};
