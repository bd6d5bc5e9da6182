import { useTranslate } from 'ra-core';
import { LogSheet } from './LogSheet.ts';
import { useControls } from './useControls.ts';
import { useLogTimes } from '../useLogTimes.ts';
import type { KeyLogsOf, ReadKeyLogsQuery } from '../../../../generated/monitoring/operations.ts';

type Answer = ReadKeyLogsQuery['answer'];
type Props = { readonly rows: Answer['rows']; readonly columns: Answer['columns']; readonly of: KeyLogsOf; readonly label: string };

/** Each stretch of time in a window, the newest first, with the columns of what is captured. */
export const LogTable = ({ rows, columns, of, label }: Props) => {
  const translate = useTranslate();
  const times = useLogTimes();
  const controls = useControls();
  const isOfOthers = of === 'OTHERS';
  const text = (value: string | null | undefined, name = '') => <td className={value ? `${name} soft` : 'empty soft'} title={value && name.includes('long') ? value : undefined}>{value || '–'}</td>;
  return (
    <LogSheet aria-label={label}>
      <thead>
        <tr>
          {isOfOthers ? <th scope="col">{translate('common.employee')}</th> : null}
          <th scope="col">{translate('keyLog.at')}</th>
          {isOfOthers ? <th scope="col">{translate('productivity.department')}</th> : null}
          {columns.applications ? <th scope="col">{translate('keyLog.application')}</th> : null}
          {columns.websites ? <th scope="col">{translate('keyLog.host')}</th> : null}
          {columns.windowTitles ? <th scope="col">{translate('keyLog.windowTitle')}</th> : null}
          {columns.keyStrokes ? <th scope="col" className="number">{translate('keyLog.keyStrokes')}</th> : null}
          <th scope="col" className="number">{translate('keyLog.duration')}</th>
          {columns.controlKeys ? <th scope="col">{translate('keyLog.controlKeys')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {isOfOthers ? <th scope="row">{row.name}<small>{row.code}</small></th> : null}
            {isOfOthers ? <td className="end">{times.moment(row.at)}</td> : <th scope="row">{times.moment(row.at)}</th>}
            {isOfOthers ? text(row.department, 'across') : null}
            {columns.applications ? <td className="across" title={row.application ?? undefined}>{row.applicationTitle ?? row.application ?? '–'}</td> : null}
            {columns.websites ? text(row.host, 'across') : null}
            {columns.windowTitles ? text(row.windowTitle, 'across long') : null}
            {columns.keyStrokes ? <td className="number" data-label={translate('keyLog.keyStrokes')}>{row.keyStrokes == null ? '–' : times.number(row.keyStrokes)}</td> : null}
            <td className="number" data-label={translate('keyLog.duration')}>{times.span(row.seconds)}</td>
            {columns.controlKeys ? text(controls(row.controlKeys), 'across long') : null}
          </tr>
        ))}
      </tbody>
    </LogSheet>
  );
};
