import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { ChangesDialog } from './ChangesDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { afterChoice } from './conflict.ts';
import { LazyAlongDialog } from './LazyAlongDialog.tsx';
import { recordTitle } from './recordName.ts';
import type { useSave } from './useSave.ts';
import type { FormModel } from './useFormModel.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';

type Props = { readonly of: FormModel; readonly target: ScreenResource; readonly saving: ReturnType<typeof useSave> };

/** What a form asks on the way to being saved: the changes, a new status, another editor's version. */
export const FormDialogs = ({ of, target, saving }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const changes = of.changesIn(of.form.getValues());
  const { conflict } = saving;
  return (
    <>
      {saving.showsChanges ? <ChangesDialog of={of} onClose={saving.hideChanges} onSave={() => void saving.save()} /> : null}
      {saving.asksStatus && of.record ? (
        <ConfirmDialog title={translate('form.status.heading', { name: recordTitle(target.resource, of.record, formats) })} confirm={translate('form.status.confirm')} isWorking={saving.isSaving} onConfirm={() => void saving.save(true)} onCancel={saving.dropStatus}>
          <ChangeTable entity={of.entity} changes={changes.filter(({ field }) => field.kind === 'status')} record={of.record} />
          {translate('form.canUndo')}
        </ConfirmDialog>
      ) : null}
      <LazyAlongDialog type={target.resource.type} act={of.record ? 'save' : 'add'} offered={saving.offered} isWorking={saving.isSaving} onSave={(wanted) => void saving.saveAlong(wanted)} onClose={saving.dropAlong} />
      {conflict ? (
        <ConflictDialog
          entity={of.entity}
          clashes={conflict.clashes}
          other={String(conflict.theirs.updatedBy ?? translate('form.conflict.someone'))}
          mineOf={{ ...of.record, ...of.form.getValues() }}
          theirsOf={conflict.theirs}
          isSaving={saving.isSaving}
          onClose={saving.dropConflict}
          onSave={(taken) => void saving.resolve(conflict.theirs, afterChoice(changes, taken))}
        />
      ) : null}
    </>
  );
};
