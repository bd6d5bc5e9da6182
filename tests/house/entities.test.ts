import { describe, expect, it } from 'vitest';
import { measureEntities } from '../../tools/entities/measure.ts';
import { entitiesPage, spoken, written } from '../../tools/entities/page.ts';
import { root, textOfFile } from './support/files.ts';

const entities = measureEntities(root);

describe('entities', () => {
  it('are counted in docs/entities.md (node tools/entities/main.ts writes it)', () => expect(textOfFile('docs/entities.md')).toBe(entitiesPage(entities)));

  it('need no TypeScript for the most part', () => expect(entities.filter(({ code }) => code === 0).length).toBeGreaterThan(entities.length / 2));

  it('take two lines a field, a help text and a choice, and ten more, for the most part', () => {
    expect(entities.filter((entity) => written(entity) <= spoken(entity)).length).toBeGreaterThan(entities.length / 2);
  });
});
