import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { MOST_VIEW_NAME } from '../../../../domain/lists/listView.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { Dialog } from '../../../shell/pieces/Dialog.tsx';
import { refusedOf } from '../../../shell/refusedOf.ts';
import { useListModel } from '../ListModel.ts';
import { asShown } from '../state/arranged.ts';
import { definitionIn } from '../state/listAddress.ts';
import { savedViewsQuery, type SavedView } from '../state/savedViews.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { useViewActs } from './useViewActs.ts';

const Form = styled('form')({ display: 'grid', gap: 16, '& label': { display: 'block', marginBottom: 4, fontSize: 12, fontWeight: 500, color: 'var(--text)' }, '& .help': { margin: '4px 0 0', fontSize: 12, color: 'var(--text-3)' }, '& .wrong': { margin: '4px 0 0', fontSize: 12, color: 'var(--bad)' } });

/** A new view of what the list shows, or name and sharing of one. Whoever may not share keeps it for themselves. */
export const ViewDialog = ({ view, onClose }: { readonly view: SavedView | undefined; readonly onClose: () => void }) => {
  const { address, preferences, target } = useListModel();
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { save, toldConflict } = useViewActs();
  const id = useId();
  const { data } = useQuery(savedViewsQuery(target.screen.path));
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState<ReadonlyMap<string, boolean>>(new Map(view?.roles.map((role) => [role.id, role.isDefault])));
  const [wrong, setWrong] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  /** The view was changed meanwhile: what is saved next takes the place of that. */
  const [isBehind, setBehind] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWorking(true);
    try {
      const defaultFor = [...shared].filter(([, isDefault]) => isDefault).map(([role]) => role);
      await save({ name, definition: view ? null : definitionIn(asShown(address, preferences)), roles: [...shared.keys()], defaultFor }, (isBehind && data?.views.find((one) => one.id === view?.id)) || view);
      onClose();
    } catch (error) {
      const problem = refusedOf(error).problems.find(({ field }) => field === 'name')?.message;
      setWrong(problem);
      if (problem !== undefined) return;
      if (await toldConflict(error, view)) setBehind(true);
      else tellFailure(error);
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog
      title={translate(view ? (data?.mayShare ? 'views.edit' : 'views.rename') : 'views.new')}
      onClose={onClose}
      actions={
        <Button form={id} type="submit" variant="contained" disabled={isWorking || name.trim() === ''}>
          {translate('views.save')}
        </Button>
      }
    >
      <Form id={id} onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <label htmlFor={`${id}-name`}>{translate('views.name')}</label>
          <OutlinedInput id={`${id}-name`} autoFocus fullWidth value={name} error={wrong !== undefined} onChange={({ target: { value } }) => setName(value)} slotProps={{ input: { maxLength: MOST_VIEW_NAME, 'aria-describedby': `${id}-help` } }} />
          <p id={`${id}-help`} className={wrong === undefined ? 'help' : 'wrong'} role={wrong === undefined ? undefined : 'alert'}>
            {wrong ?? translate('views.keeps')}
          </p>
        </div>
        {data?.mayShare ? <RoleChoice screen={target.screen.path} shared={shared} onChange={setShared} /> : null}
      </Form>
    </Dialog>
  );
};
