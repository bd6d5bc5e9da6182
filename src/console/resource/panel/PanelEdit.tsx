import { useCallback, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { AddContext } from '../../fields/input/AddContext.ts';
import { useEntityWords } from '../list/entityWords.ts';
import { ExitConfirmation } from '../../shell/pieces/ExitConfirmation.tsx';
import { useIsHere } from '../../shell/useIsHere.ts';
import { showAddReference } from '../form/AddReference.tsx';
import { DraftNote } from '../form/DraftNote.tsx';
import { FormDialogs } from '../form/FormDialogs.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { ProblemSummary } from '../form/ProblemSummary.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { wholeTitle } from '../form/wholeTitle.ts';
import { sectionsOf } from '../form/sections.ts';
import { useDraft } from '../form/useDraft.ts';
import { useFieldRights } from '../form/useFieldRights.ts';
import { useFormModel } from '../form/useFormModel.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.tsx';
import { useSave } from '../form/useSave.ts';
import { useSaveKeys } from '../form/useSaveKeys.ts';
import { useUndoable } from '../form/useUndoable.ts';
import { defaultsOf, noDefaults } from '../form/values.ts';
import type { Values } from '../form/values.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

const Body = styled('form')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, borderTop: '1px solid var(--line)', '& > [data-sticky]': { top: -8 } });

type Props = {
  readonly target: ScreenResource;
  /** Undefined for a new one. */
  readonly record?: Row;
  /** What a new record has without being asked, by field key. */
  readonly given?: Values;
  readonly onDone: () => void;
};

/** The record edited, or a new one written, where the others stand, without leaving them. */
export const PanelEdit = ({ target, record, given = noDefaults, onDone }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const undoable = useUndoable();
  const isHere = useIsHere();
  const { name, resource, screen } = target;
  const { visible, addable, changeable, given: own } = useFieldRights(resource, screen);
  const [isAsking, setAsking] = useState(false);
  const defaults = useMemo(() => (record ? noDefaults : { ...defaultsOf(addable), ...own, ...given }), [record, addable, own, given]);
  const of = useFormModel({ entity: resource.name, fields: record ? changeable : addable, record, defaults, given });
  const saving = useSave({
    of,
    name,
    resource,
    onSaved: ({ row, changeSet, told, isMailed, since }) => {
      of.restart(row, since);
      draft.accept();
      undoable({ endpoint: resource.endpoint, changeSet, told, isMailed, message: translate(record ? 'form.saved' : 'form.added', { name: wholeTitle(resource, row, formats) }) });
      // What was typed meanwhile is not saved, and may be of another record by now.
      if (isHere.current && Object.keys(since).length === 0) onDone();
    },
  });
  const draft = useDraft({ of, name });
  const hasChanges = useCallback(() => of.changesIn(of.form.getValues()).length > 0, [of]);
  const guard = useLeaveGuard(hasChanges);
  const save = () => void saving.save();
  useSaveKeys(save);
  const entityName = useEntityWords(resource).word(1);
  const language = useLocale();
  const sections = useMemo(
    () => sectionsOf(resource, record ? visible.filter((field) => !field.readOnly || field.name !== resource.title) : addable.filter(({ key }) => given[key] === undefined), language),
    [resource, record, visible, addable, given, language],
  );
  const cancel = () => (hasChanges() ? setAsking(true) : onDone());
  return (
    <FormProvider {...of.form}>
      <AddContext value={showAddReference}>
        <Body
          noValidate
          onSubmit={(event) => event.preventDefault()}
          onClickCapture={({ target: clicked }) => clicked instanceof Element && clicked.closest('[data-kind=status]') && saving.noteStatusClick()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.stopPropagation();
            cancel();
          }}
        >
          <DraftNote draft={draft} />
          {saving.hasTried ? <ProblemSummary of={of} refusal={saving.refusal} /> : null}
          <FormSections of={of} sections={sections} record={record ?? of.record ?? noDefaults} />
        </Body>
        <SaveBar of={of} isSaving={saving.isSaving} save={translate(of.record ? 'form.save' : 'form.addNamedButton', { name: entityName })} onSave={save} onCancel={cancel} />
        <FormDialogs of={of} target={target} saving={saving} />
        <ExitConfirmation open={isAsking} onStay={() => setAsking(false)} onLeave={onDone} />
        {guard}
      </AddContext>
    </FormProvider>
  );
};
