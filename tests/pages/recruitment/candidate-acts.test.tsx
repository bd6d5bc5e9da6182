/** What recruiters do with candidates: what the dialogs ask, send and say. */
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApplyDialog } from '../../../src/console/recruitment/candidates/acts/ApplyDialog.tsx';
import { ArchiveDialog } from '../../../src/console/recruitment/candidates/acts/ArchiveDialog.tsx';
import { BlacklistDialog } from '../../../src/console/recruitment/candidates/acts/BlacklistDialog.tsx';
import { candidateActs } from '../../../src/console/recruitment/candidates/acts/candidateActs.ts';
import { RestoreDialog } from '../../../src/console/recruitment/candidates/acts/RestoreDialog.tsx';
import { PostDialog } from '../../../src/console/recruitment/candidates/acts/PostDialog.tsx';
import { StatusDialog } from '../../../src/console/recruitment/candidates/acts/StatusDialog.tsx';
import { AskStatus } from '../../../src/console/recruitment/candidates/board/AskStatus.tsx';
import { useWhetherToAsk } from '../../../src/console/recruitment/candidates/board/useWhetherToAsk.ts';
import { StagePath } from '../../../src/console/recruitment/candidates/flow/StagePath.tsx';
import { whyNotStep } from '../../../src/console/recruitment/candidates/flow/step.ts';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';
import type { ComponentType, ReactNode } from 'react';
import type { ActDialogProps } from '../../../src/console/resource/acts/recordAct.ts';
import type { Row } from '../../../src/console/providers/data/row.ts';

type Asked = { readonly query: string; readonly variables: Record<string, unknown> };

const stage = (id: string, name: string, kind: string) => ({ id, name, kind, status: 'ACTIVE' });
const step = (id: string, name: string, of: ReturnType<typeof stage>, next: readonly string[] = []) => ({ id, name, position: Number(id) * 10, status: 'ACTIVE', isDefault: id === '1', requires: [], sendsMail: false, mailSubject: null, mailBody: null, stage: of, next: next.map((one) => ({ status: { id: one } })) });
const flow = [
  step('1', 'Applied', stage('1', 'Applied', 'APPLIED'), ['2']),
  { ...step('2', 'Interview', stage('2', 'Interview', 'INTERVIEW')), requires: ['PHONE'] },
  step('3', 'Offered', stage('3', 'Offer', 'OFFER')),
  step('9', 'Rejected', stage('9', 'Rejected', 'REJECTED')),
];
const rohan = { id: '7', version: 1, name: 'Rohan Deshmukh', email: 'rohan@mail.example', phone: '+91 98200 12345', standing: 'ACTIVE', statusId: '1', status: { id: '1', title: 'Applied' }, jobPostId: null } as unknown as Row;
const kavya = { ...rohan, id: '8', name: 'Kavya Iyer', email: null } as unknown as Row;

let asked: Asked[];
let refusal: object | undefined;
let done = 0;
let rounds = 0;
let several = true;

