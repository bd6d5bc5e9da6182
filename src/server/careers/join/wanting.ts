/** What somebody who joins cannot send without, and where it is told. */
import { checklistOf } from '../../../domain/onboarding/checklist.ts';
import type { Item } from '../../../domain/onboarding/checklist.ts';
import type { Resource } from '../../../domain/resource.ts';
import { shownFields } from '../../../domain/customisation/customise.ts';
import { flat } from '../../../domain/customisation/custom-values.ts';
import type { Image } from '../../resource/image.ts';
import type { Papers } from './papers.ts';
import { stepOfField } from './steps.ts';
import type { Step } from './steps.ts';

export type Want = Pick<Item, 'kind' | 'field' | 'name' | 'dependent' | 'group' | 'key' | 'wants'> & { readonly gap: NonNullable<Item['gap']>; readonly step: Step };

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Keys of plain fields that have to be told: by the schema, by the organisation's form, by the checklist. */
export const neededFields = (whole: Resource, papers: Papers): ReadonlySet<string> => {
  const asked = new Set(checklistOf(papers, {}, 'SELF').items.filter(({ kind, isRequired }) => kind === 'FIELD' && isRequired).map(({ field }) => field));
  return new Set(shownFields(whole).filter((field) => field.required || asked.has(field.name)).map(({ key }) => key));
};

/** In the order of the steps. What the organisation hides in its form is asked of nobody. */
export const wantingOf = (whole: Resource, papers: Papers, image: Image): readonly Want[] => {
  const values = flat(image);
  const list = checklistOf(papers, image, 'SELF').items.filter(({ isRequired, gap }) => isRequired && gap !== null);
  const told = new Set(list.map(({ field }) => field));
  const byForm = shownFields(whole).filter((field) => field.required && !told.has(field.name) && isEmpty(values[field.key]));
  const all = [
    ...byForm.map(({ key }) => ({ kind: 'FIELD' as const, key: `FIELD ${key}`, field: key, name: '', dependent: null, group: null, wants: [], gap: 'MISSING' as const })),
    ...list.map(({ kind, key, field, name, dependent, group, wants, gap }) => ({ kind, key, field, name, dependent, group, wants, gap: gap! })),
  ];
  return all.flatMap((want): Want[] => {
    const step = stepOfField(whole, want.field);
    return step === null ? [] : [{ ...want, step }];
  });
};
