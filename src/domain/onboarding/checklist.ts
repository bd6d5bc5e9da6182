/** What somebody who joins has to tell and bring, and what of it is there: one answer for their own pages, the specialist's, and the making of an employee. */
import { rowGaps } from './row-gaps.ts';

/** SELF: what the person cannot send without. SPECIALIST: what no employee is made without. */
export type Whose = 'SELF' | 'SPECIALIST';

/** The organisation's rules, as they are in use. */
export type Rules = {
  readonly documents: readonly {
    readonly id: string;
    readonly name: string;
    readonly enforcedInSelfOnboarding: boolean;
    readonly enforceDuringOnboarding: boolean;
    readonly groupId: string | null;
  }[];
  readonly accreditations: readonly { readonly id: string; readonly name: string; readonly mandatory: boolean; readonly enforceDependent: boolean; readonly groupId: string | null }[];
  readonly groups: readonly { readonly id: string; readonly name: string; readonly required: number }[];
};

type Row = Readonly<Record<string, unknown>>;
/** The person as kept: the fields of an OnboardingIndividual, references as `designationId`, lists as arrays. */
export type Given = Row;

/** MISSING is not there; EXPIRED is no longer valid on the joining date; INCOMPLETE lacks what an employee's record needs. */
export type Gap = 'MISSING' | 'EXPIRED' | 'INCOMPLETE';

export type Item = {
  readonly kind: 'FIELD' | 'ROW' | 'DOCUMENT' | 'ACCREDITATION' | 'GROUP';
  /** Unique in the list: `DOCUMENT 12`, `ACCREDITATION 3 Mia`. */
  readonly key: string;
  /** The field of the person where it is told. */
  readonly field: string;
  /** The name of a document, an accreditation, a group or a row. Empty for a field, which has its label. */
  readonly name: string;
  /** The document subtype or type of accreditation. */
  readonly id: string | null;
  /** Whom of the family it is of. */
  readonly dependent: string | null;
  /** What is wanting; null where it is there. */
  readonly gap: Gap | null;
  /** Nobody finishes without it. Otherwise it is asked for. */
  readonly isRequired: boolean;
  /** Of what is not complete, what is empty: `bankId`, `family.0.relationshipId`. */
  readonly wants: readonly string[];
  /** Of a group: how many are enough, how many there are, and what they may be. */
  readonly group: { readonly required: number; readonly given: number; readonly of: readonly string[] } | null;
};

export type Checklist = { readonly items: readonly Item[]; readonly done: number; readonly of: number; readonly isComplete: boolean };

/** Fields that are asked for, and who cannot do without. */
const FIELDS: readonly { readonly field: string; readonly whose: readonly Whose[] }[] = [
  { field: 'designation', whose: ['SPECIALIST'] },
  { field: 'department', whose: ['SPECIALIST'] },
  { field: 'location', whose: ['SPECIALIST'] },
  { field: 'phone', whose: ['SELF'] },
  { field: 'dateOfBirth', whose: ['SELF'] },
  { field: 'address', whose: ['SELF'] },
  { field: 'emergencyContacts', whose: ['SELF'] },
];
const OF_JOB = new Set(['designation', 'department', 'location']);

const rowsOf = (given: Given, key: string): readonly Row[] => (Array.isArray(given[key]) ? (given[key] as Row[]) : []);
const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
const same = (one: unknown, other: unknown): boolean => String(one ?? '').trim().toLowerCase() === String(other ?? '').trim().toLowerCase();

const fieldItems = (given: Given, whose: Whose): Item[] =>
  FIELDS.filter(({ field }) => whose === 'SPECIALIST' || !OF_JOB.has(field)).map(({ field, whose: needs }) => ({
    kind: 'FIELD',
    key: `FIELD ${field}`,
    field,
    name: '',
    id: null,
    dependent: null,
    gap: isThere(given[field] ?? given[`${field}Id`]) ? null : 'MISSING',
    isRequired: needs.includes(whose),
    wants: [],
    group: null,
  }));

const rowItems = (given: Given): Item[] => rowGaps(given).map(({ field, name, at, wants }) => ({ kind: 'ROW', key: `ROW ${field} ${at}`, field, name, id: null, dependent: null, gap: 'INCOMPLETE', isRequired: true, wants: wants.map((key) => (Array.isArray(given[field]) ? `${field}.${at}.${key}` : key)), group: null }));