beforeEach(() => {
  [asked, refusal, done, rounds, several] = [[], undefined, 0, 0, true];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const one = JSON.parse(body) as Asked;
    asked.push(one);
    const reasons = { rows: [{ id: '4', name: 'No answer', status: 'ACTIVE', stage: null }, { id: '5', name: 'Offer declined', status: 'ACTIVE', stage: { id: '3' } }, { id: '6', name: 'Old', status: 'INACTIVE', stage: null }] };
    const answer = one.query.includes('ReadHiringFlow') ? { rows: flow } : one.query.includes('ReadHiringStepKinds') ? { steps: flow.map(({ id, stage: { kind } }) => ({ statusId: id, kind })) } : one.query.includes('ReadArchiveReasons') ? reasons : one.query.includes('FindOpenPosts') ? { rows: [{ id: '51', title: 'Weaver', code: 'J-9' }] } : one.query.includes('CountInterviewsAhead') ? { rounds } : one.query.includes('ReadRecruitmentSetting') ? { recruitmentSetting: { Enable_Multiple_Application: several } } : one.query.includes('ReadMailsAhead') ? { mails: [] } : one.query.includes('ReadArchiveMailsAhead') ? { mails: [{ of: 'Rejection', count: 1, names: ['Rohan Deshmukh'], recipient: 'rohan@mail.example', subject: String(one.variables['mailSubject'] ?? 'Your application to Northwind'), body: 'Thank you for the time you gave to your application.', unreached: 1, unreachedNames: ['Kavya Iyer'], failingNames: [] }] } : { message: '', changeSet: '31', candidateCount: 1 };
    const isRefused = refusal && one.query.includes('mutation');
    return new Response(JSON.stringify(isRefused ? { errors: [refusal] } : { data: { answer } }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sent = (operation: string): readonly Asked['variables'][] => asked.filter(({ query }) => query.includes(`mutation ${operation}`)).map(({ variables }) => variables);

const show = async (part: (target: ActDialogProps['target']) => ReactNode, rows: readonly Row[] = [rohan]) => {
  await needMessages('recruitment');
  const target = await printedMetadata.screenResource('recruitment/job-candidates');
  return renderForm(<Suspense>{part(target)}</Suspense>, { dataProvider: { getList: async () => ({ data: rows, total: rows.length }) } as never });
};
const open = (Dialog: ComponentType<ActDialogProps>, rows: readonly Row[] = [rohan]) => show((target) => <Dialog target={target} ids={rows.map(({ id }) => id)} onClose={() => undefined} onDone={() => void (done += 1)} />, rows);

describe('Archiving candidates', () => {
  it('is there again as it was written when the session ended, for these candidates and no others', async () => {
    const { user } = await open(ArchiveDialog);
    await user.type(await page.findByRole('textbox', { name: 'Archive comment' }), 'Lives too far away');
    forgetSession({ status: 'out', isExpired: true });
    cleanup();
    const draft = { ...sessionStorage };
    await needMessages('recruitment');
    const target = await printedMetadata.screenResource('recruitment/job-candidates');
    const again = (row: Row) => renderForm(<Suspense><ArchiveDialog target={target} ids={[row.id]} onClose={() => undefined} onDone={() => undefined} /></Suspense>, { draft, dataProvider: { getList: async () => ({ data: [row], total: 1 }) } as never });
    await again(kavya);
    expect((await page.findByRole<HTMLTextAreaElement>('textbox', { name: 'Archive comment' })).value).toBe('');
    cleanup();
    await again(rohan);
    expect((await page.findByRole<HTMLTextAreaElement>('textbox', { name: 'Archive comment' })).value).toBe('Lives too far away');
    expect(await page.findByText('The changes that were not saved when you were signed out are back.')).toBeTruthy();
  });

  it('tells of several how many, and their names once these are known', async () => {
    let answer = (): void => undefined;
    const target = await printedMetadata.screenResource('recruitment/job-candidates');
    const getList = (): Promise<object> => new Promise((go) => (answer = () => go({ data: [rohan, kavya], total: 2 })));
    await renderForm(<Suspense><ArchiveDialog target={target} ids={['7', '8']} onClose={() => undefined} onDone={() => undefined} /></Suspense>, { dataProvider: { getList } as never });
    const dialog = within(await page.findByRole('dialog', { name: 'Archive 2 candidates' }));
    expect(dialog.queryByText(/2 more/)).toBeNull();
    answer();
    expect(await dialog.findByText('Rohan Deshmukh, Kavya Iyer')).toBeTruthy();
  });

  it('asks for a reason, and offers only those of their stage that are in use', async () => {
    const { user } = await open(ArchiveDialog);
    const dialog = await page.findByRole('dialog', { name: 'Archive Rohan Deshmukh' });
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    const reason = within(dialog).getByRole('combobox', { name: /Archive reason/ });
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(sent('ArchiveCandidates')).toEqual([]);
    await user.click(reason);
    await page.findByRole('option', { name: 'No answer' });
    expect(page.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['No answer']);
  });

  it('offers to cancel the interviews ahead, says how many there are, and leaves them to whoever wants that', async () => {
    rounds = 3;
    const { user } = await open(ArchiveDialog);
    const dialog = await page.findByRole('dialog');
    const choice = await within(dialog).findByRole('switch', { name: /^Cancel 3 interviews ahead/ });
    await user.click(within(dialog).getByRole('combobox', { name: /Archive reason/ }));
    await user.click(await page.findByRole('option', { name: 'No answer' }));
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(sent('ArchiveCandidates')[0]).toMatchObject({ cancelInterviews: true }));
    await user.click(choice);
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(sent('ArchiveCandidates')[1]).toMatchObject({ cancelInterviews: false }));
  });

  it('tells them by mail when it is asked to, says who has no address, and offers to undo', async () => {
    const { user } = await open(ArchiveDialog, [rohan, kavya]);
    const dialog = await page.findByRole('dialog', { name: 'Archive 2 candidates' });
    await within(dialog).findByText('Rohan Deshmukh, Kavya Iyer');
    await user.click(within(dialog).getByRole('combobox', { name: /Archive reason/ }));
    await user.click(await page.findByRole('option', { name: 'No answer' }));
    expect(within(dialog).queryByRole('textbox', { name: 'Subject' })).toBeNull();
    await user.click(within(dialog).getByText('Now'));
    await within(dialog).findByText('1 has no e-mail address and hears nothing.');
    // What is sent where nothing is written stands there to be read.
    const letter = await within(dialog).findByRole('region', { name: 'The mail as Rohan Deshmukh reads it' });
    expect(letter.textContent).toBe('To Rohan Deshmukh, rohan@mail.exampleYour application to NorthwindThank you for the time you gave to your application.');
    await user.type(within(dialog).getByRole('textbox', { name: 'Subject' }), 'Your application');
    await waitFor(() => expect(letter.querySelector('b')?.textContent).toBe('Your application'));
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(done).toBe(1));
    expect(sent('ArchiveCandidates')).toEqual([{ candidateId: [7, 8], archiveReasonId: 4, action: 'archive and notify', comment: null, archiveStatusId: null, notificationTime: null, mailSubject: 'Your application', mailContent: null }]);
    await page.findByText('2 candidates archived');
    // The dialog, which whoever opened it closes, hides the rest of the page.
    expect(page.getByRole('button', { name: 'Undo', hidden: true })).toBeTruthy();
  });
});

describe('Moving candidates', () => {
  it('offers to cancel the interviews for the post with whoever is rejected, and with nobody else', async () => {
    rounds = 2;
    const { user } = await open(StatusDialog, [{ ...rohan, statusId: '3', status: { id: '3', title: 'Offered' } } as unknown as Row]);
    const dialog = await page.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: /Status/ }));
    await user.click(await page.findByRole('option', { name: 'Applied' }));
    expect(within(dialog).queryByRole('switch', { name: /interviews ahead/ })).toBeNull();
    await user.click(within(dialog).getByRole('combobox', { name: /Status/ }));
    await user.click(await page.findByRole('option', { name: 'Rejected' }));
    await within(dialog).findByRole('switch', { name: /^Cancel 2 interviews ahead/ });
    expect(asked.filter(({ query }) => query.includes('CountInterviewsAhead')).map(({ variables }) => variables)).toEqual([{ candidateId: [7], ofPost: true }]);
    await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
    await waitFor(() => expect(sent('MoveToStatus')).toMatchObject([{ statusId: 9, cancelInterviews: true }]));
  });

  it('is asked of a card that the board brings to a rejection while interviews are ahead, of no other', async () => {
    const Way = ({ to }: { readonly to: string }) => {
      const whether = useWhetherToAsk();
      const [said, say] = useState('');
      return <button type="button" onClick={() => void whether(rohan, to).then((is) => say(String(is)))}>{`${to} ${said}`}</button>;
    };
    rounds = 2;
    const { user } = await show((target) => <AskStatus target={target} row={rohan} to="9" onClose={() => undefined} onDone={() => void (done += 1)} />);
    const dialog = await page.findByRole('dialog');
    expect((await within(dialog).findByRole('combobox', { name: /Status/ })).textContent).toContain('Rejected');
    await within(dialog).findByRole('switch', { name: /^Cancel 2 interviews ahead/ });
    await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
    await waitFor(() => expect(sent('MoveToStatus')).toMatchObject([{ candidateId: [7], statusId: 9, cancelInterviews: true }]));
    await waitFor(() => expect(done).toBe(1));
    cleanup();
    const { user: other } = await show(() => [<Way key="9" to="9" />, <Way key="2" to="2" />]);
    for (const [to, is] of [['9', 'true'], ['2', 'false']]) {
      await waitFor(async () => {
        await other.click(page.getByRole('button', { name: new RegExp(`^${to}`) }));
        await page.findByRole('button', { name: `${to} ${is}` }, { timeout: 500 });
      });
    }
  });

  it('names why a status cannot be taken, and sends where the candidate was seen', async () => {
    const { user } = await open(StatusDialog);
    const dialog = await page.findByRole('dialog', { name: 'Change the status of Rohan Deshmukh' });
    await user.click(within(dialog).getByRole('combobox', { name: /Status/ }));
    const offered = await page.findByRole('option', { name: 'Offered' });
    expect([offered.getAttribute('aria-disabled'), offered.title]).toEqual(['true', 'The hiring flow does not lead from Applied to Offered.']);
    await user.click(page.getByRole('option', { name: 'Interview' }));
    await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
    await waitFor(() => expect(sent('MoveToStatus')).toEqual([{ candidateId: [7], statusId: 2, portalAccess: null, reason: null, fromStatusId: 1 }]));
  });

  it('offers posts that are still to be filled, and no other', async () => {
    const { user } = await open(PostDialog);
    const dialog = await page.findByRole('dialog', { name: /Rohan Deshmukh/ });
    await user.click(within(dialog).getByRole('combobox', { name: /Job post/ }));
    await user.click(await page.findByRole('option', { name: /Weaver/ }));
    expect(asked.some(({ query }) => /listJobPosts.*OPEN, ON_HOLD/s.test(query))).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Move to this post' }));
    await waitFor(() => expect(sent('ConsiderForPost')).toEqual([{ candidateId: [7], jobPostId: 51, statusId: null }]));
  });

  it('says of a move that ends the application to the post before, and cancels its interviews', async () => {
    [rounds, several] = [2, false];
    const { user } = await open(PostDialog);
    const dialog = await page.findByRole('dialog', { name: /Rohan Deshmukh/ });
    expect(await within(dialog).findByText(/the application to the post before ends/)).toBeTruthy();
    expect((await within(dialog).findByRole('switch', { name: 'Cancel 2 interviews ahead' })).getAttribute('aria-checked')).toBe('true');
    await user.click(within(dialog).getByRole('combobox', { name: /Job post/ }));
    await user.click(await page.findByRole('option', { name: /Weaver/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Move to this post' }));
    await waitFor(() => expect(sent('ConsiderForPost')).toEqual([{ candidateId: [7], jobPostId: 51, statusId: null, cancelInterviews: true }]));
  });

  it('says that somebody else was quicker also where the page follows them and takes the dialog along', async () => {
    refusal = { message: 'no', extensions: { code: 'CONFLICT', errorCode: 'CANDIDATES_MOVED', requestId: '1', args: { candidate: 'Rohan Deshmukh', where: 'Archived', by: 'Samuel Mathew' } } };
    let isHere = true;
    const Here = ({ target }: Pick<ActDialogProps, 'target'>) => {
      const { data } = useQuery({ queryKey: ['here'], queryFn: () => isHere });
      return data ? <RestoreDialog target={target} ids={['7']} onClose={() => undefined} onDone={() => undefined} /> : null;
    };
    const { user } = await show((target) => <Here target={target} />);
    const dialog = await page.findByRole('dialog');
    isHere = false;
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(await page.findByText('Somebody else was quicker. Rohan Deshmukh is now: Archived (Samuel Mathew). Repeat it if you still want to.')).toBeTruthy();
  });

  it('keeps the dialog with what the server said of each candidate when it refuses', async () => {
    refusal = { message: 'no', extensions: { code: 'BAD_USER_INPUT', errorCode: '_DB0101', requestId: '1', validationError: [{ row: '7', field: 'phone', message: 'Interview needs: a phone number. Add it first.' }] } };
    const { user } = await open(StatusDialog);
    const dialog = await page.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: /Status/ }));
    await user.click(await page.findByRole('option', { name: 'Interview' }));
    await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('Interview needs: a phone number. Add it first.');
    expect(done).toBe(0);
  });

  it('takes one press on the way through the stages; a stage that is closed says why and does nothing', async () => {
    const { user } = await show((target) => <StagePath target={target} record={rohan} />);
    const path = await page.findByRole('list', { name: 'Stages of Rohan Deshmukh' });
    expect(within(path).getByText('Applied').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(within(path).queryByText('Rejected')).toBeNull();
    const offered = within(path).getByRole('button', { name: 'Offered' });
    expect([offered.getAttribute('aria-disabled'), offered.getAttribute('aria-description')]).toEqual(['true', 'The hiring flow does not lead from Applied to Offered.']);
    await user.click(offered);
    expect(sent('MoveToStatus')).toEqual([]);
    await user.click(within(path).getByRole('button', { name: 'Interview' }));
    await waitFor(() => expect(sent('MoveToStatus')).toEqual([{ candidateId: [7], statusId: 2, fromStatusId: 1 }]));
  });

  it('shows whoever may not see the flow the way alone, and nobody who was turned down as hired', async () => {
    const target = await printedMetadata.screenResource('recruitment/job-candidates');
    const lookup = async () => ({ rows: flow.map(({ id, name }) => ({ id, title: name })), total: flow.length });
    const statesAt = async (statusId: string): Promise<readonly (readonly [string | null, string | null])[]> => {
      cleanup();
      await renderForm(<StagePath target={target} record={{ ...rohan, statusId }} />, { session: sessionWith({ HIRING_FLOW: { view: false } }), dataProvider: { lookup } as never });
      return within(await page.findByRole('list', { name: 'Stages of Rohan Deshmukh' })).getAllByRole('listitem').map((line) => [line.textContent, line.getAttribute('data-state')] as const);
    };
    expect(await statesAt('2')).toEqual([['Applied', 'done'], ['Interview', 'now'], ['Offered', null]]);
    expect(await statesAt('9')).toEqual([['Applied', null], ['Interview', null], ['Offered', null], ['Rejected', 'now']]);
  });

  it('keeps the focus on where somebody came to, as the button that brought them there is gone', async () => {
    const Moving = ({ target }: { readonly target: ActDialogProps['target'] }) => {
      const [at, setAt] = useState('1');
      return (
        <>
          <StagePath target={target} record={{ ...rohan, statusId: at }} />
          <button type="button" onClick={() => setAt('2')}>Comes</button>
        </>
      );
    };
    const { user } = await show((target) => <Moving target={target} />);
    await user.click(await page.findByRole('button', { name: 'Comes' }));
    expect(document.activeElement?.textContent).toBe('Comes');
    cleanup();
    const { user: other } = await show((target) => <Moving target={target} />);
    (await page.findByRole('button', { name: 'Interview' })).focus();
    await other.keyboard('{Enter}');
    await waitFor(() => expect(sent('MoveToStatus')).toHaveLength(1));
    // The server's answer reaches the list later; nobody clicks meanwhile.
    page.getByRole('button', { name: 'Comes' }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() => expect(document.activeElement?.closest('[aria-current=step]')?.textContent).toBe('Interview'));
  });

  it('shows what stands now when somebody else was quicker', async () => {
    refusal = { message: 'no', extensions: { code: 'CONFLICT', errorCode: 'CANDIDATES_MOVED', requestId: '1', args: { candidate: 'Rohan Deshmukh', where: 'Offered', by: 'Samuel Mathew' } } };
    const { user } = await show((target) => <StagePath target={target} record={rohan} />);
    await user.click(await page.findByRole('button', { name: 'Interview' }));
    expect((await page.findByRole('alert')).textContent).toBe('Somebody else was quicker. Rohan Deshmukh is now: Offered (Samuel Mathew). Repeat it if you still want to.');
    await waitFor(() => expect(asked.filter(({ query }) => query.includes('ReadHiringFlow')).length).toBe(2));
  });

  it('says what a stage needs to be known before anybody comes to it', async () => {
    await show((target) => <StagePath target={target} record={{ ...rohan, phone: null }} />);
    const interview = await page.findByRole('button', { name: 'Interview' });
    expect(interview.getAttribute('aria-disabled')).toBe('true');
    expect(interview.getAttribute('aria-description')).toMatch(/^Interview needs: /);
  });

  it('answers a press on a stage that is closed with why, and where something is missing with the way to fill it in', async () => {
    const { user } = await show((target) => <StagePath target={target} record={{ ...rohan, phone: null }} />);
    await user.click(await page.findByRole('button', { name: 'Offered' }));
    const said = await page.findByRole('status');
    expect([said.textContent, within(said).queryByRole('button', { name: 'Edit' })]).toEqual([expect.stringContaining('The hiring flow does not lead from Applied to Offered.'), null]);
    await user.click(page.getByRole('button', { name: 'Interview' }));
    await user.click(await page.findByRole('button', { name: 'Edit' }));
    expect(await page.findByText('Elsewhere')).toBeTruthy();
    expect(sent('MoveToStatus')).toEqual([]);
  });

  it('says what keeps a candidate where they are without a word of marked fields, as none is marked', async () => {
    refusal = { message: 'no', extensions: { code: 'BAD_USER_INPUT', errorCode: 'BAD_USER_INPUT', requestId: '1', validationError: [{ row: '7', field: 'statusId', message: 'This candidate is being onboarded. Cancel the onboarding first.' }] } };
    const { user } = await show((target) => <StagePath target={target} record={rohan} />);
    await user.click(await page.findByRole('button', { name: 'Interview' }));
    expect((await page.findByRole('alert')).textContent).toBe('This candidate is being onboarded. Cancel the onboarding first.');
  });

  it('names all that a stage still needs', () => {
    const translate = (key: string, words: Record<string, unknown> = {}) => (key.startsWith('enum.') ? key.split('.').at(-1)! : `${key} ${String(words['what'])}`);
    const step = { id: '2', name: 'References', inUse: true, isFirst: false, stage: undefined, next: [], requires: ['PHONE', 'NOTICE_PERIOD', 'RESUME'] as const, mail: undefined };
    expect(whyNotStep(undefined, step, { phone: null, noticePeriod: null, resume: 'cv.pdf' }, translate as never)).toBe('candidates.stepNeeds PHONE, NOTICE_PERIOD');
    expect(whyNotStep(undefined, step, { phone: null }, translate as never)).toBe('candidate.statusNeeds PHONE');
  });
});

