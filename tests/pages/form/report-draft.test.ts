// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useDraft } from '../../../src/console/form-generator/useDraft.ts';
import type { KeptReport } from '../../../src/console/form-generator/useReport.ts';
import { emptyDefinition } from '../../../src/domain/reports/definition.ts';

const kept = (version: number, ...columns: string[]): KeptReport => ({ id: '7', version, name: 'Pay', description: null, entity: 'Employee', definition: { ...emptyDefinition, columns }, owner: { id: '1', title: 'Asha' } });
const draft = (first: KeptReport) => renderHook(({ report }) => useDraft(report, 'Employee'), { initialProps: { report: first } });

afterEach(cleanup);

describe('A report that is being built', () => {
  it('takes what somebody else saved while nothing was changed here', () => {
    const { result, rerender } = draft(kept(1, 'name'));
    rerender({ report: kept(2, 'email') });
    expect([result.current.definition.columns, result.current.base?.version, result.current.isChanged]).toEqual([['email'], 2, false]);
  });

  it('keeps what was changed when the kept one is asked again, and the version that it began with', () => {
    const { result, rerender } = draft(kept(1, 'name'));
    act(() => result.current.change({ columns: ['name', 'phone'] }));
    rerender({ report: kept(2, 'email') });
    expect([result.current.definition.columns, result.current.base?.version, result.current.isChanged]).toEqual([['name', 'phone'], 1, true]);
  });

  it('is saved as it was sent; what was changed meanwhile is still to be saved', () => {
    const { result, rerender } = draft(kept(1, 'name'));
    act(() => result.current.change({ columns: ['phone'] }));
    const sent = result.current.definition;
    act(() => result.current.change({ totals: false }));
    act(() => result.current.settle(kept(2, 'phone'), sent));
    rerender({ report: kept(2, 'phone') });
    expect([result.current.definition.totals, result.current.base?.version, result.current.isChanged]).toEqual([false, 2, true]);
    // The former one may still come by once more.
    act(() => result.current.settle(kept(3, 'phone'), result.current.definition));
    rerender({ report: kept(2, 'phone') });
    expect([result.current.base?.version, result.current.isChanged]).toEqual([3, false]);
  });
});
