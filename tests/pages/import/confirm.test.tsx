/** The last step of an import says that nobody is sent a mail by it, where people could think so. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConfirmStep } from '../../../src/console/resource/import/confirm/ConfirmStep.tsx';
import { WizardContext } from '../../../src/console/resource/import/WizardContext.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { renderForm } from '../form/support/renderForm.tsx';
import { importServer } from './support/importServer.ts';

afterEach(cleanup);

const nothing = (): void => undefined;
const show = async (name: string) => {
  await needMessages('recruitment');
  const target = await printedMetadata.screenResource(name);
  const wizard = { target, title: 'Import', word: () => 'records', number: String, mayImport: true, mayUpdate: true, close: nothing, openTouched: nothing, open: nothing };
  await renderForm(
    <WizardContext value={wizard}>
      <ConfirmStep job={{ ...importServer().job, ready: 3 }} onGo={nothing} onCommit={async () => undefined} />
    </WizardContext>,
  );
  await page.findByText(/all at once/);
};
const told = () => page.queryByText('No mail is sent, whatever statuses the file brings: what is imported happened elsewhere before.');

it('of candidates', async () => {
  await show('recruitment/job-candidates');
  expect(told()).toBeTruthy();
});

it('not of what sends none', async () => {
  await show('core-hr/designations');
  expect(told()).toBeNull();
});
