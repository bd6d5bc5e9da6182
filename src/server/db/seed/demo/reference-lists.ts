/** What the demo organisation adds to the reference lists that everybody starts with, and what its people say of themselves by them. */
import { seedReferenceLists } from '../../../reference-lists/starting-lists.ts';
import type { StartedLists } from '../../../reference-lists/starting-lists.ts';
import type { Seeding, SeedRecord } from '../seeding.ts';
import type { MovedPerson } from './moments.ts';

const banks = [
  ['State Bank of India', 'SBIN', 'IN'], ['HDFC Bank', 'HDFC', 'IN'], ['ICICI Bank', 'ICIC', 'IN'], ['Axis Bank', 'UTIB', 'IN'], ['Canara Bank', 'CNRB', 'IN'], ['Indian Bank', 'IDIB', 'IN'],
  ['BDO Unibank', 'BNORPHMM', 'PH'], ['Bank of the Philippine Islands', 'BOPIPHMM', 'PH'], ['BNP Paribas', 'BNPAFRPP', 'FR'], ['Société Générale', 'SOGEFRPP', 'FR'], ['MUFG Bank', 'BOTKJPJT', 'JP'],
] as const;

const institutions = [
  ['PSG College of Technology', 'Coimbatore', 'IN'], ['Anna University', 'Chennai', 'IN'], ['National Institute of Design', 'Ahmedabad', 'IN'], ['Indian Institute of Technology Madras', 'Chennai', 'IN'],
  ['University of Madras', 'Chennai', 'IN'], ['PSG Institute of Management', 'Coimbatore', 'IN'], ['Institute of Textile Technology', 'Coimbatore', 'IN'],
  ['University of Mumbai', 'Mumbai', 'IN'], ['University of the Philippines', 'Quezon City', 'PH'], ['Sorbonne University', 'Paris', 'FR'], ['Kyoto Institute of Technology', 'Kyoto', 'JP'],
] as const;

/** Philippine dependency classes; since 2018 the law exempts the same for everybody. */
const taxCodes = [
  ['S', 'Single', '250000'], ['ME', 'Married employee', '250000'], ['ME1', 'Married employee with one dependent', '250000'], ['Z', 'Zero exemption, several employers', '0'],
] as const;

export const seedDemoLists = async (seed: Seeding): Promise<StartedLists> => {
  const started = await seedReferenceLists(seed);
  await seed.add('Bank', banks.map(([name, code, country]) => ({ name, code, country })));
  await seed.add('Institution', institutions.map(([name, city, country]) => ({ name, city, country })));
  await seed.add('Specialization', [{ name: 'Fashion management' }]);
  await seed.add('TaxCode', taxCodes.map(([code, description, exemptionAmount]) => ({ code, description, exemptionAmount })));
  return started;
};

/** Country and mother tongue, by location. */
const HOMES: Readonly<Record<string, readonly [country: string, language: string]>> = { CBE: ['IN', 'ta'], TUP: ['IN', 'ta'], BLR: ['IN', 'kn'], BOM: ['IN', 'mr'], MNL: ['PH', 'fil'], PAR: ['FR', 'fr'], OSA: ['JP', 'ja'] };
const PROFESSIONS: Readonly<Record<string, string>> = { ACC: 'Accountant', CHE: 'Chemist', DESM: 'Designer', DESX: 'Designer', DEV: 'Software developer', HRM: 'Administrator', OPR: 'Machinist', TEC: 'Technician' };
const SKILLS: Readonly<Record<string, readonly string[]>> = { HR: ['Recruiting', 'Communication'], REC: ['Recruiting', 'Negotiation'], FIN: ['Accounting', 'Data analysis'], IT: ['Programming', 'Project management'], QUA: ['Quality control'], SAL: ['Sales', 'Negotiation'], DES: ['Design'], WEV: ['Machine operation'], SPN: ['Machine operation'] };

/** The fields of an employee that refer to reference lists. Nobody states a religion. */
export const listedFields = ({ location, designation, department }: MovedPerson, lists: StartedLists): SeedRecord => {
  const [country, language] = HOMES[location] ?? ['IN', 'en'];
  return {
    nationality: country,
    professionId: lists.Profession.get(PROFESSIONS[designation] ?? '') ?? null,
    languages: [{ language, spoken: true, readWrite: true, proficiency: 'NATIVE' }, { language: 'en', spoken: true, readWrite: true, proficiency: 'FLUENT' }],
    skills: (SKILLS[department] ?? []).map((skill) => ({ skillId: lists.Skill.get(skill), proficiency: 'ADVANCED' })),
    timekeepingId: lists.TimekeepingCategory.get(designation === 'MD' ? 'Not kept' : 'Check-in'),
    careerTrackId: lists.CareerTrack.get(designation === 'OPR' || designation === 'SUP' || designation === 'TEC' ? 'Operations' : department === 'DES' || department === 'IT' ? 'Specialist' : 'Management'),
    workAuthorizationId: lists.WorkAuthorization.get('Citizen'),
  };
};
