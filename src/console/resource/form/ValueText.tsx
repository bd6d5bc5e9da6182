import { useTranslate } from 'ra-core';
import { cells } from '../../fields/cells.tsx';
import { kindOf } from '../../fields/file/Cell.tsx';
import { useStoredFile } from '../../fields/file/useStoredFile.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { withUnit } from '../../fields/withUnit.ts';
import { useChosen } from '../../fields/reference/useOffers.ts';
import { isLinked } from '../../providers/data/row.ts';
import { Unreadable } from '../../fields/input/unreadable.ts';
import type { Values } from './values.ts';
import type { Field } from '../../../domain/resource.ts';

type Props = {
  readonly field: Field;
  /** As a form or the history holds it. */
  readonly value: unknown;
  /** The record that it belongs to. */
  readonly record: Values;
  /** A message with the token `value` around it, for a place where the unit is seen already. */
  readonly message?: string;
};

/** A value as one line of plain text, with its unit; a reference by its title, a file by its name, nothing as '–'. */
export const ValueText = ({ field, value, record, message }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const stored = record[field.name];
  const id = isLinked(value) ? value.id : value;
  const known = isLinked(value) ? value : isLinked(stored) && stored.id === id ? stored : undefined;
  const linked = useChosen(field.reference, field.reference ? (typeof id === 'number' ? String(id) : id) : undefined, known);
  const shown = field.kind === 'reference' ? linked : value instanceof Unreadable ? value.text : value;
  const file = useStoredFile(field.kind === 'file' ? value : undefined);
  const plain = field.kind === 'file' && file.name !== '' ? (file.address === undefined ? kindOf(file.name) : file.name) : cells[field.kind].text(shown, field, record, formats);
  if (message !== undefined) return translate(message, { value: plain === '' ? translate('form.empty') : plain });
  return plain === '' ? '–' : withUnit(plain, field, shown, translate);
};
