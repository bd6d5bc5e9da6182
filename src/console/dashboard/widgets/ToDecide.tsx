import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReadActionsDocument } from '../../../../generated/employee-self-service/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import { DecideDialog } from './decide/DecideDialog.tsx';
import { RequestRows } from './decide/RequestRows.tsx';
import type { Decision } from './decide/decision.ts';

/** Where what a step of a workflow alone brings is decided. */
const APPROVALS = '/approvals/approval-management';
/** Requests of others: nobody decides their own, which are not counted either. */
const waiting = `filter=${encodeURIComponent('{"status":{"equals":"PENDING"}}')}`;
const ofOthers = `&advanced=${encodeURIComponent('{"match":"NONE","parts":[{"field":"employeeId","condition":{"person":"ME"}}]}')}`;

const Group = styled('section')({ borderTop: '1px solid var(--hair)', '& > h3': { display: 'flex', alignItems: 'center', gap: 8, padding: '6px 16px', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' }, '& > h3 a': { marginLeft: 'auto', color: 'var(--accent-text)' } });
/** Requests that wait for my decision, decided here or on their own screen. */
export const ToDecide = () => {
  const translate = useTranslate();
  const words = useWords();
  const isSomebody = (useSession()?.user.employeeId ?? null) !== null;
  const [asked, setAsked] = useState<Decision>();
  const query = useWidget('employee-self-service', ReadActionsDocument, {}, ({ listEmployeeActions }) => listEmployeeActions.employeeActions);
  return (
    <>
      <WidgetCard
        title={translate('dashboard.toDecide')}
        query={query}
        empty={{ when: (actions) => actions.length === 0, text: translate('dashboard.toDecide.none'), drawing: <TickTrayDrawing small /> }}
        count={(actions) => actions.reduce((sum, { count }) => sum + count, 0)}
        foot={(actions) => <span>{translate('dashboard.toDecide.oldest', { ago: words.ago(actions.map(({ oldest }) => oldest).reduce((one, other) => (one < other ? one : other))) })}</span>}
      >
        {(actions) => (
          <>
            {actions.map(({ action, path, count, ids }) => (
              <Group key={`${action} ${path}`}>
                <h3>
                  {translate(`dashboard.request.${action}`)} {words.number(count)}
                  <Link to={path === APPROVALS ? `${path}?kind=${action}` : `${path}?${waiting}${isSomebody ? ofOthers : ''}`}>{translate('dashboard.seeAll', { smart_count: count })}</Link>
                </h3>
                {path === APPROVALS ? null : <RequestRows screen={path.slice(1)} ids={ids} onDecide={setAsked} />}
              </Group>
            ))}
          </>
        )}
      </WidgetCard>
      {asked ? <DecideDialog decision={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
};
