import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { formatDuration } from '../../../domain/values/durations.ts';
import { isLanguage } from '../../../domain/languages.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { TeamTable } from '../../shell/team/TeamTable.tsx';
import { isOpen, keyOf } from './useOvertimeWorked.ts';
import type { WorkedBeyond } from './useOvertimeWorked.ts';

type Props = { readonly rows: readonly WorkedBeyond[]; readonly left: ReadonlySet<string>; readonly onLeft: (left: ReadonlySet<string>) => void };

/** One day beyond the shift a line: whose, how long, what may be recorded, and what is asked for already. */
export const WorkedTable = ({ rows, left, onLeft }: Props) => {
  const translate = useTranslate();
  const { dateFormat, language: told } = useCellFormats();
  const language = isLanguage(told) ? told : 'en';
  const open = rows.filter(isOpen);
  const taken = open.filter((row) => !left.has(keyOf(row)));
  const flip = (key: string): void => onLeft(new Set(left.has(key) ? [...left].filter((one) => one !== key) : [...left, key]));
  return (
    <TeamTable aria-label={translate('overtimeWorked.days')}>
      <thead>
        <tr>
          <th className="box"><Checkbox checked={open.length > 0 && taken.length === open.length} indeterminate={taken.length > 0 && taken.length < open.length} disabled={open.length === 0} onChange={() => onLeft(taken.length > 0 ? new Set(open.map(keyOf)) : new Set())} slotProps={{ input: { 'aria-label': translate('common.all') } }} /></th>
          <th scope="col">{translate('common.employee')}</th>
          <th scope="col">{translate('overtimeRequest.workDate')}</th>
          <th scope="col">{translate('overtimeRequest.dayKind')}</th>
          <th scope="col" className="number">{translate('overtimeRequest.worked')}</th>
          <th scope="col" className="number">{translate('overtimeRequest.hours.short')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { employeeName, employeeNumber, day, dayKind, workedHours, hours, status, isOwn } = row;
          const key = keyOf(row);
          const isTaken = isOpen(row) && !left.has(key);
          return (
            <tr key={key} className={isTaken ? 'chosen' : undefined}>
              <td className="box"><Checkbox checked={isTaken} disabled={!isOpen(row)} onChange={() => flip(key)} slotProps={{ input: { 'aria-label': `${employeeName}, ${formatDate(day, dateFormat, language)}` } }} /></td>
              <th scope="row">{employeeName} <small>{employeeNumber}</small></th>
              <td>{formatDate(day, dateFormat, language)}</td>
              <td className="wide">{translate(`enum.WorkDayKind.${dayKind}`)}</td>
              <td className="number wide">{formatDuration(workedHours, language)}</td>
              <td className="number">{status != null ? <span className="state"><StatusMark tone={status === 'APPROVED' ? 'ok' : 'wait'} />{translate(`enum.RequestStatus.${status}`)}</span> : isOwn ? translate('overtimeWorked.own') : formatDuration(hours, language)}</td>
            </tr>
          );
        })}
      </tbody>
    </TeamTable>
  );
};
