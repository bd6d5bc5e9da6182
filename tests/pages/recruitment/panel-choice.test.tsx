/** Who asks in an interview: chosen and offered members in one group. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { PanelChoice, type PanelMember } from '../../../src/console/recruitment/interviews/PanelChoice.tsx';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(cleanup);

it('adds and takes away members; whoever is offered is no item of the list of members', async () => {
  await needMessages('recruitment');
  const onChange = vi.fn();
  const [asha, ben] = [{ id: '1', name: 'Asha' }, { id: '2', name: 'Ben' }];
  const { user } = await renderForm(<Suspense><PanelChoice members={[asha]} offered={[asha, ben]} onChange={onChange} /></Suspense>);
  await user.click(await page.findByRole('button', { name: '+ Ben' }));
  await user.click(page.getByRole('button', { name: /Asha/ }));
  expect(onChange.mock.calls).toEqual([[[asha, ben]], [[]]]);
  expect([page.getByRole('group', { name: 'Panel' }).textContent, page.getByRole('list').textContent]).toEqual(['Asha+ Ben', 'Asha']);
});

it('goes on at the list of everybody once somebody offered was added, as their button is gone', async () => {
  await needMessages('recruitment');
  const [asha, ben] = [{ id: '1', name: 'Asha' }, { id: '2', name: 'Ben' }];
  const Panel = () => {
    const [members, setMembers] = useState<readonly PanelMember[]>([]);
    return <PanelChoice members={members} offered={[asha, ben]} onChange={setMembers} />;
  };
  const { user } = await renderForm(<Suspense><Panel /></Suspense>);
  const picker = () => page.getByRole('combobox', { name: 'Add a member' });
  // A pointer is nowhere: on a phone the keyboard would open.
  await user.click(await page.findByRole('button', { name: '+ Asha' }));
  await page.findByText('Asha');
  expect(document.activeElement).not.toBe(picker());
  page.getByRole('button', { name: '+ Ben' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(picker()));
  page.getByText('Ben').closest<HTMLElement>('[role=listitem]')!.focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(page.queryByText('Ben')).toBeNull());
  expect(document.activeElement).toBe(picker());
});
