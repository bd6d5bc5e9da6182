/** A candidate in the panel beside the list: what one looks for first, and what is done next. */
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { skillsOf } from '../../../src/console/recruitment/candidates/panel/skillsOf.ts';
import { NextStep } from '../../../src/console/recruitment/candidates/panel/NextStep.tsx';
import { Summary } from '../../../src/console/recruitment/candidates/panel/Summary.tsx';
import { stepsFrom } from '../../../src/console/recruitment/candidates/flow/stepsFrom.ts';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';
import type { Step } from '../../../src/console/recruitment/candidates/flow/step.ts';
import type { Row } from '../../../src/console/providers/data/row.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const all = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' as const };
const asha = { id: '7', version: 3, name: 'Asha Rao', standing: 'ACTIVE', statusId: '2', status: { id: '2', title: 'Interview' }, currentDesignation: 'Weaver', currentEmployer: 'Palani Knits', experienceYears: 3, experienceMonths: 4, noticePeriod: 30, expectedCtc: null, resume: null, skills: [{ id: '1', skill: { id: '4', title: 'Planning' } }, { id: '2', skill: { id: '5', title: 'Looms' } }] } as unknown as Row;
const round = { roundId: 3, roundMasterId: 1, version: 1, result: 'PENDING', proposedResult: null, totalScore: null, panelScore: null, passingScore: 3, passesBy: 'TOTAL', maxScore: 5, timeZone: 'UTC', mode: 'VIDEO', venue: null, meetingLink: null, note: null, cancelReason: null, moveAskedAt: null, moveAskedNote: null, sequence: 1, canManage: false };
const member = (name: string, scorecardId: number | null) => ({ memberId: 12, name, email: null, designation: null, status: 'Accepted', totalScore: null, rating: null, recommendation: null, scorecardId });
const skill = (skillId: number, name: string, score: number | null, maxScore = 5) => ({ skillId, skill: name, score, comment: null, note: null, questions: [], maxScore });
const card = { scorecardId: 4, panelMember: 'Ishita Ghosh', status: 'SUBMITTED', submittedAt: null, rating: 4, recommendation: 'YES', note: 'Learns fast.', score: 4, maxScorePerSkill: 5, categories: [{ category: '', skills: [skill(1, 'Planning', 4.5), skill(2, 'Looms', null)] }] };
const step = (id: string, name: string, kind: string, more: object = {}) => ({ id, name, position: Number(id), status: 'ACTIVE', isDefault: false, requires: [], sendsMail: false, mailSubject: null, mailBody: null, stage: { id, name, kind, status: 'ACTIVE' }, next: [], ...more });
const flow = [step('1', 'Applied', 'APPLIED'), step('2', 'Interview', 'INTERVIEW'), step('3', 'Offered', 'OFFER'), step('4', 'Rejected', 'REJECTED')];

const serve = (refused?: string) => {
  const moved: object[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: object };
    const answer = (value: object) => Response.json({ data: { answer: value } });
    if (query.includes('retrieveCandidatesInterviewRounds')) return answer({ interviews: [{ interviewId: 5, interviewName: '', candidateName: '', resume: null, jobPost: null, status: 'SCHEDULED', completedRounds: 1, totalRounds: 2, rounds: [{ ...round, roundName: 'Skills interview', status: 'SCHEDULED', startTime: '2999-12-07T08:00:00Z', endTime: '2999-12-07T09:00:00Z', panelDetails: [member('Claire Fontaine', null)] }, { ...round, roundId: 2, roundName: 'First call', status: 'COMPLETED', startTime: '2026-11-01T08:00:00Z', endTime: '2026-11-01T09:00:00Z', panelDetails: [member('Ishita Ghosh', 4)] }] }] });
    if (query.includes('retrieveCandidateSkillsScore')) return answer({ skillScores: card });
    if (query.includes('listCandidateStatuses')) return answer({ rows: flow });
    if (!query.includes('updateCandidateStatus')) return answer({ rows: [], rounds: 0, totalRecords: 0, mails: [] });
    moved.push(variables);
    return refused === undefined ? answer({ message: '', changeSet: '9', candidateCount: 1 }) : Response.json({ data: null, errors: [{ message: refused, extensions: { errorCode: 'BAD_USER_INPUT', code: 'BAD_USER_INPUT', validationError: [] } }] });
  });
  return moved;
};

const rights = { JOB_CANDIDATES: all, HIRING_FLOW: all };
const target = () => printedMetadata.screenResource('recruitment/job-candidates');

