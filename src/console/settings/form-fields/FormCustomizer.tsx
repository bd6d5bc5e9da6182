import { Suspense, useState } from 'react';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { SlidersDrawing } from '../../shell/drawings/SlidersDrawing.tsx';
import { apart } from '../../shell/pieces/apart.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { FieldsEditor } from './FieldsEditor.tsx';
import { useFormFields } from './useFormFields.ts';
import { useForms } from './useForms.ts';
import type { Form } from './useForms.ts';

const AddField = apart(async () => (await import('./AddField.tsx')).AddField);

const Whole = styled('div')({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });
const Column = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });

const path = '/settings/general/ui-elements-customizer';

const Fields = ({ forms, form, onChoose }: { readonly forms: readonly Form[]; readonly form: Form; readonly onChoose: (form: Form) => void }) => {
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const translate = useTranslate();
  const mayChange = useRights('UI_ELEMENTS_CUSTOMIZER').update;
  const mayAdd = useRights('CUSTOM_FIELDS').add;
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useFormFields(form);
  const add = mayAdd ? [{ key: 'add', kind: 'outlined' as const, label: translate('formField.addTo'), icon: <Plus />, run: () => setAdding(true) }] : [];
  return (
    <Whole>
      <Column>
        <PageHeader title={title} crumbs={crumbs} favourite={path} actions={add} divided />
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {!error && data === undefined ? <Skeleton widths={[320, 200, 480, 480, 480]} /> : null}
        {data ? <FieldsEditor forms={forms} form={form} fields={data} mayChange={mayChange} onChoose={onChoose} reread={refetch} /> : null}
      </Column>
      {isAdding ? (
        <Suspense fallback={null}>
          <AddField
            form={form}
            onClose={() => {
              setAdding(false);
              void refetch();
            }}
          />
        </Suspense>
      ) : null}
    </Whole>
  );
};

/** /settings/general/ui-elements-customizer: which fields a form has, in which order, under which names and rules. */
export const FormCustomizer = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const forms = useForms();
  const [asked, setAsked] = useSearchParams();
  const form = forms.find(({ type }) => type === asked.get('entity')) ?? forms.find(({ type }) => type === 'Employee') ?? forms[0];
  if (form) return <Fields key={form.type} forms={forms} form={form} onChoose={({ type }) => setAsked({ entity: type })} />;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState drawing={<SlidersDrawing />} title={translate('customizer.none')} message={translate('customizer.noneWhy')} />
    </>
  );
};
