import { useGetOne, useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

type Answer = { readonly changeSet?: string | null };
type Variables = { readonly planId: string; readonly version: number; readonly comment?: string | null };
type Step = { /** `planning.<key>.…` are its words. */ readonly key: string; readonly document: TypedDocumentNode<{ answer: Answer }, Variables> };

/** The dialog of a step of a plan: what it means, and what may be said with it. */
export const planStepDialog = ({ key, document }: Step) =>
  function PlanStepDialog({ target, ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const planId = ids[0] ?? '';
    const { data: plan } = useGetOne<Row>(target.name, { id: planId });
    const { run, isWorking, refusal } = useChange('recruitment', true);
    const { values, show, isComplete, left } = useAsked(`${key} plan ${planId}`, {}, refusal);
    const asked = [{ field: plainField('comment', 'longText', { rule: { maxLength: 500 } }), label: translate('headcountPlan.comment') }];
    const act = async (): Promise<void> => {
      if (!plan || !isComplete(asked)) return;
      const comment = String(values['comment'] ?? '').trim() || null;
      if (await run(document, { planId, version: Number(plan['version']), comment }, translate(`planning.${key}.done`))) onDone();
    };
    return (
      <ActDialog title={`${translate(`planning.${key}.menu`)}: ${String(plan?.['name'] ?? '')}`} names="" consequence={translate(`planning.${key}.body`)} act={translate(`planning.${key}.menu`)} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
        {asked.map(show)}
      </ActDialog>
    );
  };
