import { checklistOf } from '../../../domain/onboarding/checklist.ts';
import { readPapers } from '../../careers/join/papers.ts';
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { refuse, type FieldProblem } from '../../refuse.ts';
import type { Image } from '../../resource/image.ts';
import type { Session } from '../../session.ts';

/** Refuses with all that is wanting before an employee can be made, in words. */
export const refuseWanting = async (tx: Transaction, { language }: Session, person: Image): Promise<void> => {
  const { items } = checklistOf(await readPapers(tx), person, 'SPECIALIST');
  const problems = items.filter(({ isRequired, gap }) => isRequired && gap !== null).map(({ kind, field, name, dependent, gap, group }): FieldProblem => {
    const label = say(language, `onboardingIndividual.${field}`);
    const what = kind === 'FIELD' ? label : kind === 'ROW' ? (name === '' ? label : say(language, 'onboarding.ofPerson', { what: label, name })) : dependent === null ? name : say(language, 'onboarding.ofPerson', { what: name, name: dependent });
    return { field, message: group ? say(language, 'onboarding.wants.GROUP', { what, given: group.given, enough: group.required }) : say(language, `onboarding.wants.${gap!}`, { what }) };
  });
  if (problems.length > 0) throw refuse('ONBOARDING_INCOMPLETE', { words: { name: String(person['name']) }, validationError: problems });
};
