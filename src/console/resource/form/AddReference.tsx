import { Suspense, useMemo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useIsHere } from '../../shell/useIsHere.ts';
import { useEntityWords } from '../list/entityWords.ts';
import { FormSections } from './FormSections.tsx';
import { LazyAlongDialog } from './LazyAlongDialog.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { recordCode, recordTitle } from './recordName.ts';
import { sectionsOf } from './sections.ts';
import { useFieldRights } from './useFieldRights.ts';
import { useFormModel } from './useFormModel.ts';
import { useRecordScreen } from './useRecordScreen.ts';
import { useSave } from './useSave.ts';
import { useUndoable } from './useUndoable.ts';
import { defaultsOf } from './values.ts';
import type { AddReferenceProps } from '../../fields/input/AddContext.ts';

const Content = ({ screen, title, among, onClose, onAdded }: AddReferenceProps) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const undoable = useUndoable();
  const isHere = useIsHere();
  const target = useRecordScreen(screen);
  const { resource, name } = target;
  const { writable, given } = useFieldRights(resource, screen);
  /** By this field the picker chooses; of one kind only, nothing is to be asked. What a kind needs besides shows nowhere else, so all of it is here. */
  const kind = among && writable.find(({ key }) => key === resource.pickedBy);
  const asked = useMemo(
    () =>
      writable.flatMap((field) => {
        if (field === kind && among) return among.length > 1 ? [{ ...field, options: among }] : [];
        return kind || field.required || field.name === resource.title || field.name === resource.code ? [field] : [];
      }),
    [writable, resource, kind, among],
  );
  const defaults = useMemo(() => ({ ...defaultsOf(writable), ...(title === '' ? {} : { [resource.title]: title }), ...(kind ? { [kind.key]: among?.[0] } : {}), ...given }), [writable, title, resource, kind, among, given]);
  const of = useFormModel({ entity: resource.name, fields: writable, record: undefined, defaults });
  const { save, saveAlong, dropAlong, offered, isSaving, hasTried, refusal } = useSave({
    of,
    name,
    resource,
    onSaved: ({ row, changeSet, isMailed }) => {
      const label = recordTitle(resource, row, formats);
      undoable({ endpoint: resource.endpoint, changeSet, isMailed, message: translate('form.added', { name: label }) });
      if (isHere.current) onAdded({ id: row.id, title: label, code: recordCode(resource, row) ?? null });
    },
  });
  const entityName = useEntityWords(resource).word(1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <FormProvider {...of.form}>
      <Dialog
        title={translate('form.addNamedButton', { name: entityName })}
        onClose={onClose}
        persistent
        actions={
          <>
            <Button onClick={onClose}>{translate('form.cancel')}</Button>
            <Button variant="contained" loading={isSaving} onClick={() => void save()}>
              {translate('form.addNamedButton', { name: entityName })}
            </Button>
          </>
        }
      >
        <div onKeyDown={onKeyDown} role="presentation">
          {hasTried ? <ProblemSummary of={of} refusal={refusal} /> : null}
          <FormSections of={of} sections={sectionsOf(resource, asked).slice(0, 1).map((section) => ({ ...section, fields: asked }))} record={{}} />
        </div>
      </Dialog>
      <LazyAlongDialog type={resource.type} act="add" offered={offered} isWorking={isSaving} onSave={(wanted) => void saveAlong(wanted)} onClose={dropAlong} />
    </FormProvider>
  );
};

/** Adds the record that a picker did not find, in a dialog over the form: what is required of it, its title and code; the rest on its own page. */
const AddReference = (props: AddReferenceProps) => (
  <Suspense fallback={<Skeleton widths={[200]} />}>
    <Content {...props} />
  </Suspense>
);

/** What the form pages give to their pickers. */
export const showAddReference = (props: AddReferenceProps): ReactNode => <AddReference {...props} />;
