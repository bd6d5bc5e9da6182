import { zoneOffset } from '../../domain/lists/timeZones.ts';
import { toInstant } from '../../domain/values/zones.ts';
import { logoOf } from './layout.ts';
import { prose } from './post-words.ts';
import type { WholePost } from './posts.ts';
import type { Visit } from './visit.ts';

const TYPES: Readonly<Record<string, string>> = { FULL_TIME: 'FULL_TIME', PART_TIME: 'PART_TIME', CONTRACT: 'CONTRACTOR', TEMPORARY: 'TEMPORARY', INTERNSHIP: 'INTERN', VOLUNTEER: 'VOLUNTEER' };

const known = <T extends object>(values: T): Partial<T> => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Partial<T>;

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** Where the work is: without a place of its own where the organisation is. Who works remotely lives in one of the countries. */
const whereOf = ({ seat }: Visit, { places, workMode }: WholePost): object => {
  const isRemote = workMode === 'REMOTE';
  const where = places.length > 0 ? places.map((place) => ({ ...place, locality: place.city ?? place.name })) : isRemote ? [] : [{ ...seat, locality: seat.city }];
  const named = [...new Set((places.length > 0 ? places : [seat]).map(({ country }) => country ?? seat.country))].filter((country) => country !== null);
  return known({
    jobLocation: where.length > 0 ? where.map(({ name, street, locality, state, country, pincode }) => ({ '@type': 'Place', name, address: known({ '@type': 'PostalAddress', streetAddress: street, addressLocality: locality, addressRegion: state, postalCode: pincode, addressCountry: country ?? seat.country }) })) : null,
    jobLocationType: isRemote ? 'TELECOMMUTE' : null,
    applicantLocationRequirements: isRemote && named.length > 0 ? named.map((country) => ({ '@type': 'Country', name: countries.of(country) })) : null,
  });
};

/** The last second of a day of the organisation, with how far its clocks are then from UTC: search engines take a moment without that as one of UTC. */
const endOf = (day: string, zone: string): string => {
  const end = `${day}T23:59:59`;
  return `${end}${zoneOffset(zone, new Date(toInstant(day, '23:59:59', zone) ?? `${end}Z`)).replace('UTC', '') || 'Z'}`;
};

/** schema.org JobPosting as text for a script element: no sign in it can end the element. */
export const jobPosting = (visit: Visit, post: WholePost): string => {
  const { origin } = visit;
  const address = `${origin}${visit.canonical(`/careers/${encodeURIComponent(post.code)}`)}`;
  const logo = logoOf(visit);
  const salary = post.showSalary && (post.salaryFrom !== null || post.salaryTo !== null);
  const posting = known({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: post.title,
    description: [post.description, post.responsibilities, post.benefits].flatMap((text) => (text ? prose(text) : [])).map(({ text }) => text).join(''),
    identifier: { '@type': 'PropertyValue', name: visit.organisation, value: post.code },
    url: address,
    datePosted: post.openedOn,
    validThrough: post.closingDate === null ? null : endOf(post.closingDate, visit.timeZone),
    employmentType: TYPES[post.jobType] ?? 'OTHER',
    totalJobOpenings: post.vacancies,
    directApply: true,
    hiringOrganization: known({ '@type': 'Organization', name: visit.organisation, logo: logo === null ? null : `${origin}${logo}` }),
    ...whereOf(visit, post),
    skills: post.skills.length > 0 ? post.skills.map(({ name }) => name).join(', ') : null,
    experienceRequirements: post.experienceFrom === null ? null : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: Math.round(Number(post.experienceFrom) * 12) },
    baseSalary: salary ? { '@type': 'MonetaryAmount', currency: post.currency ?? visit.currency, value: known({ '@type': 'QuantitativeValue', minValue: post.salaryFrom === null ? null : Number(post.salaryFrom), maxValue: post.salaryTo === null ? null : Number(post.salaryTo), unitText: 'YEAR' }) } : null,
  });
  return JSON.stringify(posting).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
};