it('offers whoever may not see the flow the statuses in use alone', async () => {
  await needMessages('recruitment');
  const target = await printedMetadata.screenResource('recruitment/job-candidates');
  const rows = flow.map(({ id, name }) => ({ id, title: name, code: null }));
  const lookup = async (_: unknown, { inUse }: { readonly inUse?: boolean }) => ({ rows: inUse ? rows.filter(({ id }) => id !== '3') : rows, total: rows.length });
  const { user } = await renderForm(<Suspense><StatusDialog target={target} ids={['7']} onClose={() => undefined} onDone={() => undefined} /></Suspense>, { session: sessionWith({ HIRING_FLOW: { view: false } }), dataProvider: { getList: async () => ({ data: [rohan], total: 1 }), lookup } as never });
  const dialog = await page.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: /Status/ }));
  await page.findByRole('option', { name: /Interview/ });
  expect(page.queryByRole('option', { name: /Offered/ })).toBeNull();
});

describe('The blacklist', () => {
  it('is entered through a warning that names who does it', async () => {
    await open(BlacklistDialog);
    const dialog = await page.findByRole('alertdialog', { name: 'Blacklist Rohan Deshmukh' });
    expect(dialog.textContent).toContain('Your name, Meera Krishnan, and today’s date stay with it');
    expect(within(dialog).getByRole('combobox', { name: /Blacklist reason/ }).getAttribute('aria-required')).toBe('true');
  });
});

