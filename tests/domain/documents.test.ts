import { describe, expect, it } from 'vitest';
import { documentNames, fillWords, namesIn, wordsProblem } from '../../src/domain/documents/document-words.ts';
import { mailProblems } from '../../src/domain/documents/mail-problems.ts';
import { reminderDue } from '../../src/domain/documents/reminder-due.ts';
import { isUnderWay } from '../../src/domain/documents/standing.ts';

describe('the words of a document', () => {
  it('are filled in once: what a record says is never read as a name again', () => {
    const filled = fillWords('{{ name }} of {{organisation}} since {{dateOfJoin}}', { name: '{{organisation}}', organisation: 'Northwind' });
    expect(filled).toBe('{{organisation}} of Northwind since {{dateOfJoin}}');
    expect(namesIn('{{dateOfJoin}} {{ name }} {{name}}')).toEqual(['dateOfJoin', 'name']);
    expect(fillWords('{{constructor}}', {})).toBe('{{constructor}}');
  });

  it('may name what the records of those have whom they are for', () => {
    for (const audience of ['EMPLOYEE', 'CANDIDATE'] as const) expect(wordsProblem(audience, documentNames[audience].map((name) => `{{${name}}}`).join(' '))).toBeNull();
    expect(wordsProblem('CANDIDATE', '{{manager}}')).toMatchObject({ message: 'documents.unknownName' });
    expect(wordsProblem('EMPLOYEE', '{{designaton}}')).toMatchObject({ message: 'documents.unknownNear', args: { near: 'designation' } });
    expect(wordsProblem('EMPLOYEE', '{{name} and }}')).toMatchObject({ message: 'documents.braces' });
  });
});

it('asks for a subject and a body of five characters', () => {
  expect(mailProblems({ subject: ' ', body: 'Four' }).map(({ field, message }) => [field, message])).toEqual([['subject', 'rule.subjectRequired'], ['body', 'rule.bodyShort']]);
  expect(mailProblems({ subject: 'Four', body: '' }).map(({ message }) => message)).toEqual(['rule.subjectShort', 'rule.bodyRequired']);
  expect(mailProblems({ subject: 'Fives', body: 'Fives' })).toEqual([]);
});

it('reminds after so many days, and only so often', () => {
  const rhythm = { reminderDays: 3, mostReminders: 2 };
  expect([reminderDue(rhythm, '2026-11-27', 0, '2026-11-29'), reminderDue(rhythm, '2026-11-27', 1, '2026-11-30'), reminderDue(rhythm, '2026-11-01', 2, '2026-11-30')]).toEqual([false, true, false]);
  expect(reminderDue({ reminderDays: 0, mostReminders: 2 }, '2026-01-01', 0, '2026-11-30')).toBe(false);
});

it('is under way while somebody is to sign', () => {
  expect([isUnderWay({ status: 'SENT', waitsFor: 'A' }), isUnderWay({ status: 'SENT', waitsFor: null }), isUnderWay({ status: 'COMPLETED', waitsFor: 'A' })]).toEqual([true, false, false]);
});
