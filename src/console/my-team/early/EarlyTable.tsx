import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { isLanguage } from '../../../domain/languages.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { StatusMark, type StatusTone } from '../../shell/pieces/StatusMark.tsx';
import { TeamTable } from '../../shell/team/TeamTable.tsx';
import type { ReadEarlyCheckOutsQuery } from '../../../../generated/attendance/operations.ts';

type Early = ReadEarlyCheckOutsQuery['answer']['rows'][number];
export const keyOf = ({ employeeId, day }: Pick<Early, 'employeeId' | 'day'>): string => `${employeeId} ${day}`;

const toneOf = (allowance: Early['allowance']): StatusTone => (allowance == null ? 'wait' : allowance === 'HALF_DAY_LOST' ? 'off' : 'ok');

type Props = { readonly rows: readonly Early[]; readonly label: string; readonly chosen: ReadonlySet<string>; readonly mayDecide: boolean; readonly onChosen: (chosen: ReadonlySet<string>) => void };

/** One early check-out a line: whose, by how much, and what lets it pass. */
export const EarlyTable = ({ rows, label, chosen, mayDecide, onChosen }: Props) => {
  const translate = useTranslate();
  const { dateFormat, language } = useCellFormats();
  const date = (day: string): string => formatDate(day, dateFormat, isLanguage(language) ? language : 'en');
  const choosable = rows.filter(({ allowance, isOwn }) => allowance == null && !isOwn);
  const isAll = choosable.length > 0 && choosable.every((row) => chosen.has(keyOf(row)));
  const flip = (key: string): void => onChosen(new Set(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]));
  return (
    <TeamTable aria-label={label}>
      <thead>
        <tr>
          {mayDecide ? <th className="box"><Checkbox checked={isAll} indeterminate={!isAll && chosen.size > 0} disabled={choosable.length === 0} onChange={() => onChosen(isAll ? new Set() : new Set(choosable.map(keyOf)))} slotProps={{ input: { 'aria-label': translate('common.all') } }} /></th> : null}
          <th scope="col">{translate('common.employee')}</th>
          <th scope="col">{translate('dayDecision.workDate')}</th>
          <th scope="col" className="number">{translate('early.endsAt')}</th>
          <th scope="col" className="number">{translate('early.leftAt')}</th>
          <th scope="col" className="number">{translate('early.by')}</th>
          <th scope="col">{translate('common.status')}</th>
          <th scope="col">{translate('common.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { employeeName, employeeNumber, day, endsAt, leftAt, minutes, allowance, reason, isOwn } = row;
          const key = keyOf(row);
          return (
            <tr key={key} className={chosen.has(key) ? 'chosen' : undefined}>
              {mayDecide ? <td className="box"><Checkbox checked={chosen.has(key)} disabled={allowance != null || isOwn} onChange={() => flip(key)} slotProps={{ input: { 'aria-label': `${employeeName}, ${date(day)}` } }} /></td> : null}
              <th scope="row">{employeeName} <small>{employeeNumber}</small></th>
              <td>{date(day)}</td>
              <td className="number wide">{endsAt.slice(0, 5)}</td>
              <td className="number wide">{leftAt.slice(0, 5)}</td>
              <td className="number">{translate('teamDays.minutes', { smart_count: minutes })}</td>
              <td><span className="state"><StatusMark tone={toneOf(allowance)} />{translate(allowance == null ? 'early.waits' : `enum.EarlyAllowance.${allowance}`)}</span></td>
              <td className="text">{reason ?? ''}</td>
            </tr>
          );
        })}
      </tbody>
    </TeamTable>
  );
};
