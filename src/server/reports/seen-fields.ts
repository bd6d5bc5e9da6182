/** What reports on an entity may show to a person: its fields, and those one step behind its references. */
import { isBucketed, isGroupable, measuresOf, type MeasureKind } from '../../domain/lists/aggregate.ts';
import { shownFields } from '../../domain/customisation/customise.ts';
import { isSeveral } from '../../domain/lists/several.ts';
import type { Language } from '../../domain/languages.ts';
import type { Field, Resource } from '../../domain/resource.ts';
import { resourceOfSession } from '../customisation/form-fields.ts';
import { Refusal } from '../refuse.ts';
import { placeOf } from '../resource/aggregate/place.ts';
import { fieldLabel, wordsOf } from '../resource/import/words.ts';
import { resourceOf } from '../resource/registry.ts';
import type { Sight } from '../resource/sight.ts';

export type SeenField = {
  readonly path: string;
  readonly label: string;
  readonly of: string | null;
  readonly kind: string;
  readonly groupable: boolean;
  readonly bucketed: boolean;
  readonly sortable: boolean;
  readonly measures: readonly MeasureKind[];
};

const SHOWN_NOWHERE: readonly Field['kind'][] = ['id', 'rows', 'custom', 'json', 'file', 'image'];

/** Whether the path is one that the person may read; what is refused is a refusal, anything else a fault. */
export const isSeen = (resource: Resource, path: string, sight: Sight): boolean => {
  try {
    placeOf(resource, path, sight);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

const audit = ['createdAt', 'updatedAt'] as const;

export const seenFields = (resource: Resource, sight: Sight, language: Language): SeenField[] => {
  const words = wordsOf(language);
  const seen = (owner: Resource, field: Field, of: Field | null): SeenField[] => {
    const path = of === null ? field.key : `${of.key}.${field.key}`;
    // Child rows are shown by no column, but what they refer to is grouped by.
    if ((SHOWN_NOWHERE.includes(field.kind) && !isSeveral(field)) || !isSeen(resource, path, sight)) return [];
    return [{ path, label: fieldLabel(owner, field, words), of: of === null ? null : fieldLabel(resource, of, words), kind: field.kind, groupable: isGroupable(field), bucketed: isBucketed(field), sortable: of === null && field.sort, measures: measuresOf(field) }];
  };
  const own = shownFields(resource);
  const behind = own.filter(({ reference }) => reference !== undefined).flatMap((field) => {
    const target = resourceOfSession(resourceOf(field.reference!.type), sight.session);
    return shownFields(target).filter(({ name }) => name !== target.title).flatMap((inner) => seen(target, inner, field));
  });
  const kept = audit.map((path): SeenField => ({ path, label: words(`common.${path}`), of: null, kind: 'dateTime', groupable: true, bucketed: true, sortable: true, measures: ['MINIMUM', 'MAXIMUM'] }));
  return [...own.flatMap((field) => seen(resource, field, null)), ...kept, ...behind];
};
