import { print } from 'graphql';
import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { Check, Circle, CircleDot, Minus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ReadRequestWayDocument } from '../../../generated/dynamic-form-builder/operations.ts';
import { kindNames, requestKinds } from '../../domain/approvals/kinds.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { exactMoment } from '../resource/history/momentText.ts';
import { ask } from '../shell/ask.ts';
import type { ReadRequestWayQuery } from '../../../generated/dynamic-form-builder/operations.ts';
import type { ScreenResource } from '../providers/data/metadata.ts';
import type { Row } from '../providers/data/row.ts';
import type { ReactNode } from 'react';

type Step = ReadRequestWayQuery['readRequestWay']['steps'][number];

const Way = styled('section')({
  padding: '8px 16px 12px',
  borderBottom: '1px solid var(--hair)',
  '& h3': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)', margin: '0 0 6px' },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'relative', display: 'flex', gap: 8, padding: '3px 0', color: 'var(--text-2)' },
  // The line from one step to the next.
  '& li:not(:last-of-type)::before': { content: '""', position: 'absolute', left: 7.5, top: 22, bottom: -4, width: 1, background: 'var(--line)' },
  '& svg': { width: 16, height: 16, flex: 'none', marginTop: 2, color: 'var(--text-3)' },
  '& [data-state="APPROVED"] svg': { color: 'var(--ok)' },
  '& [data-state="REJECTED"] svg': { color: 'var(--bad)' },
  '& [data-state="now"] svg': { color: 'var(--accent)' },
  '& [data-state="now"] b': { color: 'var(--text)' },
  '& [data-state="off"]': { color: 'var(--text-3)' },
  '& b': { fontWeight: 500 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', overflowWrap: 'anywhere' },
});

const marks: Readonly<Record<string, ReactNode>> = { APPROVED: <Check aria-hidden />, REJECTED: <X aria-hidden />, now: <CircleDot aria-hidden />, open: <Circle aria-hidden />, off: <Minus aria-hidden /> };

const stateOf = ({ decision, isCurrent, isNeeded }: Step): string => decision ?? (isCurrent ? 'now' : isNeeded ? 'open' : 'off');

/** In the panel of a request that follows a workflow: who decided which step and when, and whom it waits for now. Of any other request nothing. */
export const RequestWay = ({ target, record }: { readonly target: ScreenResource; readonly record: Row }) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const kind = kindNames.find((name) => requestKinds[name].type === target.resource.type);
  const { data } = useQuery({
    queryKey: ['approvals', 'way', kind, record.id, record['version']],
    queryFn: async ({ signal }) => (await ask<ReadRequestWayQuery>('dynamic-form-builder', print(ReadRequestWayDocument), { kind, id: record.id }, signal)).readRequestWay,
    enabled: kind !== undefined,
  });
  if (!data?.workflow) return null;
  const isPending = record['status'] === 'PENDING';
  const said = (step: Step): string => {
    const { decision, decidedBy, decidedAt, remarks, isCurrent, isNeeded } = step;
    if (decision) return [translate(decision === 'APPROVED' ? 'approvals.stepApproved' : 'approvals.stepRejected', { name: decidedBy ?? '', date: decidedAt ? exactMoment(decidedAt, formats) : '' }), remarks ? translate('common.quoted', { word: remarks }) : ''].filter(Boolean).join(' · ');
    if (!isNeeded) return translate('approvals.stepNotNeeded');
    if (isCurrent) return translate('approvals.stepNow', { names: data.waitsFor.join(', ') });
    return isPending ? translate('approvals.stepLater') : translate('approvals.stepNever');
  };
  return (
    <Way aria-label={translate('field.approval')}>
      <h3>{data.workflow}</h3>
      <ol>
        {data.steps.map((step, at) => (
          <li key={at} data-state={stateOf(step)} aria-current={step.isCurrent ? 'step' : undefined}>
            {marks[stateOf(step)]}
            <span>
              <b>{translate(`enum.WorkflowApprover.${step.approver}`)}</b>{step.named ? `: ${step.named}` : ''}
              <small>{said(step)}</small>
            </span>
          </li>
        ))}
      </ol>
      {isPending && data.waitsFor.length === 0 ? <small>{translate('approvals.waitsForAdministrators')}</small> : null}
    </Way>
  );
};
