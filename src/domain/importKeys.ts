import type { Resource } from './resource.ts';

/** Fields by which a file knows the records that it is about, all of them together, by key or name: those of the first unique key, else the record's number. */
export const importKeys = ({ unique }: Pick<Resource, 'unique'>): readonly string[] => unique[0] ?? ['id'];
