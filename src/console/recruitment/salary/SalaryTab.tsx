import { useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { isConsidered } from '../../../domain/recruitment/is-considered.ts';
import { useSession } from '../../providers/authSession.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { useFocusKept } from '../../shell/pieces/useFocusKept.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { OfferActs } from '../offers/OfferActs.tsx';
import { KeptSalary } from './KeptSalary.tsx';
import { SalaryForm } from './SalaryForm.tsx';
import { useCandidateSalary } from './useCandidateSalary.ts';
import type { Values } from '../../resource/form/values.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Frame = styled('div')({ padding: 16, maxWidth: 1120, '& h2': { margin: '0 0 12px', fontSize: 16, lineHeight: '24px', fontWeight: 600 } });

/** What a candidate is offered a year: made here of a template and a cost, read here once an offer names it. */
export const SalaryTab = ({ record }: TabProps) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const rights = useSession()?.rights['CANDIDATE_SALARY'];
  const kept = useFocusKept<HTMLDivElement>();
  /** What is entered and not saved, which stays where somebody else saves the salary meanwhile. */
  const typed = useRef<Values>(undefined);
  const { data, error } = useCandidateSalary(Number(record.id));
  if (error && !data) return <Frame><Note tone="error" title={failureText(error)} /></Frame>;
  if (!data) return <Frame><Skeleton widths={[240, 480, 480, 480]} /></Frame>;
  const { salary, templates, postPay } = data;
  const stands = salary?.status === 'OFFERED' || salary?.status === 'ACCEPTED';
  const mayWrite = salary === null ? rights?.add === true : rights?.update === true;
  // Nobody is offered anything any more whom somebody archived or blacklisted.
  const isOver = !isConsidered(record['standing']);
  if (salary !== null && (stands || isOver || !mayWrite)) return <Frame {...kept}><KeptSalary salary={salary} record={record}><OfferActs record={record} effectiveFrom={salary.effectiveFrom} maySend={!isOver && (salary.status === 'DRAFT' || salary.status === 'DECLINED')} /></KeptSalary></Frame>;
  if (!mayWrite || isOver) return <Frame><Note tone="info" title={translate('candidateSalaries.none')}>{mayWrite ? translate('candidate.notConsidered', { name: String(record['name']) }) : undefined}</Note></Frame>;
  if (templates.length === 0) return <Frame><Note tone="info" title={translate('candidateSalaries.noTemplate')}>{translate('candidateSalaries.noTemplateWhy')}</Note></Frame>;
  return <Frame {...kept}><SalaryForm key={salary === null ? 'new' : `${salary.salaryId}.${salary.version}`} salary={salary} templates={templates} postPay={postPay} record={record} typed={typed} mayDelete={rights?.delete === true}>{(draft) => <OfferActs record={record} effectiveFrom={draft?.effectiveFrom ?? salary?.effectiveFrom ?? null} maySend={salary !== null} {...(draft === undefined ? {} : { draft })} />}</SalaryForm></Frame>;
};
