/** No way around the hook that notes who reads what is recorded of people. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hooksOf } from '../../src/server/resource/hooks.ts';
import { resources } from '../../src/server/resource/registry.ts';

const sources = globSync('src/server/**/*.ts').toSorted().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const naming = (words: RegExp): string[] => sources.flatMap(({ file, text }) => (words.test(text) ? [file.replace('src/server/', '')] : []));

it('whatever is recorded of people and dated is noted when it is read', async () => {
  const dated = resources.filter((resource) => resource.dated !== undefined);
  expect(dated.map(({ type }) => type).toSorted()).toEqual(['ActivityDay', 'BlockedVisit', 'KeywordAlert', 'ToxicityAlert']);
  for (const resource of resources) expect([resource.type, (await hooksOf(resource)).noteRead !== undefined]).toEqual([resource.type, resource.dated !== undefined]);
});

it('statements of their own that read it are looked at: they note it themselves, write, or tell people of themselves', () => {
  expect(naming(/(?:from|join) (?:keyword_alert|toxicity_alert|blocked_visit|activity_day)\b|\$\{(?:kind\.)?table\} a\b/)).toMatchInlineSnapshot(`
    [
      "data-loss-prevention/internet/tell-visits.ts",
      "data-loss-prevention/words/handle-alerts.ts",
      "data-loss-prevention/words/keep-alerts.ts",
      "monitoring/activity-people.ts",
      "monitoring/alerts/alert-dashboard.ts",
      "monitoring/own-word-alerts.ts",
    ]
  `);
});

it('images of the journal are opened for a reader by readJournal alone; others undo, erase or decide', () => {
  expect(naming(/\bopenImages\b/)).toMatchInlineSnapshot(`
    [
      "dynamic-form-builder/list-decided-requests.ts",
      "record-talk/change-notice.ts",
      "resource/drop-account-mails.ts",
      "resource/last-candidates.ts",
      "resource/note-read.ts",
      "resource/sealed-image.ts",
      "resource/undo/changed-since.ts",
      "resource/undo/group.ts",
      "resource/undo/opened.ts",
    ]
  `);
});
