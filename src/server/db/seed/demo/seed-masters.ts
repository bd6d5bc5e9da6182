import type { SeedFiles } from '../files.ts';
import { seeding } from '../seeding.ts';
import type { Seeding, SeedRecord } from '../seeding.ts';
import type { Transaction } from '../../org.ts';
import { bindBlankForms, takeBlankForms } from './blank-forms.ts';
import * as masters from './masters.ts';
import * as papers from './papers.ts';
import type { MovedPerson } from './moments.ts';
import type { Ids } from './world.ts';

type Known = {
  readonly today: string;
  readonly people: readonly MovedPerson[];
  readonly employees: Ids;
  readonly locations: Ids;
  readonly units: Ids;
  readonly levels: Ids;
  readonly designations: Ids;
  readonly files: SeedFiles | null;
};

const idsBy = async (seed: Seeding, type: string, key: string, records: readonly SeedRecord[]): Promise<Ids> => {
  const ids = await seed.add(type, records);
  return new Map(records.map((record, index) => [String(record[key]), ids[index] ?? '']));
};

const seedParts = async (seed: Seeding, { today, employees, locations, units, levels }: Known) => {
  const groups = await idsBy(seed, 'OrganizationGroup', 'code', masters.organizationGroups.map(([code, name, head, description]) => ({ code, name, headId: employees.get(head), description })));
  const types = await idsBy(seed, 'LocationType', 'code', masters.locationTypes);
  const areas = await idsBy(seed, 'LocationArea', 'code', masters.locationAreas);
  const brands = await idsBy(seed, 'Brand', 'code', masters.brands);
  const roles = await idsBy(seed, 'JobRole', 'code', masters.jobRoles.map(([code, name, level, responsibilities]) => ({ code, name, jobLevelId: levels.get(level), responsibilities })));
  const providers = await idsBy(seed, 'ServiceProvider', 'code', masters.serviceProviders);
  await seed.add('Project', masters.projects(today).map(({ manager, unit, location, ...project }) => ({ ...project, managerId: employees.get(manager), businessUnitId: units.get(unit), locationId: locations.get(location) })));
  await seed.add('Currency', masters.currencies);
  await seed.add('PerDiem', masters.perDiems);
  return { groups, types, areas, brands, roles, providers };
};

const seedPapers = async (seed: Seeding, { designations, files, today }: Known): Promise<Ids> => {
  const blank = await takeBlankForms(files, today);
  const groups = await idsBy(seed, 'EnforcementGroup', 'name', papers.enforcementGroups);
  const categories = await idsBy(seed, 'DocumentCategory', 'name', papers.documentCategories);
  const types = await idsBy(seed, 'DocumentType', 'name', papers.documentTypes);
  const subtypes = await idsBy(
    seed,
    'DocumentSubtype',
    'name',
    papers.documentSubtypes.map(([name, type, category, group, enforcedInSelfOnboarding, enforceDuringOnboarding, allowedForEmailCommunication, instruction]) => ({
      name, documentTypeId: types.get(type), documentCategoryId: categories.get(category), enforcementGroupId: group && groups.get(group), enforcedInSelfOnboarding, enforceDuringOnboarding, allowedForEmailCommunication, instruction, downloadableDocument: blank.documents.get(name),
    })),
  );
  const kinds = await idsBy(seed, 'AccreditationCategory', 'name', papers.accreditationCategories);
  const accreditations = await idsBy(
    seed,
    'AccreditationType',
    'name',
    papers.accreditationTypes.map(([name, category, group, mandatoryDuringSelfOnboarding, enforceDependent, instruction]) => ({ name, categoryId: kinds.get(category), enforcementGroupId: group && groups.get(group), mandatoryDuringSelfOnboarding, enforceDependent, instruction, document: blank.accreditations.get(name) })),
  );
  bindBlankForms(files, blank.documents, subtypes);
  bindBlankForms(files, blank.accreditations, accreditations);
  await seed.add('AccreditationLink', papers.accreditationLinks.map(([code, name, mandatory, withinDays]) => ({ label: `${code}: ${name}`, designationId: designations.get(code), accreditationId: accreditations.get(name), mandatory, withinDays })));
  return accreditations;
};

const roleOf = ({ designation }: MovedPerson): string | undefined => ({ OPR: 'LOOM', SUP: 'LEAD', PUR: 'BUY', QAM: 'AUD' })[designation];

/** Adds the masters that people and places refer to, then says of places, units and people which are theirs. Answers the accreditations by name. */
export const seedMasterData = async (tx: Transaction, known: Known): Promise<Ids> => {
  const seed = seeding(tx);
  const { groups, types, areas, brands, roles, providers } = await seedParts(seed, known);
  const accreditations = await seedPapers(seed, known);
  await seed.finish('Structure of the demo organisation');
  const changes = seeding(tx);
  for (const [code, group, head] of masters.unitsOfGroups) await changes.change('BusinessUnit', known.units.get(code) ?? '', { organizationGroupId: groups.get(group), headId: known.employees.get(head) });
  for (const [code, type, area, brand] of masters.placesOfLocations) await changes.change('Location', known.locations.get(code) ?? '', { locationTypeId: types.get(type), locationAreaId: areas.get(area), brandId: brands.get(brand) });
  for (const person of known.people) {
    const role = roleOf(person);
    const provider = person.type === 'FIXED' ? 'STAFF' : undefined;
    if (role ?? provider) await changes.change('Employee', known.employees.get(person.number) ?? '', { jobRoleId: role && roles.get(role), serviceProviderId: provider && providers.get(provider) });
  }
  await changes.finish('Places, units and roles of the demo organisation');
  return accreditations;
};
