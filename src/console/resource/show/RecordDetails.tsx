import { styled } from '@mui/material/styles';
import { useLocale } from 'ra-core';
import { appliesTo } from '../../applyingFields.ts';
import { FieldGrid, SectionBox } from '../form/SectionBox.tsx';
import { sectionsOf } from '../form/sections.ts';
import { SectionTitle } from '../form/SectionTitle.tsx';
import { useFieldRights } from '../form/useFieldRights.ts';
import { ReadField } from './ReadField.tsx';
import type { Values } from '../form/values.ts';
import type { Resource, Screen } from '../../../domain/resource.ts';

const Box = styled('div')({ maxWidth: 688, container: 'reading / inline-size' });

type Props = { readonly resource: Resource; readonly screen: Screen; readonly record: Values };

/** Every field that the person may see and that says something of the record, in the form's sections, for reading. */
export const RecordDetails = ({ resource, screen, record }: Props) => {
  const { visible } = useFieldRights(resource, screen);
  const language = useLocale();
  const sections = sectionsOf(resource, visible.filter((field) => (!field.readOnly || field.name !== resource.title) && appliesTo(resource.name, field.key, record)), language);
  return (
    <Box>
      {sections.map((section) => (
        <SectionBox key={section.key}>
          {sections.length > 1 ? <SectionTitle of={section} /> : null}
          <FieldGrid data-reading>
            {section.fields.map((field) => (
              <ReadField key={field.key} entity={resource.name} field={field} record={record} />
            ))}
          </FieldGrid>
        </SectionBox>
      ))}
    </Box>
  );
};
