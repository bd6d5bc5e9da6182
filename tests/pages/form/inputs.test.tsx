import { cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldInput } from '../../../src/console/fields/inputs.tsx';
import { atZone } from '../../../src/console/fields/input/zoned.ts';
import type { Field } from '../../../src/domain/resource.ts';
import { renderForm } from './support/renderForm.tsx';

const fieldOf = (given: Partial<Field>): Field => ({ name: 'sample', key: 'sample', column: 'sample', kind: 'text', required: false, readOnly: false, search: false, filter: false, sort: false, inList: false, rule: {}, help: false, ...given });

/** Shows one input over a value of its own and answers how to read that value. */
const show = async (given: Partial<Field>, first: unknown = null, language: 'en' | 'fr' | 'ja' | 'sp' = 'en', entity = 'sample') => {
  const seen: unknown[] = [first];
  const Host = () => {
    const [value, setValue] = useState(first);
    const onChange = (next: unknown) => {
      seen.push(next);
      setValue(next);
    };
    return (
      <>
        <label id="it-label" htmlFor="it">
          Sample
        </label>
        <FieldInput field={fieldOf(given)} entity={entity} id="it" labelId="it-label" invalid={false} value={value} onChange={onChange} onBlur={() => undefined} record={{}} />
      </>
    );
  };
  const { user } = await renderForm(<Host />, { language });
  const latest = () => seen.at(-1);
  const type = async (text: string) => {
    const input = await page.findByLabelText('Sample');
    await user.clear(input);
    await user.type(input, text);
    return input as HTMLInputElement;
  };
  return { user, latest, type };
};