describe('the summary of a candidate', () => {
  it('has the next interview, what panels found, and the facts that are known', async () => {
    serve();
    await needMessages('recruitment', 'pages', 'forms', 'errors');
    await renderForm(<Summary target={await target()} record={asha} />, { session: sessionWith(rights) });
    expect((await page.findByRole('link', { name: 'Open the interviews' })).getAttribute('href')).toBe('/recruitment/job-candidates/7/interviews');
    expect(page.getByText('Claire Fontaine · Video call')).toBeDefined();
    const scores = page.getByText('Planning', { selector: 'dt' }).closest('dl')!;
    expect([...scores.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual(['Planning', '4.5']);
    expect(page.getByText('Ishita Ghosh, First call')).toBeDefined();
    expect(page.getByText('Weaver at Palani Knits · 3 y 4 m of experience')).toBeDefined();
    expect(page.getByText('Planning, Looms')).toBeDefined();
    expect(page.getByText('30 days')).toBeDefined();
    expect(page.queryByText('Expected CTC')).toBeNull();
  });

  it('asks nothing of interviews for whom they are not open', async () => {
    serve();
    await renderForm(<Summary target={await target()} record={asha} />, { session: sessionWith({ JOB_CANDIDATES: { ...all, view: false, update: false }, UPCOMING_INTERVIEWS: { ...all, view: false } }) });
    expect(await page.findByText('Planning, Looms')).toBeDefined();
    expect(page.queryByText('Scores so far')).toBeNull();
    // Who may not change candidates is not told to.
    expect(page.getByText('No resume yet.')).toBeDefined();
  });

  it('scores a skill on average of the cards that scored it, whatever their scales', () => {
    const one = { card: { categories: [{ category: '', skills: [skill(1, 'Planning', 4), skill(2, 'Looms', null)] }] } };
    const other = { card: { categories: [{ category: '', skills: [skill(1, 'Planning', 6, 10), skill(2, 'Looms', 5)] }] } };
    expect(skillsOf([one, other] as never)).toEqual([{ skill: 'Planning', score: 3.5, most: 5 }, { skill: 'Looms', score: 5, most: 5 }]);
  });
});

describe('the next step', () => {
  it('moves along the flow with one press, from where the reader saw the candidate, and says why where it is refused', async () => {
    const moved = serve('Somebody moved them.');
    await needMessages('recruitment', 'pages', 'forms', 'errors');
    const { user } = await renderForm(<NextStep target={await target()} record={asha} />, { session: sessionWith(rights) });
    await user.click(await page.findByRole('button', { name: 'Move to Offered' }));
    expect((await page.findByRole('alert')).textContent).toContain('Somebody moved them.');
    expect(moved).toEqual([{ candidateId: [7], statusId: 3, fromStatusId: 2 }]);
  });

  it('asks before somebody is turned down, with that status chosen', async () => {
    const moved = serve();
    const { user } = await renderForm(<NextStep target={await target()} record={asha} />, { session: sessionWith(rights) });
    await user.click(await page.findByRole('button', { name: 'Reject' }));
    expect(within(await page.findByRole('dialog')).getByRole('button', { name: 'Change status' })).toBeDefined();
    expect(moved).toEqual([]);
  });

  it('is nobody’s who may not change candidates, and not for whom nobody considers any more', async () => {
    serve();
    for (const [record, update] of [[asha, false], [{ ...asha, standing: 'ARCHIVED' }, true]] as const) {
      await renderForm(<NextStep target={await target()} record={record as Row} />, { session: sessionWith({ ...rights, JOB_CANDIDATES: { ...all, update } }) });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(page.queryByRole('button')).toBeNull();
      cleanup();
    }
  });

  it('is the next on the way that the flow leads to; rejected and hired go on to none', () => {
    const steps = [['1', 'APPLIED', ['3', '9']], ['2', 'SCREENING', []], ['3', 'INTERVIEW', []], ['4', 'HIRED', []], ['9', 'REJECTED', []]].map(([id, kind, next]) => ({ id, name: String(id), inUse: true, isFirst: false, stage: { id, name: '', kind }, next, requires: [], mail: undefined })) as unknown as Step[];
    const led = (id: string) => { const { next, rejected } = stepsFrom(steps, id); return [next?.id, rejected?.id]; };
    expect(['1', '2', '4', '9', '77'].map(led)).toEqual([['3', '9'], ['3', '9'], [undefined, undefined], [undefined, undefined], [undefined, '9']]);
  });
});
