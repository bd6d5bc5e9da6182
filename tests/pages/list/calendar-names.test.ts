/** What an entry of a calendar is called: whose day it is, then what it is for. */
import { expect, it } from 'vitest';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { entryName, whoseField } from '../../../src/console/resource/list/shapes/calendar/entries.ts';

const whose = async (screen: string, isOwn = false, hidden = ''): Promise<string | undefined> => {
  const { resource } = await printedMetadata.screenResource(screen);
  return whoseField(resource, resource.fields.filter(({ name }) => name !== hidden), isOwn)?.name;
};

it('is the candidate of a round of interviews, also for who sits on its panel, as far as the candidate is open to them', async () => {
  expect([await whose('recruitment/scheduled-rounds'), await whose('recruitment/scheduled-rounds', true), await whose('recruitment/scheduled-rounds', false, 'candidate')]).toEqual(['candidate', 'candidate', undefined]);
});

it('is the employee of a leave request of the team, and nobody of one’s own', async () => {
  expect([await whose('my-team/leave-request'), await whose('my-team/leave-request', true)]).toEqual(['employee', undefined]);
});

it('says nobody twice', () => {
  expect([entryName('Asha Rao', 'First call'), entryName('Asha Rao', 'Asha Rao – Weaver'), entryName('', 'First call'), entryName(undefined, 'First call'), entryName('Asha Rao', '')]).toEqual(['Asha Rao, First call', 'Asha Rao – Weaver', 'First call', 'First call', 'Asha Rao']);
});
