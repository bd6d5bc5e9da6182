import { styled } from '@mui/material/styles';
import { FormField } from './FormField.tsx';
import { ReadField } from '../show/ReadField.tsx';
import { SectionAside } from './SectionAside.tsx';
import { FieldGrid, SectionBox } from './SectionBox.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import { useShownSections } from './useShownSections.ts';
import type { Section } from './sections.ts';
import type { FormModel } from './useFormModel.ts';
import type { Values } from './values.ts';

const Sections = styled('div')({ maxWidth: 688, containerType: 'inline-size', '&:has([data-broad])': { maxWidth: 960 } });

type Props = {
  readonly of: FormModel;
  readonly sections: readonly Section[];
  /** The record with what this person may not write. */
  readonly record: Values;
};

/** The sections of a form in reading order; fields that may not be written stand as plain text. */
export const FormSections = ({ of, sections, record }: Props) => {
  const writable = new Map(of.fields.map((field) => [field.key, field]));
  const shown = useShownSections(of.entity, sections);
  return (
    <Sections>
      {sections.map((section) => (
        <SectionBox key={section.key} id={`${of.formId}-${section.key}`} hidden={!shown.includes(section)} aria-labelledby={sections.length > 1 ? `${of.formId}-${section.key}-title` : undefined}>
          {sections.length > 1 ? <SectionTitle of={section} id={`${of.formId}-${section.key}-title`} /> : null}
          <FieldGrid>
            {section.fields.map((field) => {
              const asked = writable.get(field.key);
              return asked ? <FormField key={field.key} of={of} field={asked} /> : <ReadField key={field.key} entity={of.entity} field={field} record={record} />;
            })}
          </FieldGrid>
          <SectionAside entity={of.entity} group={section.key} writable={new Set(writable.keys())} />
        </SectionBox>
      ))}
    </Sections>
  );
};
