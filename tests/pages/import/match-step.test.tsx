/** The third step of an import speaks of fields without a column where there are some. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MatchStep } from '../../../src/console/resource/import/match/MatchStep.tsx';
import { WizardContext } from '../../../src/console/resource/import/WizardContext.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { renderForm } from '../form/support/renderForm.tsx';
import { importServer } from './support/importServer.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const nothing = (): void => undefined;
const show = async (columns: (string | null)[]) => {
  const wizard = { target: await printedMetadata.screenResource('core-hr/designations'), title: 'Import', word: () => 'designations', number: String, mayImport: true, mayUpdate: true, close: nothing, openTouched: nothing, open: nothing };
  const { job } = importServer();
  await renderForm(
    <WizardContext value={wizard}>
      <MatchStep job={{ ...job, mapping: { ...job.mapping!, columns } }} onGo={nothing} onCheck={async () => undefined} />
    </WizardContext>,
  );
  await page.findByRole('heading', { name: 'Match the columns' });
  return page.queryByRole('heading', { name: 'Fields without a column' });
};

it('asks for what no column fills', async () => {
  expect(await show(['code', 'title', null])).toBeTruthy();
});

it('asks for nothing where every field has its column', async () => {
  expect(await show(['code', 'title', 'gradeId'])).toBeNull();
});
