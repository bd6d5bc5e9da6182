import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldInput } from '../../../src/console/fields/inputs.tsx';
import { renderForm } from '../form/support/renderForm.tsx';
import type { Field } from '../../../src/domain/resource.ts';

const field: Field = { name: 'customFormula', key: 'customFormula', column: 'custom_formula', kind: 'longText', formula: 'SALARY', required: false, readOnly: false, search: false, filter: false, sort: false, inList: false, rule: {}, help: false };

const words = [
  { name: 'annualCTC', label: null, type: 'number', monthly: '1200000', annual: '1200000' },
  { name: 'BASIC', label: 'Basic', type: 'number', monthly: '40000', annual: '480000' },
  { name: 'HRA', label: 'House rent allowance', type: 'number', monthly: '20000', annual: '240000' },
];

const Host = ({ record }: { readonly record: Record<string, unknown> }) => {
  const [value, setValue] = useState<unknown>(null);
  return (
    <>
      <label htmlFor="it">Custom formula</label>
      <FieldInput field={field} entity="salaryComponent" id="it" labelId="it" invalid={false} value={value} onChange={setValue} onBlur={() => undefined} record={record} />
    </>
  );
};

const show = async (record: Record<string, unknown> = {}) => {
  const { user } = await renderForm(<Host record={record} />);
  const input = await page.findByLabelText<HTMLTextAreaElement>('Custom formula');
  return { user, input };
};

describe('A formula', () => {
  beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: { answer: { words } } })));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('offers names by code or label while they are typed, and takes one by Enter', async () => {
    const { user, input } = await show();
    await user.type(input, '50% of bas');
    expect((await page.findByRole('option', { name: /^BASIC Basic/ })).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    expect(input.value).toBe('50% of BASIC');
    expect(page.queryByRole('listbox')).toBeNull();
    await user.type(input, ' + rent');
    await user.click(await page.findByRole('option', { name: /House rent allowance/ }));
    expect(input.value).toBe('50% of BASIC + HRA');
  });

  it('puts the caret between the brackets of a function', async () => {
    const { user, input } = await show();
    await user.type(input, 'mi');
    await user.keyboard('{Enter}');
    await waitFor(() => expect([input.value, input.selectionStart]).toEqual(['min()', 4]));
  });

  it('says itself in words, and what it gives for a sample salary in its own period', async () => {
    const { user, input } = await show();
    await user.type(input, 'min(40% of annualCTC / 12, 15000)');
    expect(await page.findByText('Reads: 40% of annual CTC, divided by 12, at most 15,000')).toBeTruthy();
    expect(page.getByText('For a sample salary: ₹15,000.00')).toBeTruthy();
    cleanup();
    const yearly = await show({ calculationType: 'ANNUALLY' });
    await yearly.user.type(yearly.input, 'BASIC * 2');
    expect(await page.findByText('For a sample salary: ₹9,60,000.00')).toBeTruthy();
  });

  it('says where nothing comes of it for the sample salary', async () => {
    const { user, input } = await show();
    await user.type(input, 'BASIC / (HRA - HRA)');
    await page.findByText('For a sample salary: This divides by zero. Change what stands after the /.');
  });

  it('says nothing while it cannot be read', async () => {
    const { user, input } = await show();
    await user.type(input, 'BASIC * ');
    expect(page.queryByText(/^Reads/)).toBeNull();
  });
});
