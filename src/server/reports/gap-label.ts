/** What a part of a report that was left out is called. */
import { isCustomKey, customKey } from '../../domain/customisation/customise.ts';
import { stepsOf } from '../../domain/lists/aggregate.ts';
import type { Language } from '../../domain/languages.ts';
import type { Resource } from '../../domain/resource.ts';
import { fieldLabel, wordsOf, type Words } from '../resource/import/words.ts';
import { fieldOf, resourceOf } from '../resource/registry.ts';
import type { Reading } from './report-sight.ts';
import { isSeen } from './seen-fields.ts';

/** 'custom_shirtSize' → 'Shirt size': what is left of a field that is gone. */
const spoken = (key: string): string => {
  const name = isCustomKey(key) ? key.slice(customKey('').length) : key;
  const text = name.replace(/_+/g, ' ').replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ').toLowerCase().trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

const labelIn = (resource: Resource | null, key: string, words: Words): string => {
  if (key === 'createdAt' || key === 'updatedAt') return words(`common.${key}`);
  const field = resource === null ? undefined : fieldOf(resource, key);
  return resource === null || field === undefined ? spoken(key) : fieldLabel(resource, field, words);
};

/** As the field is called in the product; by the organisation's own words only where the reader may see it. */
export const gapLabel = ({ resource, sight }: Reading, path: string, language: Language): string => {
  const words = wordsOf(language);
  const { reference, field } = stepsOf(path);
  const owner = (key: string): Resource => (isSeen(resource, key, sight) ? resource : resourceOf(resource.type));
  if (reference === null) return labelIn(owner(field), field, words);
  const target = fieldOf(owner(reference), reference)?.reference?.type;
  return `${labelIn(owner(reference), reference, words)} · ${labelIn(target === undefined ? null : resourceOf(target), field, words)}`;
};
