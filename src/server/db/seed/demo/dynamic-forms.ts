/** Forms of the demo: one that is open and half answered, one that is closed, and a draft. */
import { keptAnswers } from '../../../../domain/dynamic-forms/answers.ts';
import type { Question } from '../../../../domain/dynamic-forms/questions.ts';
import { addDays } from '../../../../domain/dates.ts';
import { resourceOf } from '../../../resource/registry.ts';
import { readImages } from '../../../resource/store.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import { chance } from './chance.ts';
import type { World } from './world.ts';

type Form = { readonly name: string; readonly introduction: string; readonly status: string; readonly due: number | null; readonly opened: number | null; readonly questions: readonly Question[]; /** Of a hundred. */ readonly answered: number };

const HOME: readonly Question[] = [
  { question: 'How many days a week do you work from home?', kind: 'NUMBER', isRequired: true, hint: 'Half days count as 0.5' },
  { question: 'What do you have at home?', kind: 'CHOICES', isRequired: false, choices: 'Desk\nOffice chair\nSecond screen\nHeadset' },
  { question: 'Is your connection good enough for video calls?', kind: 'YES_NO', isRequired: true },
  { question: 'How well can you work at home?', kind: 'RATING', isRequired: true, hint: '5 is best' },
  { question: 'What would help you most?', kind: 'LONG_TEXT', isRequired: false },
];
const CANTEEN: readonly Question[] = [
  { question: 'Which lunch do you take most often?', kind: 'CHOICE', isRequired: true, choices: 'Vegetarian\nNon-vegetarian\nSalads\nI bring my own' },
  { question: 'How do you like the food?', kind: 'RATING', isRequired: true },
];
const TRAINING: readonly Question[] = [
  { question: 'Which training do you wish for?', kind: 'SHORT_TEXT', isRequired: true },
  { question: 'From when could you take part?', kind: 'DATE', isRequired: false },
];

const forms: readonly Form[] = [
  { name: 'Working from home', introduction: 'We plan what to buy for home offices. It takes two minutes.', status: 'OPEN', due: 9, opened: -5, questions: HOME, answered: 45 },
  { name: 'Canteen', introduction: 'Your word on the new menu.', status: 'CLOSED', due: -20, opened: -34, questions: CANTEEN, answered: 80 },
  { name: 'Training wishes', introduction: 'What you would like to learn next year.', status: 'DRAFT', due: 40, opened: null, questions: TRAINING, answered: 0 },
];

const WISHES = ['A second screen', 'Fewer meetings on Fridays', 'A quieter headset', 'Nothing, it works well', 'Support for the VPN in the evening'];

const answerOf = ({ kind, choices }: Question, number: string, at: number): readonly string[] => {
  const draw = chance('form', number, at);
  const options = (choices ?? '').split('\n');
  if (kind === 'NUMBER') return [String((draw % 7) / 2)];
  if (kind === 'CHOICES') return options.filter((_, index) => chance('form', number, at, index) < 55);
  if (kind === 'CHOICE') return [options[draw % options.length]!];
  if (kind === 'YES_NO') return [draw < 78 ? 'YES' : 'NO'];
  if (kind === 'RATING') return [String(5 - Math.floor(draw / 34) - (draw % 2))];
  return draw < 40 ? [WISHES[draw % WISHES.length]!] : [];
};

export const seedDynamicForms = async (tx: Transaction, { today, now }: Pick<World, 'today' | 'now'>, spared: ReadonlySet<string>): Promise<void> => {
  const seed = seeding(tx);
  const moment = (days: number, minutes: number): string => new Date(now.getTime() + days * 86_400_000 + minutes * 60_000).toISOString();
  const ids = await seed.add('DynamicForm', forms.map(({ name, introduction, status, due, opened, questions }) => ({ name, introduction, status, dueOn: due === null ? null : addDays(today, due), mayChange: true, questions, openedOn: opened === null ? null : moment(opened, 0) })));
  const made = await readImages(tx, resourceOf('DynamicForm'), ids);
  const people = await tx.query<{ id: string; number: string; name: string }>(`select id::text as id, employee_number as number, name from employee where org_code = $1 and status = 'ACTIVE' order by employee_number`, [tx.orgCode]);
  const responses = forms.flatMap(({ answered, opened }, index) => {
    const id = ids[index]!;
    const questions = (made.get(id)?.['questions'] ?? []) as readonly (Question & { readonly id: string })[];
    return people.filter(({ number }) => !spared.has(number) && chance('answers', index, number) < answered).map(({ id: employeeId, number, name }) => {
      const given = keptAnswers(questions, Object.fromEntries(questions.map((one, at) => [one.id, answerOf(one, number, at)])));
      const lines = questions.flatMap((one) => (given[one.id] === undefined ? [] : [{ question: one.question, answer: one.kind === 'YES_NO' ? (given[one.id]![0] === 'YES' ? 'Yes' : 'No') : given[one.id]!.join('\n') }]));
      return { name, formId: id, employeeId, answeredOn: moment((opened ?? 0) + 1, chance('when', index, number) * 30), given, lines };
    });
  });
  await seed.add('DynamicFormResponse', responses);
  await seed.finish('Forms of the organization');
};
