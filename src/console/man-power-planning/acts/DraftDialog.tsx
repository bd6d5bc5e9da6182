import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { DraftHeadcountPlanDocument } from '../../../../generated/recruitment/operations.ts';
import { plainField } from '../../fields/plainField.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { listAddress } from '../../resource/panel/listAddress.ts';
import { PickOne } from '../../shell/pieces/PickOne.tsx';

const positions = '/man-power-planning/table-of-organization/positions';
/** The people who are here instead of a plan. */
const STAFF = 'STAFF';

type Props = { readonly plans: readonly { readonly id: string; readonly name: string }[]; /** The plan that it begins with; null: the people. */ readonly from: string | null; readonly year: number; readonly onClose: () => void };

/** A new draft of a plan: what it is called, for which year, from which day, and what it begins with. It leads to its positions. */
export const DraftDialog = ({ plans, from, year, onClose }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const [base, setBase] = useState(from ?? STAFF);
  const { values, show, isComplete, left } = useAsked('draft headcount plan', { name: '', fiscalYear: year, effectiveFrom: null }, refusal);
  const asked: readonly Asked[] = [
    { field: plainField('name', 'text', { required: true, rule: { minLength: 3, maxLength: 80 } }), label: translate('planning.draft.name') },
    { field: plainField('fiscalYear', 'integer', { required: true, isYear: true, rule: { min: 2000, max: 2200 } }), label: translate('headcountPlan.fiscalYear'), help: translate('headcountPlan.fiscalYear.help') },
    { field: plainField('effectiveFrom', 'date'), label: translate('headcountPlan.effectiveFrom'), help: translate('headcountPlan.effectiveFrom.help') },
  ];
  const act = async (): Promise<void> => {
    if (!isComplete(asked)) return;
    const told = { name: String(values['name']), fiscalYear: Number(values['fiscalYear']), effectiveFrom: (values['effectiveFrom'] as string | null) || null, planId: base === STAFF ? null : base };
    const done = await run(DraftHeadcountPlanDocument, told, (answer) => translate('planning.draft.done', { smart_count: answer.positions }));
    if (!done) return;
    onClose();
    void navigate(listAddress(positions, { plan: { equals: done.id } }));
  };
  return (
    <ActDialog title={translate('planning.draft')} names="" consequence={translate('planning.draft.body')} act={translate('planning.draft.act')} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
      {asked.map(show)}
      <PickOne label={translate('planning.draft.base')} value={base} options={[{ value: STAFF, label: translate('planning.draft.staff') }, ...plans.map(({ id, name }) => ({ value: id, label: name }))]} onChange={setBase} />
    </ActDialog>
  );
};
