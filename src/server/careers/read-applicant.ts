/** What a stranger's resume says, for the form that they fill in: only what was read with some certainty, by the names of the form's fields. Nothing is kept. */
import { UNSURE } from '../../domain/resume/found.ts';
import type { Found } from '../../domain/resume/found.ts';
import { resumeLimits } from '../auth/attempts.ts';
import { refuseFlood } from '../auth/refuse-flood.ts';
import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { parseResume } from '../recruitment/resumes/parse-resume.ts';
import type { ParsedResume } from '../recruitment/resumes/parse-resume.ts';
import { supposedIn } from '../recruitment/resumes/supposed.ts';
import { Refusal, refuse } from '../refuse.ts';
import { ROWS } from './application-fields.ts';
import { readForm } from './read-form.ts';
import { kindOf } from './store-file.ts';
import { visitOf } from './visit.ts';
import type { Visit } from './visit.ts';

const sure = <Value>(found: Found<Value> | null): Value | null => (found !== null && found.confidence >= UNSURE ? found.value : null);

type Row = readonly [string, string | number | null | undefined];

const rows = <Value>(name: string, found: readonly Found<Value>[], most: number, columns: (value: Value) => readonly Row[]): Row[] =>
  found
    .filter(({ confidence }) => confidence >= UNSURE)
    .slice(0, most)
    .flatMap(({ value }, at) => columns(value).map(([column, part]): Row => [`${name}.${at}.${column}`, part]));

const answersOf = ({ fields }: ParsedResume): Record<string, string> => {
  const [name, months] = [sure(fields.name), sure(fields.experienceMonths)];
  const all: Row[] = [
    // The form has no field for names between: they are given names.
    ['firstName', name && [name.firstName, name.middleName].filter((part) => part !== null).join(' ')],
    ['lastName', name?.lastName],
    ['email', sure(fields.email)],
    ['phone', sure(fields.phone)],
    ['currentLocation', sure(fields.location)],
    ['currentEmployer', sure(fields.currentEmployer)],
    ['currentDesignation', sure(fields.currentDesignation)],
    ['experienceYears', months === null ? null : Math.floor(months / 12)],
    ['experienceMonths', months === null ? null : months % 12],
    ...rows('experience', fields.experience, ROWS.experience, ({ company, designation, startedOn, endedOn }) => [['company', company], ['designation', designation], ['startedOn', startedOn], ['endedOn', endedOn]]),
    ...rows('education', fields.education, ROWS.education, ({ institute, qualification, endedOn }) => [['institute', institute], ['qualification', qualification], ['yearOfPassing', endedOn?.slice(0, 4)]]),
  ];
  return Object.fromEntries(all.flatMap(([key, value]) => (value === null || value === undefined || value === '' ? [] : [[key, String(value)]])));
};

const read = async (context: Context, visit: Visit): Promise<void> => {
  await refuseFlood(context.db, resumeLimits(context.address));
  const file = (await readForm(context)).file('resume');
  if (file === null) throw refuse('FILE_BLANK');
  kindOf('candidate.resume', file);
  const supposed = await withOrg(context.db, visit.orgCode, supposedIn);
  sendJson(context, 200, { errorCode: '', message: '', answers: answersOf(await parseResume(file.bytes, file.name, visit.language, supposed)) });
};

/** `POST /v3/job-candidates/resume` with the file: `{ answers }`. Refuses what cannot be read, and who asks too often, in the language of the form, which shows it as it comes. */
export const readApplicant = async (context: Context): Promise<void> => {
  const visit = await visitOf(context);
  if (visit === null) throw refuse('HTTP_404');
  try {
    await read(context, visit);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sendRefusal(context, error, visit.say(`error.${error.code}`, error.details.words));
  }
};
