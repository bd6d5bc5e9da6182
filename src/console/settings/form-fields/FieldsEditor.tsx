import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { SaveBarBox, SaveBarText } from '../../resource/form/SaveBar.tsx';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.tsx';
import { useSaveKeys } from '../../resource/form/useSaveKeys.ts';
import { Kbd } from '../../shell/pieces/Kbd.tsx';
import { FieldTable } from './FieldTable.tsx';
import { FormChoice } from './FormChoice.tsx';
import { FormPreview } from './FormPreview.tsx';
import { useFieldEdits } from './useFieldEdits.ts';
import { useLineWords } from './useLineWords.ts';
import { useSaveFields } from './useSaveFields.ts';
import { comma } from '../../shell/comma.ts';
import type { FormFields } from './useFormFields.ts';
import type { Form } from './useForms.ts';

const Page = styled('div')({ position: 'relative', display: 'flex', flex: 1, minHeight: 0, containerType: 'inline-size' });
const Scroll = styled('div')({ position: 'relative', flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto' });

type Props = {
  readonly forms: readonly Form[];
  readonly form: Form;
  readonly fields: FormFields;
  readonly mayChange: boolean;
  readonly onChoose: (form: Form) => void;
  readonly reread: () => Promise<unknown>;
};

/** The fields of one form in a table, the form as it would be beside them, and the changes in the bar below. */
export const FieldsEditor = ({ forms, form, fields, mayChange, onChoose, reread }: Props) => {
  const translate = useTranslate();
  const of = useFieldEdits(fields);
  const words = useLineWords(fields.base);
  const { save, isSaving, refused } = useSaveFields(form, of, fields.kept, reread);
  const guard = useLeaveGuard(of.hasChanges);
  useSaveKeys(() => void save());
  const differing = of.lines.filter(({ differs, original }) => differs || original === undefined).length;
  const status = [translate('customizer.count', { smart_count: of.lines.length }), ...(differing > 0 ? [translate('customizer.differ', { smart_count: differing })] : [])].join(' · ');
  const names = of.lines.filter(({ isChanged }) => isChanged).map(words.label).join(comma());
  return (
    <>
      <FormChoice forms={forms} chosen={form} onChoose={onChoose} status={status} />
      <Page>
        <Scroll>
          <FieldTable form={fields} of={of} mayChange={mayChange} refused={refused} />
        </Scroll>
        <FormPreview base={fields.base} wanted={of.wanted} />
      </Page>
      {mayChange ? (
        <SaveBarBox>
          <SaveBarText role="status" title={names}>
            {of.edits.length === 0 ? (
              translate('form.noUnsaved')
            ) : (
              <>
                <b>{translate('form.unsaved', { smart_count: of.edits.length })}</b> {names}
              </>
            )}
          </SaveBarText>
          <Button onClick={of.discard} disabled={of.edits.length === 0}>
            {translate('form.draft.discard')}
          </Button>
          <Button variant="contained" loading={isSaving} onClick={() => void save()}>
            {translate('form.save')}
          </Button>
          <Kbd keys="Ctrl S" />
        </SaveBarBox>
      ) : null}
      {guard}
    </>
  );
};
