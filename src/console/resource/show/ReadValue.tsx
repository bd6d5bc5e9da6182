import { lazy, Suspense } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { behindCount } from '../../fields/count/behind.ts';
import { cellOf } from '../../fields/cells.tsx';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { withUnit } from '../../fields/withUnit.ts';
import { needMessages } from '../../providers/i18nMessages.ts';
import { isLinked } from '../../providers/data/row.ts';
import { ReadFile } from './ReadFile.tsx';
import { ReadRows } from './ReadRows.tsx';
import { useRecordPath } from './useRecordPath.ts';
import type { Values } from '../form/values.ts';
import type { Field } from '../../../domain/resource.ts';

const FormulaText = lazy(async () => ({ default: (await Promise.all([import('../../fields/formula/FormulaText.tsx'), needMessages('payroll-admin')]))[0].FormulaText }));
const Text = styled('span')({ whiteSpace: 'pre-wrap' });
const None = styled('span')({ color: 'var(--text-3)' });
const look = { color: 'var(--accent-text)', fontWeight: 500, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } } as const;
const Anchor = styled(Link)(look);
/** Opens a programme of the device: mail, telephone. */
const Outside = styled('a')(look);

/** A stored value for reading: references, addresses of people and files open, child rows are a table, the rest is text with its unit. */
export const ReadValue = ({ field, label, record }: { readonly field: Field; readonly label: string; readonly record: Values }) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const value = record[field.name];
  const path = useRecordPath(field.reference, isLinked(value) ? value.id : undefined);
  const kind = cellOf(field);
  const text = kind.text(value, field, record, formats);
  if (field.kind === 'rows') return <ReadRows field={field} label={label} value={value} />;
  if (text === '')
    return (
      <None>
        <span aria-hidden>–</span>
        <span hidden>{translate('form.empty')}</span>
      </None>
    );
  if (field.kind === 'reference' && path !== undefined) return <Anchor to={path}>{kind.Show ? <kind.Show value={value} text={text} field={field} /> : text}</Anchor>;
  if (field.count !== undefined && value !== 0 && typeof record['id'] === 'string') return <Anchor to={behindCount(field.count, record['id'])}>{text}</Anchor>;
  if (field.kind === 'email') return <Outside href={`mailto:${String(value)}`}>{text}</Outside>;
  if (field.kind === 'phone') return <Outside href={`tel:${String(value).replaceAll(/[^+\d]/g, '')}`}>{text}</Outside>;
  if (field.kind === 'file' || field.kind === 'image') return <ReadFile value={String(value)} isImage={field.kind === 'image'} />;
  if (field.formula !== undefined)
    return (
      <Suspense fallback={<Text>{text}</Text>}>
        <FormulaText text={text} set={field.formula} isAnnual={record['calculationType'] === 'ANNUALLY'} />
      </Suspense>
    );
  if (field.kind === 'longText') return <Text>{String(value)}</Text>;
  if (kind.Show) return <kind.Show value={value} text={text} field={field} />;
  return <Text>{withUnit(text, field, value, translate)}</Text>;
};
