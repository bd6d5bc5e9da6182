import type { Field, FieldKind } from '../../domain/resource.ts';
import { addressCell } from './address/Cell.tsx';
import type { CellKind } from './cellKind.ts';
import { choiceCell } from './choice/Cell.tsx';
import { choicesCell } from './choices/Cell.tsx';
import { colourCell } from './colour/Cell.tsx';
import { countCell } from './count/Cell.tsx';
import { dateCell } from './date/Cell.tsx';
import { dateTimeCell } from './dateTime/Cell.tsx';
import { decimalCell } from './decimal/Cell.tsx';
import { durationCell } from './duration/Cell.tsx';
import { emailCell } from './email/Cell.tsx';
import { fileCell } from './file/Cell.tsx';
import { imageCell } from './image/Cell.tsx';
import { integerCell } from './integer/Cell.tsx';
import { jsonCell } from './json/Cell.tsx';
import { listedCell } from './listed/Cell.tsx';
import { longTextCell } from './longText/Cell.tsx';
import { moneyCell } from './money/Cell.tsx';
import { percentCell } from './percent/Cell.tsx';
import { phoneCell } from './phone/Cell.tsx';
import { referenceCell } from './reference/Cell.tsx';
import { tonedCell } from './reference/TonedCell.tsx';
import { rowsCell } from './rows/Cell.tsx';
import { statusCell } from './status/Cell.tsx';
import { textCell } from './text/Cell.tsx';
import { timeCell } from './time/Cell.tsx';
import { yesNoCell } from './yesNo/Cell.tsx';

/** How each kind of field is read. Lists import this and nothing of the inputs. */
export const cells: Readonly<Record<FieldKind, CellKind>> = {
  id: textCell,
  text: textCell,
  longText: longTextCell,
  integer: integerCell,
  decimal: decimalCell,
  money: moneyCell,
  percent: percentCell,
  date: dateCell,
  time: timeCell,
  dateTime: dateTimeCell,
  duration: durationCell,
  yesNo: yesNoCell,
  status: statusCell,
  choice: choiceCell,
  choices: choicesCell,
  listed: listedCell,
  reference: referenceCell,
  email: emailCell,
  phone: phoneCell,
  colour: colourCell,
  file: fileCell,
  image: imageCell,
  address: addressCell,
  json: jsonCell,
  custom: jsonCell,
  rows: rowsCell,
  count: countCell,
};

/** How a field is read: what it refers to may be marked. */
export const cellOf = ({ kind, reference }: Pick<Field, 'kind' | 'reference'>): CellKind => (reference?.tone === undefined ? cells[kind] : tonedCell);
