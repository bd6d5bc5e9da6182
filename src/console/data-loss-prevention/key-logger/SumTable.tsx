import { useTranslate } from 'ra-core';
import { LogSheet } from './LogSheet.ts';
import { useControls } from './useControls.ts';
import { useLogTimes } from '../useLogTimes.ts';
import type { KeyLogsOf, ReadKeyLogSumsQuery } from '../../../../generated/monitoring/operations.ts';

type Answer = ReadKeyLogSumsQuery['answer'];
type Props = { readonly rows: Answer['rows']; readonly columns: Answer['columns']; readonly of: KeyLogsOf; readonly label: string; /** To the records of the line. */ readonly onOpen: (employeeId: string, day: string) => void };

/** What the records of each person and day come to; a line leads to them. */
export const SumTable = ({ rows, columns, of, label, onOpen }: Props) => {
  const translate = useTranslate();
  const times = useLogTimes();
  const controls = useControls();
  const isOfOthers = of === 'OTHERS';
  return (
    <LogSheet aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{translate('keyLog.day')}</th>
          {isOfOthers ? <th scope="col">{translate('common.employee')}</th> : null}
          {isOfOthers ? <th scope="col">{translate('productivity.department')}</th> : null}
          <th scope="col" className="number">{translate('keyLog.records')}</th>
          {columns.keyStrokes ? <th scope="col" className="number">{translate('keyLog.keyStrokes')}</th> : null}
          <th scope="col" className="number">{translate('keyLog.duration')}</th>
          {columns.controlKeys ? <th scope="col">{translate('keyLog.controlKeys')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const pressed = controls(row.controlKeys);
          const open = (name: string) => <button type="button" onClick={() => onOpen(row.employeeId, row.day)}>{name}</button>;
          return (
            <tr key={`${row.employeeId} ${row.day}`}>
              {isOfOthers ? <td>{times.date(row.day)}</td> : <th scope="row">{open(times.date(row.day))}</th>}
              {isOfOthers ? <th scope="row" className="end">{open(row.name)}<small>{row.code}</small></th> : null}
              {isOfOthers ? <td className={row.department ? 'across soft' : 'empty soft'}>{row.department ?? '–'}</td> : null}
              <td className="number" data-label={translate('keyLog.records')}>{times.number(row.records)}</td>
              {columns.keyStrokes ? <td className="number" data-label={translate('keyLog.keyStrokes')}>{row.keyStrokes == null ? '–' : times.number(row.keyStrokes)}</td> : null}
              <td className="number" data-label={translate('keyLog.duration')}>{times.span(row.seconds)}</td>
              {columns.controlKeys ? <td className={pressed ? 'across long soft' : 'empty soft'} title={pressed || undefined}>{pressed || '–'}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </LogSheet>
  );
};