describe('Inputs', () => {
  afterEach(cleanup);

  it.each(['text', 'longText'] as const)('write %s from the side where its script begins', async (kind) => {
    const { type } = await show({ kind });
    expect((await type('محمد')).dir).toBe('auto');
  });

  it('reads whole numbers and amounts as people of a language write them', async () => {
    const french = await show({ kind: 'decimal' }, null, 'fr');
    const input = await french.type('1 234,5');
    expect(french.latest()).toBe('1234.5');
    await french.user.tab();
    expect(input.value).toBe('1\u202f234,5');
  });

  it('keeps what is no number, so that the person is told', async () => {
    const { type, latest } = await show({ kind: 'integer' });
    await type('12a');
    expect(latest()).toBe('12a');
  });

  it('shows an amount in its currency and keeps every digit', async () => {
    const { type, latest, user } = await show({ kind: 'money', currency: 'INR' });
    const input = await type('123456789012.55');
    expect(latest()).toBe('123456789012.55');
    await user.tab();
    expect(input.value).toBe('1,23,45,67,89,012.55');
    expect(page.getByText('₹')).toBeTruthy();
  });

  it('takes a digit more or less in an amount that it has written in groups, and no group that the person misplaces', async () => {
    const { latest, user } = await show({ kind: 'money', currency: 'INR' }, '100000.0000');
    const input = page.getByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe('1,00,000.00');
    await user.type(input, '5', { initialSelectionStart: 8, initialSelectionEnd: 8 });
    expect(input.value).toBe('1,00,0005.00');
    await user.tab();
    expect([latest(), input.value]).toEqual(['1000005.00', '10,00,005.00']);
    await user.clear(input);
    await user.type(input, '1,5');
    expect(latest()).toBe('1,5');
    await user.tab();
    await user.type(input, '0');
    expect(latest()).toBe('1,50');
    cleanup();
    const pasted = await show({ kind: 'integer' }, 12000);
    await pasted.user.tripleClick(page.getByRole('textbox'));
    await pasted.user.paste('12,50');
    expect(pasted.latest()).toBe('12,50');
  });

  it('takes a date in the format of the organisation, and from the calendar by keyboard', async () => {
    const { type, latest, user } = await show({ kind: 'date' });
    const input = await type('2026/11/30');
    expect(latest()).toBe('2026-11-30');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const grid = await page.findByRole('grid', { name: 'November 2026' });
    expect(document.activeElement?.textContent).toBe('30');
    await user.keyboard('{ArrowRight}');
    expect(await page.findByRole('grid', { name: 'December 2026' })).toBeTruthy();
    expect(grid.isConnected).toBe(true);
    await user.keyboard('{Enter}');
    expect(latest()).toBe('2026-12-01');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('understands times and lengths of time in many ways', async () => {
    const time = await show({ kind: 'time' });
    await time.type('9:30 pm');
    expect(time.latest()).toBe('21:30');
    cleanup();
    const duration = await show({ kind: 'duration' });
    const input = await duration.type('2h 30m');
    expect(duration.latest()).toBe('2.5');
    await duration.type('90m');
    expect(duration.latest()).toBe('1.5');
    await duration.user.tab();
    expect(input.value).toBe('1h 30m');
  });

  it('give an example of a length of time in a form, and none in a cell, where it would look filled in', async () => {
    const cell = (label?: string) => <FieldInput field={fieldOf({ kind: 'duration' })} entity="sample" id="it" labelId="it-label" label={label} invalid={false} value={null} onChange={() => undefined} onBlur={() => undefined} record={{}} />;
    await renderForm(cell());
    expect((await page.findByRole<HTMLInputElement>('textbox')).placeholder).toBe('2h 30m');
    cleanup();
    await renderForm(cell('Mon'));
    expect((await page.findByRole<HTMLInputElement>('textbox', { name: 'Mon' })).placeholder).toBe('');
  });

  it('writes an instant on the clock of the organisation', async () => {
    const { latest } = await show({ kind: 'dateTime' }, '2026-11-20T04:12:00Z');
    const group = await page.findByRole('group', { name: 'Sample' });
    await waitFor(() => expect(within(group).getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual(['2026/11/20', '09:42']));
    expect(latest()).toBe('2026-11-20T04:12:00Z');
  });

  it('names the clock of an instant where that of the device shows another time', async () => {
    const device = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    const own = (timeZone: string) => device.mockReturnValue({ locale: 'en', calendar: 'gregory', numberingSystem: 'latn', timeZone });
    own('Europe/Paris');
    await show({ kind: 'dateTime' }, '2026-11-20T04:12:00Z');
    const [, time] = within(await page.findByRole('group', { name: 'Sample' })).getAllByRole('textbox');
    expect(document.getElementById(time!.getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent).toBe('Time zone: Asia/Kolkata');
    cleanup();
    own('Asia/Colombo');
    await show({ kind: 'dateTime' }, '2026-11-20T04:12:00Z');
    await page.findByRole('group', { name: 'Sample' });
    expect(page.queryByText(/Time zone/)).toBeNull();
    device.mockRestore();
  });

  it.each([
    ['America/Los_Angeles', '2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
    ['Europe/Paris', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Paris', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:10', '2026-10-03T15:40:00.000Z'],
    ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T22:00:00.000Z'],
  ])('takes a time that clocks skip forward and the earlier of two, as imports do (%s, %s)', (zone, day, time, instant) => {
    expect(atZone(day, time, zone)).toBe(instant);
  });

  it('holds a phone number with its country as one international number', async () => {
    const { latest, user } = await show({ kind: 'phone' }, '+6591234567');
    const number = await page.findByRole('textbox', { name: 'Sample' });
    expect((number as HTMLInputElement).value).toBe('9123 4567');
    await user.clear(number);
    await user.type(number, '81234567');
    expect(latest()).toBe('+6581234567');
    const country = page.getByRole('combobox', { name: 'Country code' });
    await user.type(country, 'India');
    await user.click(await page.findByRole('option', { name: /^India/ }));
    expect(latest()).toBe('+9181234567');
  });

  it('chooses among four or fewer with arrows and among many by search', async () => {
    const few = await show({ kind: 'choice', required: true, enumName: 'EmployeeConfirmation', options: ['MANUAL', 'AUTOMATIC'] }, 'MANUAL');
    await few.user.tab();
    await few.user.keyboard('{ArrowRight}');
    expect(few.latest()).toBe('AUTOMATIC');
    cleanup();
    const many = await show({ kind: 'choice', enumName: 'Many', options: Array.from({ length: 30 }, (_, index) => `V${index}`) });
    await many.type('V17');
    await many.user.keyboard('{Enter}');
    expect(many.latest()).toBe('V17');
  });

  it('writes child rows in a table, adds, orders and removes them', async () => {
    const fields = [fieldOf({ name: 'id', key: 'id', kind: 'id' }), fieldOf({ name: 'name', key: 'name', required: true }), fieldOf({ name: 'relationship', key: 'relationship' })];
    const { latest, user } = await show({ kind: 'rows', rows: { type: 'EmergencyContact', table: 'emergency_contact', parentColumn: 'employee_id', fields } }, [{ id: '1', name: 'Ravi', relationship: null }]);
    await user.click(await page.findByRole('button', { name: 'Add emergency contact' }));
    await user.type(page.getByRole('textbox', { name: 'Name 2' }), 'Mei');
    expect(latest()).toMatchObject([{ id: '1', name: 'Ravi' }, { name: 'Mei' }]);
    await user.click(page.getByRole('button', { name: 'Move row 2 up' }));
    expect(latest()).toMatchObject([{ name: 'Mei' }, { name: 'Ravi' }]);
    await user.click(page.getByRole('button', { name: 'Remove row 1' }));
    expect(latest()).toMatchObject([{ id: '1', name: 'Ravi' }]);
  });

  it('loses no letter of who writes in a new row before the page has moved there', async () => {
    const fields = [fieldOf({ name: 'id', key: 'id', kind: 'id' }), fieldOf({ name: 'name', key: 'name', required: true })];
    const { latest, user } = await show({ kind: 'rows', rows: { type: 'EmergencyContact', table: 'emergency_contact', parentColumn: 'employee_id', fields } }, []);
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    await user.click(await page.findByRole('button', { name: 'Add emergency contact' }));
    await user.type(page.getByRole('textbox', { name: 'Name 1' }), 'M');
    vi.unstubAllGlobals();
    frames.forEach((frame) => frame(0));
    await user.keyboard('ei');
    expect(latest()).toMatchObject([{ name: 'Mei' }]);
  });

  it('refuses a file that is too large before it is sent', async () => {
    const { user } = await show({ kind: 'file', file: { maxBytes: 3_000_000, types: ['application/pdf'] } });
    await page.findByRole('button', { name: /^Choose file/ });
    expect(page.getByText(/^PDF · up to 3\sMB$/)).toBeTruthy();
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(chooser, new File([new Uint8Array(3_000_001)], 'large.pdf', { type: 'application/pdf' }));
    expect(await page.findByText(/^The file size should be less than 3\sMB\.$/)).toBeTruthy();
  });

  it('says why the server does not take a file whose contents are not what its name says', async () => {
    const message = 'The contents of this file do not fit its name. Save it again as png, jpg and choose it once more.';
    vi.stubGlobal('fetch', async () => Response.json({ data: { getPresignedUrl: { errorCode: '', message: '', presignedUrl: '/files/demo/1', s3DocumentDetails: { key: 'demo/1', fileName: 'logo.png', size: null } } } }));
    vi.stubGlobal('XMLHttpRequest', class {
      readonly status = 400;
      readonly responseText = JSON.stringify({ errorCode: 'FILE_NOT_WHAT_IT_SAYS', message });
      readonly upload = {};
      onload = (): void => undefined;
      open = (): void => undefined;
      setRequestHeader = (): void => undefined;
      send = (): void => this.onload();
    });
    const { user } = await show({ kind: 'file', file: { maxBytes: 2_000_000, types: ['image/png'] } });
    await page.findByRole('button', { name: /^Choose file/ });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['<svg/>'], 'logo.png', { type: 'image/png' }));
    expect(await page.findByText(message)).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('says of a logo that assets were not uploaded', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
    const { user } = await show({ kind: 'image', file: { maxBytes: 2_000_000, types: ['image/png'] } }, null, 'en', 'organisation');
    await waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['png'], 'logo.png', { type: 'image/png' }));
    expect(await page.findByText('Failed to upload assets')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('says in the words of the specification that a file was not transferred, and takes it again', async () => {
    const asked = vi.fn(async () => new Response('', { status: 502 }));
    vi.stubGlobal('fetch', asked);
    const { user } = await show({ kind: 'file', file: { maxBytes: 3_000_000, types: ['application/pdf'] } });
    await page.findByRole('button', { name: /^Choose file/ });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['%PDF-1.7'], 'small.pdf', { type: 'application/pdf' }));
    expect(await page.findByText('Something went wrong while uploading/retrieving the file contents. Please try after some time.')).toBeTruthy();
    expect(asked).toHaveBeenCalled();
    expect(page.getByRole('button', { name: /^Choose file/ })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('does not lose JSON that cannot be read', async () => {
    const { type, latest } = await show({ kind: 'json' });
    const area = await type('{{"a": 1');
    expect(area.value).toBe('{"a": 1');
    expect(latest()).toMatchObject({ text: '{"a": 1', reason: 'form.json.unreadable' });
  });
});
