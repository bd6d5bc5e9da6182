/** How candidates who are one person become one: what is taken, united and reckoned, and which pairs make a group. */
import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../src/domain/duplicates/groups.ts';
import { choices, isChoice, reckoned, takenFrom, united } from '../../src/domain/duplicates/merge-fields.ts';
import { sorted, takenOf } from '../../src/console/recruitment/duplicates/merging.ts';
import { resources } from '../../generated/recruitment/resources.ts';

const { fields } = resources.find(({ type }) => type === 'Candidate')!;
const keys = (of: readonly { readonly key: string }[]) => of.map(({ key }) => key);
const unit = (key: string) => choices(fields).find((one) => keys(one).includes(key))!;

describe('merging candidates', () => {
  it('chooses name, pay, experience, place and standing whole, and neither number, days of the way nor lists', () => {
    expect(keys(unit('lastName'))).toEqual(['firstName', 'middleName', 'lastName']);
    expect(keys(unit('currency'))).toEqual(['currentCtc', 'expectedCtc', 'currency']);
    expect(keys(unit('statusId'))).toEqual(['jobPostId', 'statusId']);
    expect(['number', 'name', 'appliedOn', 'skills', 'employeeId', 'id'].filter((key) => choices(fields).some((one) => keys(one).includes(key)))).toEqual([]);
  });

  it('takes the first who has it, and nobody off the blacklist', () => {
    const people = [{ id: '1', email: null, standing: 'ACTIVE', jobPostId: null, statusId: '1' }, { id: '2', email: 'a@b.example', standing: 'BLACKLISTED', jobPostId: '7', statusId: '2' }] as const;
    expect(['email', 'standing', 'jobPostId', 'phone'].map((key) => takenFrom(unit(key), people).id)).toEqual(['2', '2', '2', '1']);
    expect([isChoice(unit('standing'), people), isChoice(unit('email'), people)]).toEqual([false, true]);
  });

  it('keeps the post and status of whoever is hired, whatever is chosen', () => {
    const people = [{ id: '1', email: null, jobPostId: '7', statusId: '2' }, { id: '2', email: 'a@b.example', jobPostId: '8', statusId: '5' }];
    expect([takenFrom(unit('statusId'), people, '2').id, takenFrom(unit('statusId'), people).id, takenFrom(unit('phone'), people, '2').id]).toEqual(['2', '1', '1']);
    expect([isChoice(unit('statusId'), people, '2'), isChoice(unit('statusId'), people), isChoice(unit('email'), people, '2')]).toEqual([false, true, true]);
    const rows = people.map((one) => ({ ...one }));
    const place = sorted(fields, rows, {}, '2').differing.find(({ key }) => key === 'jobPostId')!;
    expect([place.isOpen, takenOf(place, rows, new Map([['jobPostId', '1']]), '2').id]).toEqual([false, '2']);
  });

  it('unites lists, equal lines once, what one leaves empty from the other', () => {
    expect(united('skills', [[{ id: '1', skillId: '4', proficiency: null }], [{ id: '9', skillId: '4', proficiency: 'ADVANCED' }, { id: '10', skillId: '5', proficiency: null }]])).toEqual([{ id: '1', skillId: '4', proficiency: 'ADVANCED' }, { id: '10', skillId: '5', proficiency: null }]);
    expect(united('experience', [[{ id: '1', company: 'Acme', designation: 'Weaver' }], [{ id: '2', designation: 'WEAVER', company: 'Acme', location: null }, { id: '3', company: 'Acme', designation: 'Dyer' }]])).toHaveLength(2);
  });

  it('reckons the first days of the way and the last answer', () => {
    expect(reckoned(fields, [{ appliedOn: '2026-03-01', hiredOn: null, lastInterviewOn: '2026-04-01', employeeId: null }, { appliedOn: '2026-02-01', hiredOn: '2026-05-01', lastInterviewOn: '2026-04-09', employeeId: '12' }])).toMatchObject({ appliedOn: '2026-02-01', hiredOn: '2026-05-01', lastInterviewOn: '2026-04-09', employeeId: '12' });
  });

  it('keeps the latest consent and the latest day until which somebody is kept, and offers neither for choice', () => {
    expect(reckoned(fields, [{ consentOn: '2026-03-01', retainUntil: '2028-03-01' }, { consentOn: '2026-09-01', retainUntil: '2028-09-01' }, { consentOn: null, retainUntil: null }])).toMatchObject({ consentOn: '2026-09-01', retainUntil: '2028-09-01' });
    expect(choices(fields).flat().filter(({ key }) => key === 'consentOn' || key === 'retainUntil')).toEqual([]);
  });

  it('shows first what differs, offers nothing where all are the same, and takes what is picked', () => {
    const people = [{ id: '1', email: 'a@b.example', phone: '+911', currentLocation: 'Pune', gender: 'MALE' }, { id: '2', email: 'c@d.example', phone: '+911', currentLocation: null, gender: 'FEMALE' }];
    const { differing, rest } = sorted(fields, people, {});
    expect(differing.map(({ key, isOpen }) => [key, isOpen])).toEqual([['email', true], ['gender', false]]);
    expect(rest.map(({ key, isOpen }) => [key, isOpen])).toEqual([['phone', false], ['currentLocation', true]]);
    expect([takenOf(differing[0]!, people, new Map()).id, takenOf(differing[0]!, people, new Map([['email', '2']])).id]).toEqual(['1', '2']);
  });

  it('groups whoever is joined by pairs, the likeliest first', () => {
    const pairs = [{ one: 5, other: 9, score: 0.99 }, { one: 1, other: 2, score: 0.9 }, { one: 2, other: 3, score: 0.8 }, { one: 9, other: 12, score: 0.6 }];
    expect(groupsOf(pairs).map(({ members, score }) => [members, score])).toEqual([[[5, 9, 12], 0.99], [[1, 2, 3], 0.9]]);
  });

  it('groups 20,000 pairs in a chain', () => {
    expect(groupsOf(Array.from({ length: 20_000 }, (_, at) => ({ one: at, other: at + 1, score: 0.9 })))[0]!.members).toHaveLength(20_001);
  });
});
