import type { Seeding } from '../db/seed/seeding.ts';

/** Name, type, category. */
const subtypes = [
  ['Employment contract', 'Agreement', 'Employment'], ['Offer letter', 'Letter', 'Employment'], ['Written warning', 'Letter', 'Employment'], ['Proof of identity', 'Card', 'Identity'],
  ['Proof of address', 'Statement', 'Identity'], ['Certificate', 'Certificate', 'Education'], ['Tax document', 'Statement', 'Pay and tax'], ['Medical certificate', 'Certificate', 'Health'], ['Other document', 'Other', 'Other'],
] as const;

const added = async (seed: Seeding, type: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const unique = [...new Set(names)];
  const ids = await seed.add(type, unique.map((name) => ({ name })));
  return new Map(unique.map((name, at) => [name, ids[at] ?? '']));
};

/** What kinds of documents a new organisation starts with, so that papers of people can be kept from the first day; it changes them as it likes. */
export const seedDocumentLists = async (seed: Seeding): Promise<void> => {
  const types = await added(seed, 'DocumentType', subtypes.map(([, type]) => type));
  const categories = await added(seed, 'DocumentCategory', subtypes.map(([, , category]) => category));
  await seed.add('DocumentSubtype', subtypes.map(([name, type, category]) => ({ name, documentTypeId: types.get(type), documentCategoryId: categories.get(category) })));
};
