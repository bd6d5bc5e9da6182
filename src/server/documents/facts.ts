/** What the records say of those whom documents are for, as far as the caller may read it. */
import type { DocumentAudience } from '../../domain/documents/document-words.ts';
import { tagOf, type Language } from '../../domain/languages.ts';
import { longDay } from '../../domain/longDay.ts';
import type { Resource } from '../../domain/resource.ts';
import { screenReach } from '../access/screen-reach.ts';
import { organisationName } from '../auth/organisation-name.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { readOne } from '../resource/one.ts';
import { resourceOf } from '../resource/registry.ts';
import { selectionOf, type Selection } from '../resource/selection.ts';
import { sightOf } from '../resource/sight.ts';
import type { Session } from '../session.ts';

type Address = Readonly<Partial<Record<'street1' | 'street2' | 'city' | 'state' | 'country' | 'pincode', string>>> | null;
type Line = Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string };
/** By the names of a document; what is not known, or not the caller's to read, is not there. */
export type Facts = { readonly id: string; readonly name: string; readonly managerId: string | null; readonly values: Readonly<Record<string, string>> };

const READS = {
  EMPLOYEE: { type: 'Employee', plain: ['id', 'name', 'firstName', 'lastName', 'employeeNumber', 'dateOfJoin', 'confirmationDate', 'resignationDate', 'dateOfBirth', 'address'], titled: ['designation', 'department', 'location', 'employeeType', 'manager'] },
  CANDIDATE: { type: 'Candidate', plain: ['id', 'name', 'firstName', 'lastName', 'number', 'email', 'phone', 'address'], titled: ['jobPost'] },
} as const;
const DAYS = ['dateOfJoin', 'confirmationDate', 'dateOfBirth'];

/** The field by which people know what a reference of the entity names. */
const titleOf = ({ fields }: Resource, name: string): string => resourceOf(fields.find((field) => field.name === name)!.reference!.type).title;

const selected = (resource: Resource, { plain, titled }: (typeof READS)[DocumentAudience]): Selection =>
  selectionOf({ ...Object.fromEntries(plain.map((name) => [name, true as const])), ...Object.fromEntries(titled.map((name) => [name, selectionOf({ id: true, [titleOf(resource, name)]: true })])) });

const addressText = (language: Language, address: Address): string => {
  const { street1, street2, pincode, city, state, country } = address ?? {};
  const land = country && (new Intl.DisplayNames(tagOf(language), { type: 'region' }).of(country) ?? country);
  return [street1, street2, [pincode, city].filter(Boolean).join(' '), state, land].filter(Boolean).join(', ');
};

const textsOf = (language: Language, resource: Resource, titled: readonly string[], { resignationDate, ...line }: Line): Record<string, unknown> => {
  const day = (value: unknown): string => (typeof value === 'string' ? longDay(language, value) : '');
  return {
    ...line,
    ...Object.fromEntries(titled.map((name) => [name, (line[name] as Readonly<Record<string, unknown>> | null)?.[titleOf(resource, name)]])),
    ...Object.fromEntries(DAYS.map((key) => [key, day(line[key])])),
    lastDay: day(resignationDate),
    address: addressText(language, line['address'] as Address),
  };
};

/** Facts of employees or candidates, in their order, in the words of a language. Refuses NOT_FOUND where the caller does not reach one of them. */
export const readFacts = async (tx: Transaction, session: Session, audience: DocumentAudience, ids: readonly string[], language: Language): Promise<readonly Facts[]> => {
  const reads = READS[audience];
  const resource = resourceOf(reads.type);
  const reach = screenReach(session, resource, 'VIEW');
  if (reach === null) throw refuse('NOT_FOUND');
  // A seat on a panel opens a candidate, but is no work on them.
  const sight = sightOf(session, resource, audience === 'CANDIDATE' ? { ...reach, changes: true } : reach);
  const shared = { organisation: await organisationName(tx), today: longDay(language, await todayOf(tx)), author: session.name };
  const facts: Facts[] = [];
  for (const id of ids) {
    const line = (await readOne(tx, resource, id, selected(resource, reads), sight)) as Line;
    const values = Object.fromEntries(Object.entries({ ...textsOf(language, resource, reads.titled, line), ...shared }).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
    facts.push({ id, name: line.name, managerId: (line['manager'] as { readonly id: string } | null | undefined)?.id ?? null, values });
  }
  return facts;
};
