import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Label } from '../form/FieldFrame.tsx';
import { isWide } from '../form/sections.ts';
import { ReadValue } from './ReadValue.tsx';
import type { Values } from '../form/values.ts';
import type { Field } from '../../../domain/resource.ts';

const Box = styled('div')({ minWidth: 0, '&[data-wide=true]': { gridColumn: '1 / -1' } });
const Value = styled('div')({ minHeight: 20, fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' });

/** A field that is read, not written: its label and its value as plain text. */
export const ReadField = ({ entity, field, record }: { readonly entity: string; readonly field: Field; readonly record: Values }) => {
  const translate = useTranslate();
  return (
    <Box data-wide={isWide(field)}>
      <Label as="div">{translate(`${entity}.${field.name}`)}</Label>
      <Value>
        <ReadValue field={field} record={record} />
      </Value>
    </Box>
  );
};
