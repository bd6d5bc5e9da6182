import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { PrepareSettlementDocument } from '../../../../generated/payroll-admin/operations.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { statusLook } from '../../fields/status/statusLook.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { BLOCKING } from './settlementSheet.ts';
import { LEAVERS, SETTLEMENTS } from './settlementPaths.ts';
import type { LeaverOfList } from './LeaverTable.tsx';

/** Somebody who leaves: a draft is prepared with one press, and opened. */
export const LeaverRow = ({ row }: { readonly row: LeaverOfList }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { dateFormat } = useCellFormats();
  const { add } = useRights('FULL_AND_FINAL_SETTLEMENT');
  const money = useAmounts(row.currency ?? 'USD');
  const { run, isWorking, refusal } = useChange('payroll-admin');
  const day = (text: string): string => writeDate(text, dateFormat);
  const { name, settlementId, status, isOwn, isLate, points } = row;
  const path = settlementId == null ? null : `${SETTLEMENTS}/${settlementId}`;
  const prepare = async (): Promise<void> => {
    const done = await run(PrepareSettlementDocument, { employeeId: row.employeeId }, translate('settlements.prepared', { name }), () => void navigate(LEAVERS));
    if (done?.row) void navigate(`${SETTLEMENTS}/${done.row.id}`);
  };
  return (
    <tr>
      <th scope="row">
        {path !== null && !isOwn ? <Link to={path}>{name}</Link> : <b>{name}</b>}
        <small>{[row.employeeNumber, row.designation, row.department].filter(Boolean).join(' · ')}</small>
      </th>
      <td className="day" data-label={translate('settlements.lastDay')}>
        {day(row.lastWorkingDay)}
        <small>{translate('settlements.noticeOn', { day: day(row.noticeDate) })}</small>
      </td>
      <td className="day" data-label={translate('settlement.dueOn')} data-bad={isLate || undefined}>
        {row.dueOn == null ? '–' : day(row.dueOn)}
        {isLate ? <small data-bad>{translate('settlements.lateOne')}</small> : null}
      </td>
      <td data-label={translate('settlements.state')}>
        <span className="mark">
          <StatusMark tone={status == null ? 'none' : statusLook(status, 'SettlementStatus')} />
          {translate(status == null ? 'settlements.without' : `enum.SettlementStatus.${status}`)}
        </span>
      </td>
      <td data-right data-label={translate('settlement.net')} data-bad={row.net?.startsWith('-') || undefined}>{row.net == null ? '–' : money(row.net)}</td>
      <td className="wide">
        <ul>{points.map((point) => <li key={point} data-bad={BLOCKING.has(point) || undefined}>{translate(`enum.SettlementPoint.${point}`)}</li>)}</ul>
        {refusal ? <Refused role="alert">{[refusal.message, ...refusal.told].join(' ')}</Refused> : null}
      </td>
      <td data-right>
        {isOwn ? <small>{translate('settlements.ownOne')}</small> : path !== null ? (
          <Button size="small" component={Link} to={path} aria-label={`${translate('settlements.openOne')}: ${name}`}>{translate('settlements.openOne')}</Button>
        ) : add ? (
          <Button size="small" variant="outlined" disabled={isWorking} onClick={() => void prepare()} aria-label={`${translate('settlements.prepare')}: ${name}`}>{translate('settlements.prepare')}</Button>
        ) : null}
      </td>
    </tr>
  );
};
