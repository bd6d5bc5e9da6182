import { prose } from './post-words.ts';
import type { WholePost } from './posts.ts';
import type { Visit } from './visit.ts';

const TYPES: Readonly<Record<string, string>> = { FULL_TIME: 'FULL_TIME', PART_TIME: 'PART_TIME', CONTRACT: 'CONTRACTOR', TEMPORARY: 'TEMPORARY', INTERNSHIP: 'INTERN', VOLUNTEER: 'VOLUNTEER' };

const known = <T extends object>(values: T): Partial<T> => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Partial<T>;

/** schema.org JobPosting as text for a script element: no sign in it can end the element. */
export const jobPosting = (visit: Visit, post: WholePost): string => {
  const { origin } = visit;
  const address = `${origin}${visit.canonical(`/careers/${encodeURIComponent(post.code)}`)}`;
  const salary = post.showSalary && (post.salaryFrom !== null || post.salaryTo !== null);
  const posting = known({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: post.title,
    description: [post.description, post.responsibilities, post.benefits].flatMap((text) => (text ? prose(text) : [])).map(({ text }) => text).join(''),
    identifier: { '@type': 'PropertyValue', name: visit.organisation, value: post.code },
    url: address,
    datePosted: post.openedOn,
    validThrough: post.closingDate === null ? null : `${post.closingDate}T23:59:59`,
    employmentType: TYPES[post.jobType] ?? 'OTHER',
    totalJobOpenings: post.vacancies,
    directApply: true,
    hiringOrganization: known({ '@type': 'Organization', name: visit.organisation, logo: visit.page.logo ? `${origin}${visit.picture(visit.page.logo)}` : null }),
    jobLocation: post.places.map(({ name, street, city, state, country, pincode }) => ({ '@type': 'Place', name, address: known({ '@type': 'PostalAddress', streetAddress: street, addressLocality: city ?? name, addressRegion: state, postalCode: pincode, addressCountry: country }) })),
    jobLocationType: post.workMode === 'REMOTE' ? 'TELECOMMUTE' : null,
    skills: post.skills.length > 0 ? post.skills.map(({ name }) => name).join(', ') : null,
    experienceRequirements: post.experienceFrom === null ? null : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: Math.round(Number(post.experienceFrom) * 12) },
    baseSalary: salary ? { '@type': 'MonetaryAmount', currency: post.currency ?? visit.currency, value: known({ '@type': 'QuantitativeValue', minValue: post.salaryFrom === null ? null : Number(post.salaryFrom), maxValue: post.salaryTo === null ? null : Number(post.salaryTo), unitText: 'YEAR' }) } : null,
  });
  return JSON.stringify(posting).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
};
