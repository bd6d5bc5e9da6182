/** What the console draws has its texts: each of its folders uses only messages that are there before it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages } from '../../generated/messages/en.ts';
import { projectFiles, root, textOfFile } from './support/files.ts';

const parts = new Map<string, string>();
for (const part of readdirSync(path.join(root, 'generated/messages'), { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  for (const key of Object.keys(((await import(`../../generated/messages/${part.name}/en.ts`)) as { messages: Record<string, string> }).messages)) parts.set(key, part.name);

/** What is loaded before files of a folder draw; the first line that fits counts. */
const THERE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^resource\/import\//, ['start', 'forms', 'errors', 'import']],
  [/^(resource\/(form|show|history|panel|Form|Show)|fields\/rows)/, ['start', 'forms', 'errors']],
  // What the device keeps of a list begins as some messages do.
  [/^resource\/list\/state\/preferences\./, ['start', 'pages']],
  // What is offered along with a change is asked in dialogs that come with their words.
  [/^along\./, ['start', 'pages']],
  // Names of sections there are no messages, but may read as some do.
  [/^sectionAsides\./, ['start', 'recruitment']],
  // What a record is besides its status, said in lists and panels of its endpoint.
  [/^fields\/status\/otherwise\./, ['start', 'recruitment']],
  // What is said on a record comes with its words when it is looked at.
  [/^resource\/talk\//, ['start', 'forms', 'errors', 'pages']],
  // Cells to edit, the tray, the dialog of many records and the shapes of a list are fetched with their words.
  [/^resource\/list\/(cells|tray|bulk|find|shapes)\//, ['start', 'forms', 'errors', 'pages']],
  // The screen of form fields, whose page waits for what is said of them.
  [/^settings\/form-fields\//, ['start', 'forms', 'errors', 'pages', 'settings']],
  // Pages without a session, and what shows the server's own words until the catalogue is there.
  [/^sign-in\//, ['start', 'errors', 'sign-in']],
  [/^(shell\/(useSubmit|states\/(ErrorState|useReason))\.)/, ['start', 'errors']],
  // A screen that this installation does not have bears the name of its form.
  [/^shell\/useScreenLabel\./, ['start', 'forms']],
  // Boards of monitoring, whose pages wait for their words.
  [/^shell\/board\//, ['start', 'forms', 'errors', 'pages', 'monitoring']],
  // How far work on many records is and what came of it, said with its words.
  [/^shell\/work\//, ['start', 'pages']],
  // The palette is fetched with its words.
  [/^shell\/palette\//, ['start', 'pages']],
  // It fetches the words of errors itself and shows the failure's own until they are there.
  [/^shell\/states\/useReason\./, ['start', 'errors']],
  // It fetches the words of pages itself before it says anything.
  [/^shell\/useKept\./, ['start', 'pages']],
  // Charts of figures are drawn on pages and by lists that wait for their words.
  [/^shell\/charts\/(FiguresChart|DrawnChart)\./, ['start', 'pages']],
  // Tabs of a record's page, which waits for the words of its tabs.
  [/^resource\/tabs\//, ['start', 'forms', 'errors', 'pages']],
  // What stands in the panel of a request, fetched with the words of workflows; so are the pages that decide requests and build them.
  [/^(approvals|workflow)\//, ['start', 'forms', 'errors', 'pages', 'dynamic-form-builder']],
  // A dialog of pages.
  [/^shell\/probation\//, ['start', 'pages']],
  // Figures of salaries, fetched with their words by the tab of the candidate and the page of the template.
  [/^salary\//, ['start', 'forms', 'errors', 'pages', 'payroll-admin']],
  [/^recruitment\/salary\//, ['start', 'forms', 'errors', 'pages', 'recruitment', 'payroll-admin']],
  // Runs and payslips: pages and acts of records, which come with the words of payroll.
  [/^payroll\//, ['start', 'forms', 'errors', 'pages', 'payroll-admin']],
  // The own pay, whose pages are fetched with the words of salaries.
  [/^my-finance\//, ['start', 'forms', 'errors', 'pages', 'payroll-admin']],
  // What the law takes of wages, whose pages are fetched with its words.
  [/^tax-and-statutory-compliance\//, ['start', 'forms', 'errors', 'pages', 'tax-and-statutory']],
  // Pages of those who join, which are records of onboarding; the dialog that starts it stands beside candidates, too.
  [/^recruitment\/joining\/(?!StartDialog)/, ['start', 'forms', 'errors', 'pages', 'onboarding']],
  // Pages, tabs and dialogs of plans and requisitions, fetched with the words of recruitment.
  [/^man-power-planning\//, ['start', 'forms', 'errors', 'pages', 'recruitment', 'dynamic-form-builder']],
  // Pages and dialogs of documents and signatures, fetched with their words.
  [/^document-generator\//, ['start', 'forms', 'errors', 'pages', 'document-signing']],
  // Dialogs of acts, which come with the words of their records.
  [/^resource\/acts\/(ActDialog|useAsked)\./, ['start', 'forms', 'errors', 'pages']],
  // Pages and dialogs of the records of recruitment: its screens have its words.
  [/^recruitment\//, ['start', 'forms', 'errors', 'pages', 'recruitment']],
  // Pages of time off and of what is paid once: their addresses name the words that come with them.
  [/^employee-self-service\/comp-off\//, ['start', 'forms', 'employee-self-service']],
  [/^my-team-finance\//, ['start', 'forms', 'errors', 'pages', 'payroll-admin']],
  // Parts of pages of reports, teams and holidays, which come with the words of pages.
  [/^shell\/(team\/|holiday-choices\/|charts\/(ReportChart|useReportFile)\.)/, ['start', 'forms', 'errors', 'pages']],
  // Cards of hiring, which are fetched with its words.
  [/^dashboard\/widgets\/(HiringFigures|MyInterviews)\./, ['start', 'pages', 'recruitment']],
  // Pages of shifts, which are fetched with their words.
  [/^roster-management\//, ['start', 'forms', 'errors', 'pages', 'attendance']],
  // Pages of productivity monitoring, which are fetched with its words; so are its logs.
  [/^(productivity-monitoring|data-loss-prevention|settings\/audit-log)\//, ['start', 'forms', 'errors', 'pages', 'monitoring']],
  [/^my-team\/uniforms\/|^settings\/uniforms\//, ['start', 'forms', 'errors', 'pages', 'core-hr']],
  // Overtime of a team, which is fetched with the words of requests.
  [/^my-team\/overtime\//, ['start', 'forms', 'errors', 'pages', 'employee-self-service']],
  // Pages of a team, which are fetched with the words of attendance.
  [/^my-team\//, ['start', 'forms', 'errors', 'pages', 'attendance']],
  [/^fields\/formula\//, ['start', 'payroll-admin']],
  [/^(shell|providers|sign-in|resource|fields)\/|^[^/]+$/, ['start']],
  [/./, ['start', 'forms', 'errors', 'pages']],
];

/** What stands below or beside an entity's form, or in the place of its rows, is drawn once its endpoint is there. */
const asides = [...`${textOfFile('src/console/formAsides.ts')}${textOfFile('src/console/formBesides.ts')}${textOfFile('src/console/rowsInputs.ts')}`.matchAll(/import\('\.\/([^']+)\/[^/']+'\)/g)].map(([, folder]) => `${folder}/`);
const endpoints = new Set(readdirSync(path.join(root, 'schema'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name));

/** Whole keys, and the beginnings of those that are put together: `grid.change.${kind}`. */
const usedIn = (text: string): string[] => [...text.replace(/\/\*\*.*?\*\//gs, '').matchAll(/['"`]([a-z][A-Za-z]*\.[\w.-]*)(?=['"`]|\$\{)/g)].map(([, key]) => key!);

describe('messages', () => {
  it('come in parts that are together what the server has', () => {
    expect([...parts.keys()].sort()).toEqual(Object.keys(messages).sort());
  });

  it('are loaded before the console draws them', () => {
    const late = projectFiles
      .filter((file) => /^src\/console\/.*\.tsx?$/.test(file))
      .flatMap((file) => {
        const place = file.replace('src/console/', '');
        const wanted = [...THERE.find(([where]) => where.test(place))![1], ...(asides.some((folder) => place.startsWith(folder)) ? endpoints : [])];
        const there = new Set([...wanted, ...(wanted.includes('forms') ? wanted.map((part) => `${part}-forms`) : [])]);
        return usedIn(textOfFile(file)).flatMap((used) => {
          const keys = used.endsWith('.') ? [...parts.keys()].filter((key) => key.startsWith(used)) : parts.has(used) ? [used] : [];
          return used === 'enum.' ? [] : keys.filter((key) => !there.has(parts.get(key)!)).slice(0, 1).map((key) => `${file}: ${key} comes with ${parts.get(key)}`);
        });
      });
    expect(late, 'Say in tools/codegen/message-parts.ts that the file of these messages is there from the start.').toEqual([]);
  });
});