describe('What is offered', () => {
  it('depends on the screen, the right to change there, and where the candidate stands', async () => {
    const { rights } = sessionWith();
    const target = await printedMetadata.screenResource('recruitment/archived-candidates');
    const offered = (row: Row | undefined, may = rights): string[] => candidateActs.filter(({ isOffered }) => isOffered({ screen: target.screen, rights: may, row })).map(({ key }) => key);
    expect(offered({ ...rohan, standing: 'ARCHIVED', portalAccess: true })).toEqual(['restore', 'pool', 'post', 'portalOff', 'blacklist', 'erase']);
    expect(offered({ ...rohan, standing: 'BLACKLISTED', portalAccess: false })).toEqual(['portalOn', 'unlist', 'erase']);
    expect(offered(undefined)).toEqual(['restore', 'pool', 'post', 'portalOn', 'portalOff', 'unlist', 'blacklist']);
    expect(offered(undefined, sessionWith({ ARCHIVED_CANDIDATES: { update: false } }).rights)).toEqual([]);
  });
});

it('says why several posts are refused, without a word of marked fields where none is marked', async () => {
  refusal = { message: 'Check the marked fields and correct them.', extensions: { code: 'BAD_USER_INPUT', errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'jobPostIds', message: 'The candidate has applied for Weaver already.' }] } };
  const { user } = await open(ApplyDialog);
  const dialog = await page.findByRole('dialog', { name: /Rohan Deshmukh/ });
  await user.click(within(dialog).getByRole('combobox', { name: /Add a post/ }));
  await user.click(await page.findByRole('option', { name: /^Weaver/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Add applications' }));
  expect(await within(dialog).findByText('The candidate has applied for Weaver already.')).toBeTruthy();
  expect(within(dialog).queryByText(/marked fields/)).toBe(null);
});
