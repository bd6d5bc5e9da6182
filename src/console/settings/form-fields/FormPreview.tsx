import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import { I18nContextProvider, useI18nProvider, useTranslate } from 'ra-core';
import { customMessages } from '../../../domain/customisation/custom-messages.ts';
import { shownFields } from '../../../domain/customisation/customise.ts';
import { formRequires } from '../../formRequires.ts';
import { tenuresMessage } from '../../providers/i18nMessages.ts';
import { FormSections } from '../../resource/form/FormSections.tsx';
import { sectionsOf } from '../../resource/form/sections.ts';
import { useFormModel } from '../../resource/form/useFormModel.ts';
import { defaultsOf, noDefaults } from '../../resource/form/values.ts';
import { customisedBy } from './formLines.ts';
import type { FormField } from '../../../domain/customisation/form-field.ts';
import type { Resource } from '../../../domain/resource.ts';

const Aside = styled('aside')({
  display: 'none',
  '@container (min-width: 960px)': { display: 'block', position: 'relative', flex: 'none', width: 'clamp(320px, 28vw, 480px)', minHeight: 0, overflow: 'auto', borderLeft: '1px solid var(--line)', background: 'var(--surface)' },
  '& > h2': { position: 'sticky', top: 0, zIndex: 1, margin: 0, padding: '0 16px', fontSize: 12, lineHeight: '34px', fontWeight: 500, color: 'var(--text-2)', background: 'var(--surface)', borderBottom: '1px solid var(--line)', borderTop: '1px solid var(--line)' },
  '& > div': { padding: 16 },
});

type Props = { readonly base: Resource; readonly wanted: readonly FormField[] };

const Form = ({ base, wanted }: Props) => {
  const fields = useMemo(() => shownFields(customisedBy(base, wanted)).filter(({ kind, readOnly }) => kind !== 'id' && !readOnly), [base, wanted]);
  const defaults = useMemo(() => defaultsOf(fields), [fields]);
  const of = useFormModel({ entity: base.name, fields, record: undefined, defaults, requires: formRequires[base.name] });
  return (
    <FormProvider {...of.form}>
      <FormSections of={of} sections={sectionsOf(base, fields)} record={noDefaults} />
    </FormProvider>
  );
};

/** The form as people would meet it; there to be looked at. */
export const FormPreview = ({ base, wanted }: Props) => {
  const translate = useTranslate();
  const outer = useI18nProvider();
  const inner = useMemo(() => {
    const language = outer.getLocale();
    const own = customMessages(wanted, (key) => tenuresMessage(key, language) !== undefined);
    const stem = `${base.name}.`;
    return { ...outer, translate: (key: string, options?: object) => own[key] ?? (key.startsWith(stem) ? tenuresMessage(key, language) : undefined) ?? outer.translate(key, options) };
  }, [outer, wanted, base]);
  return (
    <Aside tabIndex={0} aria-label={translate('customizer.preview')}>
      <h2>{translate('customizer.preview')}</h2>
      <div inert>
        <I18nContextProvider value={inner}>
          <Form base={base} wanted={wanted} />
        </I18nContextProvider>
      </div>
    </Aside>
  );
};