/** What is wanting of papers of which one with a file has to be there, valid on the joining date. */
const gapOf = (papers: readonly Row[], file: string, joining: unknown): Gap | null => {
  const brought = papers.filter((paper) => isThere(paper[file]));
  if (brought.length === 0) return 'MISSING';
  return brought.some(({ expiresOn }) => !isThere(expiresOn) || !isThere(joining) || String(expiresOn) >= String(joining)) ? null : 'EXPIRED';
};

type Asked = Item & { readonly groupId: string | null; /** Alone, were it in no group. */ readonly counts: boolean };

const documentItems = (rules: Rules, given: Given, whose: Whose): Asked[] =>
  rules.documents.map(({ id, name, enforcedInSelfOnboarding, enforceDuringOnboarding, groupId }) => {
    const counts = enforcedInSelfOnboarding || (whose === 'SPECIALIST' && enforceDuringOnboarding);
    const gap = gapOf(rowsOf(given, 'documents').filter((row) => same(row['documentSubtypeId'], id)), 'file', given['joiningDate']);
    return { kind: 'DOCUMENT', key: `DOCUMENT ${id}`, field: 'documents', name, id, dependent: null, gap, isRequired: counts && groupId === null, wants: [], group: null, groupId, counts };
  });

const accreditationItems = (rules: Rules, given: Given): Asked[] => {
  const dependents = rowsOf(given, 'family').filter((row) => row['isDependent'] === true && isThere(row['name'])).map((row) => String(row['name']));
  return rules.accreditations.flatMap(({ id, name, mandatory, enforceDependent, groupId }) =>
    [null, ...(enforceDependent ? dependents : [])].map((dependent): Asked => {
      const gap = gapOf(rowsOf(given, 'accreditations').filter((row) => same(row['accreditationId'], id) && same(row['dependent'], dependent)), 'document', given['joiningDate']);
      // What stands for each other does so for one person; each dependent brings the own.
      const group = dependent === null ? groupId : null;
      return { kind: 'ACCREDITATION', key: ['ACCREDITATION', id, ...(dependent === null ? [] : [dependent])].join(' '), field: 'accreditations', name, id, dependent, gap, isRequired: mandatory && group === null, wants: [], group: null, groupId: group, counts: mandatory };
    }),
  );
};

/** Groups of which something is enforced: so many of their papers are enough. */
const groupItems = (rules: Rules, papers: readonly Asked[]): Item[] =>
  rules.groups.flatMap(({ id, name, required }): Item[] => {
    const members = papers.filter(({ groupId }) => groupId === id);
    if (!members.some(({ counts }) => counts)) return [];
    const given = members.filter(({ gap }) => gap === null).length;
    // A group that asks for more than it has is satisfied by all of it.
    const enough = Math.min(required, members.length);
    return [{ kind: 'GROUP', key: `GROUP ${id}`, field: members[0]!.field, name, id, dependent: null, gap: given >= enough ? null : 'MISSING', isRequired: true, wants: [], group: { required: enough, given, of: members.map((member) => member.name) } }];
  });

/** What is asked for, in the order in which people fill it in. Papers that nobody has to bring are left out, unless they are part of a group that somebody has to. `done` and `of` count what is required. */
export const checklistOf = (rules: Rules, given: Given, whose: Whose): Checklist => {
  // A group that is no longer in use groups nothing.
  const inUse = new Set(rules.groups.map(({ id }) => id));
  const grouped = <Rule extends { readonly groupId: string | null }>(rule: Rule): Rule => (rule.groupId !== null && !inUse.has(rule.groupId) ? { ...rule, groupId: null } : rule);
  const used: Rules = { groups: rules.groups, documents: rules.documents.map(grouped), accreditations: rules.accreditations.map(grouped) };
  const papers = [...documentItems(used, given, whose), ...accreditationItems(used, given)];
  const groups = groupItems(used, papers);
  const asked = new Set(groups.map(({ id }) => id));
  const items: Item[] = [
    ...fieldItems(given, whose),
    ...rowItems(given),
    ...papers.filter(({ counts, groupId }) => counts || (groupId !== null && asked.has(groupId))).map(({ groupId: _groupId, counts: _counts, ...item }) => item),
    ...groups,
  ];
  const required = items.filter(({ isRequired }) => isRequired);
  const done = required.filter(({ gap }) => gap === null).length;
  return { items, done, of: required.length, isComplete: done === required.length };
};
