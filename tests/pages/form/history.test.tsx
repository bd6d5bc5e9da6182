import { cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { messages as pages } from '../../../generated/messages/forms/en.ts';
import { sentenceOf } from '../../../src/console/resource/history/sentenceOf.ts';
import { RecordPanel } from '../../../src/console/resource/panel/RecordPanel.tsx';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { momentText } from '../../../src/console/resource/history/momentText.ts';
import { stops } from '../../../src/console/resource/history/stops.ts';
import type { CellFormats } from '../../../src/console/fields/cellKind.ts';
import type { HistoryEntry } from '../../../src/console/providers/data/ConsoleDataProvider.ts';
import { analyst, resource, screen } from './support/designation.ts';
import { renderForm } from './support/renderForm.tsx';

const entry = (given: Partial<HistoryEntry>): HistoryEntry => ({ changeSetId: '1', at: '2026-11-20T04:12:00Z', by: 'Meera Krishnan', kind: 'UPDATE', source: 'FORM', reason: null, fileName: null, importId: null, form: null, records: 1, undoable: false, whyNot: null, step: null, fields: [], ...given });

const rows = [
  entry({ changeSetId: '9', undoable: true, reason: 'Policy HR-14: 120 days for all G5 roles.', fields: [{ field: 'probationDays', before: 90, after: 120 }] }),
  entry({ changeSetId: '8', at: '2026-11-03T08:40:00Z', by: 'Tomás Rivera', source: 'IMPORT', reason: 'New year', fileName: 'Designations Q4.xlsx', importId: '17', records: 42, whyNot: 'history.whyNot.later', fields: [{ field: 'gradeId', before: '4', after: '5' }] }),
  entry({ changeSetId: '1', at: '2025-04-01T04:00:00Z', kind: 'ADD', whyNot: 'history.whyNot.later' }),
];

const Host = () => {
  use(printedMetadata.screenResource('core-hr/designations'));
  return <RecordPanel resource={resource} screen={screen} id="412" position={5} total={214} onClose={close} onNext={next} />;
};
const close = vi.fn();
const next = vi.fn();

const open = (dataProvider: object = {}) =>
  renderForm(
    <Suspense>
      <Host />
    </Suspense>,
    {
      dataProvider: {
        getOne: async (_name: string, { meta }: { meta?: { asOf?: string } }) => ({ data: meta?.asOf ? { ...analyst, probationDays: 90 } : { ...analyst, probationDays: 120 } }),
        history: async () => ({ rows, total: 3 }),
        lookup: async (_target: object, { ids = [] }: { ids?: readonly string[] }) => ({ rows: ids.map((id) => ({ id, title: `Grade ${id}` })), total: ids.length }),
        counts: async (screen: string) => [{ total: screen === 'core-hr/employees' ? 23 : 1, isEstimate: false }],
        ...dataProvider,
      } as never,
    },
  );

describe('The record panel', () => {
  afterEach(cleanup);

  it('says where the record stands, what it is, and how many refer to it', async () => {
    const { user } = await open();
    expect(await page.findByRole('heading', { level: 2, name: 'Payroll Analyst' })).toBeTruthy();
    expect(page.getByText('5 of 214')).toBeTruthy();
    expect(await page.findByRole('link', { name: '23 employees' })).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Next record' }));
    expect(next).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });

  it('tells who changed what, when and why, and undoes the latest', async () => {
    const undo = vi.fn(async () => ({ changeSet: '10' }));
    const { user } = await open({ undo });
    await user.click(await page.findByRole('tab', { name: /^History/ }));
    const [latest, imported, first] = await page.findAllByRole('listitem');
    expect(within(latest!).getByText('Probation days')).toBeTruthy();
    expect(within(latest!).getByText('90 days')).toBeTruthy();
    expect(within(latest!).getByText('120 days')).toBeTruthy();
    expect(within(latest!).getByText('Policy HR-14: 120 days for all G5 roles.')).toBeTruthy();
    expect(imported!.textContent).toContain('Designations Q4.xlsx imported by Tomás Rivera');
    await waitFor(() => expect(imported!.textContent).toContain('Grade 4'));
    expect(imported!.textContent).toContain('One of 42 records in this change.');
    expect(imported!.textContent).toContain('The record changed later. Undo the later change first.');
    expect(first!.textContent).toContain('Meera Krishnan created the record');
    await user.click(within(latest!).getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledWith('core-hr', '9');
    expect(await page.findByText('Undone')).toBeTruthy();
  });

  it('counts the fields that it shows', async () => {
    const fields = [{ field: 'probationDays', before: 90, after: 120 }, { field: 'somethingHidden', before: 1, after: 2 }];
    const { user } = await open({ history: async () => ({ rows: [entry({ fields })], total: 1 }) });
    await user.click(await page.findByRole('tab', { name: /^History/ }));
    expect((await page.findByRole('listitem')).textContent).toContain('Meera Krishnan edited the record');
  });

  it('shows the whole record as it was, and goes back to now', async () => {
    const { user } = await open();
    await user.click(await page.findByRole('tab', { name: /^History/ }));
    const slider = await page.findByRole('slider', { name: 'As of' });
    slider.focus();
    await user.keyboard('{ArrowLeft}');
    expect(await page.findByText(/^As it was on 2026\/11\/03/)).toBeTruthy();
    expect(await page.findByText('90 days')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Back to now' }));
    expect(await page.findByText('Policy HR-14: 120 days for all G5 roles.')).toBeTruthy();
  });
});

describe('A step of a workflow', () => {
  it('is told as what it is, whoever decided it', () => {
    const { translate } = polyglotI18nProvider(() => pages as object as TranslationMessages, 'en');
    const decided = (decision: string) => sentenceOf(entry({ step: { decision, step: 1, steps: 3, workflow: 'Long leave' } }), translate, resource);
    expect(decided('APPROVED')).toEqual({ who: 'Meera Krishnan', before: '', after: ' approved step 1 of 3, Long leave' });
    expect(decided('REJECTED').after).toBe(' rejected at step 1 of 3, Long leave');
  });
});

describe('Moments', () => {
  const formats = { dateFormat: 'YYYY/MM/DD', timeZone: 'Asia/Kolkata', translate: (key: string, { time }: { time?: string } = {}) => `${key} ${time}` } as unknown as CellFormats;
  const now = new Date('2026-11-20T20:00:00Z');

  it('are told on the clock of the organisation', () => {
    expect(momentText('2026-11-20T19:00:00Z', formats, 'history.today', now)).toBe('history.today 00:30');
    expect(momentText('2026-11-03T08:40:00Z', formats, 'history.today', now)).toBe('11/03 14:10');
    expect(momentText('2025-04-01T04:00:00Z', formats, 'history.today', now)).toBe('2025/04/01');
  });

  it('stand on the line in their order, apart enough to be pointed at', () => {
    const shares = stops(['2026-11-20T00:00:02Z', '2026-11-20T00:00:01Z', '2025-01-01T00:00:00Z']).map(({ share }) => share);
    expect(shares[0]).toBe(0);
    expect(shares[2]).toBe(1);
    expect(shares[2]! - shares[1]!).toBeGreaterThanOrEqual(0.08);
  });
});
