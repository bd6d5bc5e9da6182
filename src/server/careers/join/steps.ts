/** What somebody who joins is asked, in which order: fields of their record as the organisation has it, and nothing of what is agreed about the job. */
import { shownFields } from '../../../domain/customisation/customise.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import { resourceOf } from '../../resource/registry.ts';

export const steps = ['personal', 'family', 'background', 'papers', 'bank', 'send'] as const;
export type Step = (typeof steps)[number];

export const isStep = (text: string): text is Step => (steps as readonly string[]).includes(text);

const LISTS: Readonly<Record<string, Step>> = { emergencyContacts: 'family', family: 'family', education: 'background', experience: 'background', languages: 'background', skills: 'background', documents: 'papers', accreditations: 'papers' };
const GROUPS: Readonly<Record<string, Step>> = { personal: 'personal', contact: 'personal', family: 'family', background: 'background', documents: 'papers', bank: 'bank' };
/** What was agreed or is noted about the person, and the address that the passcode goes to. */
const NOT_ASKED: ReadonlySet<string> = new Set(['email', 'mailLanguage']);
const NOT_THEIRS: ReadonlySet<string> = new Set(['progress', 'job']);

const own = resourceOf('OnboardingIndividual');
const groupOf = new Map(own.fields.map(({ name, group }) => [name, group]));

/** Where a field stands here, wherever the organisation has it in its own form; null where the person is not asked. */
const stepOf = (field: Field): Step | null => {
  if (field.readOnly || field.acts || NOT_ASKED.has(field.name)) return null;
  if (LISTS[field.name]) return LISTS[field.name]!;
  const group = field.custom === undefined ? groupOf.get(field.name) : field.group;
  if (group !== undefined && NOT_THEIRS.has(group)) return null;
  return GROUPS[group ?? ''] ?? (field.custom === undefined ? null : 'personal');
};

const order = Object.keys(LISTS);

/** The fields of a step, lists last; `whole` is the entity as the organisation has it. */
export const fieldsOf = (whole: Resource, step: Step): readonly Field[] =>
  shownFields(whole)
    .filter((field) => stepOf(field) === step)
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));

/** The step where a field, or a part of its rows, is told. */
export const stepOfField = (whole: Resource, key: string): Step | null => {
  const field = shownFields(whole).find((one) => one.key === key || one.name === key);
  return field ? stepOf(field) : null;
};

/** Steps that ask something; an organisation may have hidden all of one. */
export const askedSteps = (whole: Resource): readonly Step[] => steps.filter((step) => step === 'send' || fieldsOf(whole, step).length > 0);

export const stepAfter = (whole: Resource, step: Step): Step => {
  const asked = askedSteps(whole);
  return asked[asked.indexOf(step) + 1] ?? 'send';
};
