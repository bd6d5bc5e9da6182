import { expect, it } from 'vitest';
import { compact, whole } from '../../src/domain/compactResource.ts';
import { resources } from '../../src/server/resource/registry.ts';

it('brings every entity back as it was printed', () => {
  expect(resources.length).toBeGreaterThan(100);
  for (const resource of resources) expect(whole(JSON.parse(JSON.stringify(compact(resource))) as ReturnType<typeof compact>)).toEqual(resource);
});

it('says of a plain field its name and kind alone', () => {
  const plain = { name: 'startsOn', key: 'startsOn', column: 'starts_on', kind: 'date', required: false, readOnly: false, search: false, filter: false, sort: false, inList: false, rule: {}, help: false } as const;
  expect(compact({ ...resources[0]!, fields: [plain] }).fields).toEqual([{ name: 'startsOn', kind: 'date' }]);
});
