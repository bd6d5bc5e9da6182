// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { DataProviderContext } from 'ra-core';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dashboard } from '../../../src/console/dashboard/Dashboard.tsx';
import { WidgetBoard } from '../../../src/console/dashboard/board/WidgetBoard.tsx';
import { widgets } from '../../../src/console/dashboard/widgets.ts';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { SteadyProvider } from '../../../src/console/shell/Steady.tsx';
import { inShell } from '../shell/inShell.tsx';

type Answers = Record<string, object | Error>;

const kept: { key: string; value: unknown }[] = [];
let answers: Answers = {};

const usual: Answers = {
  listMyPreferences: { rows: [] },
  listAttendanceDashBoard: { workDate: '2026-11-20', timeZone: 'Asia/Kathmandu', CIn: '2026-11-20T03:35:00Z', COut: null, minutesLate: 5, minutesWorked: 125, startsAt: '09:00', endsAt: '18:00', isDayOff: false },
  empLeaveHistory: { leaveBalances: [{ leaveTypeId: 1, leaveName: 'Sick leave', year: 2026, entitled: '10.0000', carriedForward: '0.0000', taken: '3.5000', pending: '0.0000', balance: '6.5000' }] },
  listLeavesAndShortTimeOff: { leaves: [], shortTimeOff: [], compensatoryOff: [] },
  getUtilization: { utilization: [{ cycleName: '2026-10', fromDate: '2026-10-01', toDate: '2026-10-31', leaveDays: '2', leaveTypes: [{ leaveName: 'Sick leave', days: '2' }] }], entitledDays: '10', takenDays: '3.5' },
  listAnnouncements: { announcementCount: 0, announcementList: [] },
};

