import { useCallback, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocale, useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { formRequires } from '../../formRequires.ts';
import { leaveWith } from '../../shell/leaveWith.ts';
import { screenAt } from '../../shell/screenOf.ts';
import { useIsHere } from '../../shell/useIsHere.ts';
import { useRecordActs } from '../acts/useRecordActs.tsx';
import { HistoryDrawer } from '../history/HistoryDrawer.tsx';
import { AddContext } from '../../fields/input/AddContext.ts';
import { useEntityWords } from '../list/entityWords.ts';
import { showAddReference } from './AddReference.tsx';
import { DraftNote } from './DraftNote.tsx';
import { FormAside } from './FormAside.tsx';
import { FormBeside } from './FormBeside.tsx';
import { FormDialogs } from './FormDialogs.tsx';
import { FormSections } from './FormSections.tsx';
import { PageAside, PageBody, PageColumn } from './PageBody.tsx';
import { leaveRecord, mayLeaveRecord } from './leaveRecord.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionList } from './SectionList.tsx';
import { useTitleOf } from './useTitleOf.ts';
import { sectionsOf } from './sections.ts';
import { useFormModel } from './useFormModel.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useDraft } from './useDraft.ts';
import { useSave } from './useSave.ts';
import { useSaveKeys } from './useSaveKeys.ts';
import { useUndoable } from './useUndoable.ts';
import { CreateHeader } from './CreateHeader.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import type { FieldRights } from './useFieldRights.ts';
import type { Values } from './values.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

type Props = {
  readonly target: ScreenResource;
  readonly rights: FieldRights;
  /** Undefined for a new record. */
  readonly record: Row | undefined;
  readonly defaults: Values;
  /** Keys of fields that the settings of the organisation ask of a new record. */
  readonly requires?: readonly string[];
};

const nothing: readonly string[] = [];

const pathOf = ({ path, single }: ScreenEntry, id: string): string => (single ? path : `${path}/${id}`);

/** Where it is edited: a record that is shown first has its form beside. */
const formOf = (screen: ScreenEntry, id: string): string => `${pathOf(screen, id)}${screen.record === 'SHOW' && !screen.single ? '/edit' : ''}`;

/** Adding or editing one record on its own page. */
export const FormPage = ({ target, rights, record, defaults, requires: asked = nothing }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const undoable = useUndoable();
  const isHere = useIsHere();
  const titleOf = useTitleOf();
  const { name, resource, screen } = target;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const requires = useMemo(() => [...(formRequires[resource.name] ?? []), ...asked], [resource, asked]);
  const of = useFormModel({ entity: resource.name, fields: record ? rights.changeable : rights.addable, record, defaults, requires });
  const saving = useSave({
    of,
    name,
    resource,
    onSaved: ({ row, changeSet, told, isNew, isMailed, since }) => {
      const isTypedOn = Object.keys(since).length > 0 && rights.mayUpdate;
      of.restart(row, isNew ? {} : since);
      draft.accept();
      const title = titleOf(target, row);
      const leaveNew = (): boolean => !screen.single && leaveRecord(screen.path, row.id, navigate);
      const mayLeaveNew = async (): Promise<boolean> => screen.single || mayLeaveRecord(screen.path, row.id);
      undoable({
        endpoint: resource.endpoint,
        changeSet,
        told,
        isMailed,
        message: translate(isNew && !screen.single ? 'form.added' : 'form.saved', { name: title }),
        ...(isNew ? { mayUndo: mayLeaveNew, onUndone: leaveNew } : {}),
      });
      if (isNew && changeSet !== null) leaveWith(changeSet, { mayUndo: mayLeaveNew, leave: leaveNew });
      // Whoever has gone elsewhere meanwhile stays there.
      if (!isNew || !isHere.current) return;
      if (isTypedOn) draft.handOver(row.id, since);
      void navigate(isTypedOn ? formOf(screen, row.id) : pathOf(screen, row.id), { replace: true });
    },
  });
  const draft = useDraft({ of, name });
  const hasChanges = useCallback(() => of.changesIn(of.form.getValues()).length > 0, [of]);
  const guard = useLeaveGuard(hasChanges);
  // Where the form is a step of a record's page, the page offers them.
  const isStep = useLocation().pathname.endsWith('/edit');
  const { acts, dialog } = useRecordActs({ target, row: of.record, idsOf: () => (of.record ? [of.record.id] : []), onDone: () => undefined });
  const save = () => void saving.save();
  // A record is left to its list, a page of settings to the page that leads to it.
  const exit = () => void navigate(screen.single ? (screenAt(screen.path.slice(0, screen.path.lastIndexOf('/')))?.path ?? '/') : record && screen.record === 'SHOW' ? `${screen.path}/${record.id}` : screen.path);
  useSaveKeys(save, exit);
  const language = useLocale();
  const sections = useMemo(
    () => sectionsOf(resource, record ? rights.visible.filter((field) => !field.readOnly || field.name !== resource.title) : rights.addable, language),
    [resource, record, rights, language],
  );
  const entityName = useEntityWords(resource).word(1);
  const leave = () => {
    of.restart(of.record);
    void navigate(screen.path);
  };

  return (
    <FormProvider {...of.form}>
      <AddContext value={showAddReference}>
        {of.record ? <RecordHeader target={target} record={of.record} isHistoryOpen={isHistoryOpen} onHistory={() => setHistoryOpen(true)} onDeleted={leave} extra={isStep ? [] : acts.map((act) => ({ ...act, kind: 'more' }))} /> : <CreateHeader screen={screen} name={entityName} />}
        <PageBody
          noValidate
          data-aside={sections.length > 1 || undefined}
          onSubmit={(event) => event.preventDefault()}
          onClickCapture={({ target: clicked }) => clicked instanceof Element && clicked.closest('[data-kind=status]') && saving.noteStatusClick()}
        >
          {sections.length > 1 ? (
            <PageAside data-list>
              <SectionList entity={of.entity} formId={of.formId} sections={sections} />
            </PageAside>
          ) : null}
          <PageColumn>
            <DraftNote draft={draft} />
            {saving.hasTried ? <ProblemSummary of={of} refusal={saving.refusal} /> : null}
            <FormSections of={of} sections={sections} record={of.record ?? {}} />
            <FormAside type={resource.type} id={of.record?.id} />
          </PageColumn>
          <FormBeside type={resource.type} id={of.record?.id} />
        </PageBody>
        <SaveBar
          of={of}
          isSaving={saving.isSaving}
          save={translate(of.record || screen.single ? 'form.save' : 'form.addNamedButton', { name: entityName })}
          onSave={save}
          onCancel={exit}
          onShowChanges={saving.showChanges}
        />
        <FormDialogs of={of} target={target} saving={saving} />
        {guard}
        {dialog}
        {isHistoryOpen && of.record ? <HistoryDrawer target={target} id={of.record.id} onClose={() => setHistoryOpen(false)} onGone={leave} /> : null}
      </AddContext>
    </FormProvider>
  );
};
