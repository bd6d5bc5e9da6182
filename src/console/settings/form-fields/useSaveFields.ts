import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { push } from '../../shell/changes.ts';
import { SaveFormFieldsDocument } from '../../../../generated/settings/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { refusedOf } from '../../shell/refusedOf.ts';
import { renewSession } from '../../providers/authSession.ts';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import type { FieldEdits } from './useFieldEdits.ts';
import type { Kept } from './formLines.ts';
import type { Form } from './useForms.ts';
import type { Entity } from '../../../../generated/settings/operations.ts';

const nothing: ReadonlyMap<string, string> = new Map();

/** Saves the changes of a form's fields together, offers to undo them, and puts what the server says beside the field. */
export const useSaveFields = (form: Form, of: FieldEdits, kept: readonly Kept[], reread: () => Promise<unknown>) => {
  const translate = useTranslate();
  const show = useSnackbar();
  const undoable = useUndoable();
  const tellFailure = useTellFailure();
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState(nothing);
  const isBusy = useRef(false);
  const known = useRef(kept);
  // Saved here, undone in the top bar or added in the panel: the session carries the fields into every form and list.
  useEffect(() => {
    if (known.current === kept) return;
    known.current = kept;
    void renewSession();
  }, [kept]);

  const save = async (): Promise<void> => {
    // A key pressed twice must not send twice.
    if (isBusy.current) return;
    if (of.edits.length === 0) return show({ type: 'info', message: translate('form.noChanges') });
    isBusy.current = true;
    setSaving(true);
    setRefused(nothing);
    try {
      // Its message says how many records lack what became required; it is empty where none do.
      const answer = await askAnswer('settings', SaveFormFieldsDocument, { entity: form.type as Entity, fields: [...of.edits] });
      await reread();
      of.discard();
      if (answer.changeSet) push(answer.changeSet, 'settings', translate('customizer.change', { form: form.label }));
      undoable({ endpoint: 'settings', changeSet: answer.changeSet ?? null, message: answer.message || translate('customizer.saved', { form: form.label }) });
    } catch (error) {
      const { code, problems } = refusedOf(error);
      setRefused(new Map(problems.map(({ field, message }) => [field, message])));
      if (code === 'CONFLICT') {
        await reread();
        show({ type: 'warning', message: translate('customizer.conflict') });
      } else tellFailure(error, { action: 'update', form: form.label });
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return { save, isSaving, refused };
};