const right = { view: true, add: true, update: false, delete: false, optionalChoice: false, scope: 'SELF' };
const person = { user: { userId: '7', employeeId: '7', name: 'Kavitha Selvam', email: 'k@demo.example', photo: null, language: 'en', isAdmin: false, isManager: false, isRecruiter: false }, organisation: { code: 'demo', name: 'Northwind', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' }, rights: { SELF_ATTENDANCE: right, SELF_LEAVE_REQUEST: right, SELF_TIME_OFF: right } };

const serve = async (_address: string, { body }: { body: string }): Promise<Response> => {
  const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
  if (query.includes('updateMyPreference')) {
    kept.push({ key: String(variables['key']), value: variables['value'] });
    return Response.json({ data: { updateMyPreference: { errorCode: '' } } });
  }
  const named = Object.keys(answers).filter((name) => query.includes(name));
  const failed = named.map((name) => answers[name]).find((answer) => answer instanceof Error);
  if (failed || named.length === 0) return Response.json({ errors: [{ message: failed instanceof Error ? failed.message : 'Not asked here', extensions: { code: 'INTERNAL_SERVER_ERROR', errorCode: '_UH0001', requestId: '7F3A-91' } }], data: null });
  return Response.json({ data: Object.fromEntries(named.map((name) => [name, answers[name]])) });
};

const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

beforeEach(() => {
  kept.length = 0;
  answers = { ...usual };
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
  sessionState.set({ status: 'in', session: person as never });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(() => sessionState.set({ status: 'unknown' }));
});

describe('the dashboard', () => {
  it('shows my day by the clock of where I work and my leave in the words of the organisation', async () => {
    await inShell(<Dashboard />);
    const day = within(await card('My day'));
    expect((await day.findByText('09:20')).tagName).toBe('DD');
    expect(day.getByText('5 m after the start of the shift', { exact: false })).toBeDefined();
    expect(await within(await card('My leave')).findByText('6.5 days left')).toBeDefined();
    expect(await within(await card('My time off')).findByText('No time off is planned.')).toBeDefined();
  });

  it('is headed by the day that its cards count, which is the organisation’s', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') });
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await inShell(<Dashboard />);
    expect(await screen.findByText('Sunday, November 22')).toBeDefined();
  });

  it('counts on each tab what waits there: requests to decide, and days of one’s own to correct', async () => {
    sessionState.set({ status: 'in', session: { ...person, user: { ...person.user, isManager: true } } as never });
    answers['listEmployeeActions'] = { employeeActions: [{ action: 'LEAVE', formId: 1, path: '/my-team/leave-request', count: 5, oldest: '2026-11-20T03:35:00Z' }, { action: 'EXIT', formId: 2, path: '/my-team/exit', count: 2, oldest: '2026-11-20T03:35:00Z' }] };
    const day = (Attendance_Date: string, Status: string, Is_Current_Date = false) => ({ Employee_Id: 7, Employee_Name: 'Kavitha Selvam', Attendance_Date, Check_In: null, Status, Is_Current_Date });
    vi.stubGlobal('fetch', async (address: string, init: { body: string }) =>
      address.includes('attendance-finalization')
        ? Response.json(init.body.includes('NoAttendance') ? { noAttendanceData: { aaData: [day('2026-11-20', 'Not Requested', true), day('2026-11-18', 'Pending')] } } : { attendanceData: { aaData: [day('2026-11-17', 'Not Requested'), day('2026-11-16', 'Rejected')] } })
        : serve(address, init),
    );
    await inShell(<Dashboard />);
    expect(await screen.findByRole('tab', { name: 'My team 7' })).toBeDefined();
    expect(await screen.findByRole('tab', { name: 'Mine - 2' })).toBeDefined();
  });

  it('lists the requests that wait longest, and none of one’s own', async () => {
    sessionState.set({ status: 'in', session: { ...person, user: { ...person.user, isManager: true } } as never });
    answers['listEmployeeActions'] = { employeeActions: [{ action: 'LEAVE', formId: 1, path: '/my-team/leave-request', count: 5, oldest: '2026-11-20T03:35:00Z' }] };
    const asked: unknown[] = [];
    const data = { getList: async (_screen: string, params: unknown) => { asked.push(params); return { data: [], total: 0 }; } };
    await inShell(<DataProviderContext value={data as never}><SteadyProvider><Dashboard /></SteadyProvider></DataProviderContext>);
    await waitFor(() => expect(asked[0]).toMatchObject({ filter: { status: { equals: 'PENDING' }, not: { employeeId: { equals: '7' } } }, meta: { sorts: [{ field: 'createdAt', order: 'ASC' }] } }), { timeout: 20_000 });
    const all = new URLSearchParams(screen.getByRole('link', { name: 'See all 5' }).getAttribute('href')!.split('?')[1]);
    expect([...all].map(([key, value]) => [key, JSON.parse(value) as unknown])).toEqual([['filter', { status: { equals: 'PENDING' } }], ['advanced', { match: 'NONE', parts: [{ field: 'employeeId', condition: { person: 'ME' } }] }]]);
  });

  it('shows recruiters what hiring comes to, each figure with its list, and their own new candidates', async () => {
    const view = { view: true, add: true, update: true, delete: false, optionalChoice: false, scope: 'ALL' };
    sessionState.set({ status: 'in', session: { ...person, user: { ...person.user, isManager: true, isRecruiter: true }, rights: { RECRUITMENT_DASHBOARD: view, JOB_CANDIDATES: view } } as never });
    const asked: Record<string, unknown>[] = [];
    const figures = { openPosts: 18, openPostCodes: ['J-1'], readsOthersPosts: false, vacancies: 37, activeCandidates: 680, interviewsThisWeek: 55, weekStartsAt: '2026-11-22T18:30:00Z', weekEndsAt: '2026-11-29T18:29:59Z', offersOut: 7, hires: 47, yearFrom: '2026-01-01', yearTo: '2026-12-31' };
    vi.stubGlobal('fetch', async (address: string, init: { body: string }) => {
      const { query, variables } = JSON.parse(init.body) as { query: string; variables: Record<string, unknown> };
      if (query.includes('recruitmentDashboard')) return Response.json({ data: { answer: { asOf: '2026-11-28T10:00:00Z', postIds: null, statuses: { active: ['1', '2'], offer: ['5'] }, figures } } });
      if (!query.includes('listCandidates')) return serve(address, init);
      asked.push(variables);
      return Response.json({ data: { answer: { totalRecords: 224, rows: [{ id: '9', name: 'Preethi Rajendran', appliedOn: '2026-11-28', currentEmployer: 'Deccan Fabrics', jobPost: { title: 'Textile designer' } }] } } });
    });
    await inShell(<Dashboard />);
    const hiring = within(await card('Hiring'));
    const listOf = async (value: string): Promise<unknown> => JSON.parse(new URLSearchParams((await hiring.findByRole('link', { name: value })).getAttribute('href')!.split('?')[1]).get('filter')!);
    expect(await listOf('18')).toEqual({ status: { in: ['OPEN'] } });
    expect(await listOf('7')).toEqual({ statusId: { in: ['5'] }, withdrawnOn: { empty: true } });
    expect(hiring.getByText('37 vacancies')).toBeDefined();
    const fresh = within(await card('New candidates this week'));
    expect((await fresh.findByRole('link', { name: 'Preethi Rajendran' })).getAttribute('href')).toBe('/recruitment/job-candidates/9');
    expect(fresh.getByText('Textile designer · Deccan Fabrics · Nov 28')).toBeDefined();
    expect(asked).toEqual([{ filter: { appliedOn: { within: 'THIS_WEEK' }, recruiterId: { person: 'ME' } } }]);
  });

  it('shows who sits on panels their interviews and the scorecards that they owe, which the tab counts', async () => {
    const view = { view: true, add: false, update: true, delete: false, optionalChoice: false, scope: 'ALL' };
    sessionState.set({ status: 'in', session: { ...person, user: { ...person.user, isManager: true }, rights: { UPCOMING_INTERVIEWS: view, PENDING_FEEDBACK: view } } as never });
    const round = { interviewId: 3, interviewName: 'Interview', candidateId: 9, resume: null, startDate: '2026-12-02T06:00:00Z', endDate: '2026-12-02T06:45:00Z', jobPost: 'Textile designer', roundId: 4, roundName: 'Technical round', mode: 'VIDEO', venue: null, timeZone: 'Asia/Kolkata', ownResponse: 'ACCEPTED', scorecardId: null };
    vi.stubGlobal('fetch', async (address: string, init: { body: string }) => {
      const of = (interviews: readonly object[]) => Response.json({ data: { answer: { totalRecords: interviews.length, interviews } } });
      if (init.body.includes('getPanelMemberUpcomingInterview')) return of([{ ...round, candidateName: 'Swathi Varghese', meetingLink: 'https://meet.example/1', feedbackStatus: null }]);
      if (init.body.includes('getPanelMemberPendingFeedback')) return of([{ ...round, roundId: 2, candidateName: 'Tarun Pandian', startDate: '2026-11-26T06:00:00Z', meetingLink: null, feedbackStatus: 'DRAFT' }]);
      return serve(address, init);
    });
    await inShell(<Dashboard />);
    await userEvent.click(await screen.findByRole('tab', { name: 'Mine - 1' }));
    const own = within(await card('My interviews'));
    expect((await own.findByRole('link', { name: 'Join: Swathi Varghese' })).getAttribute('href')).toBe('https://meet.example/1');
    expect(own.getByRole('link', { name: 'Go on writing: Tarun Pandian' }).getAttribute('href')).toBe('/recruitment/scorecard?interview=3&candidate=9&round=2');
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/6:00.AM/, ' at'))).toEqual(['Nov 26Tarun PandianGo on writing', 'Dec 2 at · Swathi Varghese · Technical roundJoin']);
  });

  it('gives the figures of today room for all of them on a phone', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width: 599.95px'), addEventListener() {}, removeEventListener() {} }));
    answers = {
      getAttendanceCount: { onTimeArrivals: 4, lateArrivals: 1, expected: 6, notCheckedIn: 1 },
      getWorkPlaceCount: { office: 4, field: 0, workFromHome: 1, others: 0 },
      getLeaveDistribution: { leaveDistribution: [] },
      getEmployeeCount: { total: 7, active: 7 },
    };
    const widget = widgets.find(({ key }) => key === 'today')!;
    const nothing = (): void => undefined;
    const arranging = { placed: [{ widget, span: 12, width: 12 }], hidden: [], isTouched: false, isKnown: true, move: nothing, hide: nothing, show: nothing, resize: nothing, reset: nothing } as const;
    await inShell(<WidgetBoard board="team" arranging={arranging} isArranging={false} />);
    const figures = (await screen.findByText('Not checked in')).closest('dl')!;
    expect(figures.children).toHaveLength(5);
    expect([figures.parentElement?.style.height, getComputedStyle(figures).flex]).toEqual(['284px', '0 0 auto']);
  });

  it('leads from each document that expires to where the person keeps it', async () => {
    sessionState.set({ status: 'in', session: { ...person, rights: { ...person.rights, DASHBOARD: right, SELF_MY_PROFILE: right } } as never });
    const told = { Employee_Id: 7, Employee_Name: 'Kavitha Selvam', Document_Name: 'Passport', Document_Number: 'P1', Issuing_Authority: null, Issuing_Country: 'India', Expiry_Date: '2026-12-04', Status: 'EXPIRING' };
    answers['retrieveDashboardExpiredDocsDetails'] = { passport: [told], licence: [], accreditation: [], missingAccreditation: [{ Employee_Id: 7, Employee_Name: 'Kavitha Selvam', Document_Name: 'First aid', Due_Date: '2026-12-09' }] };
    await inShell(<Dashboard />);
    const links = await within(await card('Expired documents')).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/employee-self-service/my-profile/7/travel', '/employee-self-service/my-profile/7/accreditation']);
  });

  it('lets one card fail and the others stand; the failed one says why and tries again', async () => {
    answers['empLeaveHistory'] = new Error('The balances are being counted.');
    await inShell(<Dashboard />);
    const leave = within(await card('My leave'));
    expect((await leave.findByRole('alert')).textContent).toContain('This card did not load. The balances are being counted.');
    expect(leave.getByText('Request 7F3A-91')).toBeDefined();
    expect(await within(await card('My day')).findByText('09:20')).toBeDefined();
    answers['empLeaveHistory'] = usual['empLeaveHistory']!;
    await userEvent.click(leave.getByRole('button', { name: 'Try again' }));
    expect(await leave.findByText('6.5 days left')).toBeDefined();
  });

  it('says what the page of a proxy in place of an answer means, in words for people', async () => {
    vi.stubGlobal('fetch', async (address: string, init: { body: string }) => (init.body.includes('empLeaveHistory') ? new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway', headers: { 'content-type': 'text/html' } }) : serve(address, init)));
    await inShell(<Dashboard />);
    const failed = await within(await card('My leave')).findByRole('alert', undefined, { timeout: 5000 });
    expect(failed.textContent).toContain('This card did not load. There is a temporary issue.');
  });

  it('begins with what waits for a decision where somebody decides for all, and leaves the order that they chose', async () => {
    const view = { ...right, scope: 'ALL' };
    const admin = { ...person, user: { ...person.user, isAdmin: true, employeeId: null }, rights: { ATTENDANCE_RECORDS: view, RECRUITMENT_DASHBOARD: view, TIME_OFF_MANAGEMENT: view } };
    const first = async (): Promise<string[]> => {
      await inShell(<Dashboard />);
      await card('To decide');
      await waitFor(() => expect(screen.getAllByRole('region').length).toBeGreaterThan(4));
      return screen.getAllByRole('region').slice(0, 2).map((region) => document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent ?? region.getAttribute('aria-label') ?? '');
    };
    sessionState.set({ status: 'in', session: admin as never });
    expect((await first())[0]).toBe('To decide');
    cleanup();
    answers = { ...usual, listMyPreferences: { rows: [{ key: 'dashboard.organisation', value: { order: ['today', 'toDecide'], hidden: [], span: {} } }] } };
    expect((await first())[0]).not.toBe('To decide');
  });

  it('keeps with the account what is hidden, and shows it again from Arrange', async () => {
    await inShell(<Dashboard />);
    await userEvent.click(within(await card('My day')).getByRole('button', { name: 'What to do with My day' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'My day' })).toBeNull());
    expect(kept).toEqual([{ key: 'dashboard.mine', value: { order: [], hidden: ['myToday'], span: {} } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Arrange' }));
    await userEvent.click(screen.getByRole('button', { name: 'My day' }));
    expect(await card('My day')).toBeDefined();
  });

  it('moves and sizes a card from its menu, for those who do not drag', async () => {
    await inShell(<Dashboard />);
    await userEvent.click(within(await card('My leave')).getByRole('button', { name: 'What to do with My leave' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move before' }));
    await waitFor(() => expect(JSON.stringify(kept.at(-1)?.value)).toContain('"order":["leaveBalances","myToday"'));
    await userEvent.click(within(await card('My leave')).getByRole('button', { name: 'What to do with My leave' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Whole width' }));
    await waitFor(() => expect(kept.at(-1)?.value).toMatchObject({ span: { leaveBalances: 12 } }));
  });

  it('tells a chart in a sentence and shows it as a table', async () => {
    await inShell(<Dashboard />);
    const taken = within(await card('Leave taken'));
    expect((await taken.findByRole('img')).getAttribute('aria-label')).toBe('3.5 of 10 days this year');
    await userEvent.click(taken.getByRole('button', { name: 'Show as table' }));
    expect(taken.getByRole('row', { name: '2026-10 2' })).toBeDefined();
  });
});
