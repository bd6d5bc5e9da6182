import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { AddOwnFbpDeclarationDocument, ReckonOwnTaxDocument, UpdateOwnFbpDeclarationDocument } from '../../../generated/employee-self-service/operations.ts';
import { useSession } from '../providers/authSession.ts';
import { useChange } from '../resource/acts/useChange.ts';
import { useAmounts } from '../salary/useAmounts.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { Refused } from '../shell/pieces/Refused.tsx';
import { useReckoned } from '../shell/useReckoned.ts';
import { DeclarationFoot } from './DeclarationFoot.tsx';
import { DeclarationNote } from './DeclarationState.tsx';
import { DeclarationPage, Sides } from './DeclarationPage.tsx';
import { FigureStrip } from '../shell/pieces/FigureStrip.tsx';
import { FlexibleLines } from './FlexibleLines.tsx';
import { TaxEffect } from './TaxEffect.tsx';
import type { ReadOwnFbpDeclarationQuery } from '../../../generated/employee-self-service/operations.ts';

export type OwnFbp = ReadOwnFbpDeclarationQuery['answer'];
type Props = { readonly path: string; readonly asked: Parameters<typeof DeclarationPage>[0]['asked']; readonly declaration: OwnFbp };

const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const startOf = ({ components, declarationId }: OwnFbp): ReadonlyMap<string, unknown> => new Map(components.map(({ componentId, planned, declared, isFixed }) => [componentId, isFixed || declarationId == null ? planned : (declared ?? '0')]));

/** The division as it is being entered, with what it makes of the year. */
export const FbpForm = ({ path, asked, declaration }: Props) => {
  const translate = useTranslate();
  const { financialYear, currency, standing, flexibleBenefit, components, declarationId, version, status } = declaration;
  const money = useAmounts(currency);
  const employeeId = useSession()?.user.employeeId ?? null;
  const [amounts, setAmounts] = useState(() => startOf(declaration));
  const { run, isWorking, refusal } = useChange('employee-self-service', true);
  const isOpen = standing.status === 'OPEN';
  const lines = components.flatMap(({ componentId }) => {
    const amount = String(amounts.get(componentId) ?? '');
    return AMOUNT.test(amount) && Number(amount) > 0 ? [{ componentId, amount }] : [];
  });
  const isReadable = components.every(({ componentId }) => { const amount = amounts.get(componentId); return amount == null || amount === '' || AMOUNT.test(String(amount)); });
  const { data: reckoned } = useReckoned({ key: 'reckon-own-tax', endpoint: 'employee-self-service', document: ReckonOwnTaxDocument }, { lines }, isReadable);
  const declared = lines.reduce((sum, { amount }) => sum + Number(amount), 0);
  const left = Number(flexibleBenefit) - declared;
  const save = (next: 'DRAFT' | 'SUBMITTED') => {
    const said = translate(next === 'DRAFT' ? 'declarations.draftSaved' : 'declarations.wasSubmitted', { year: financialYear });
    return declarationId == null || version == null ? run(AddOwnFbpDeclarationDocument, { input: { employeeId: employeeId ?? '', status: next, lines } }, said) : run(UpdateOwnFbpDeclarationDocument, { id: declarationId, version, input: { status: next, lines } }, said);
  };
  const foot = isOpen ? <DeclarationFoot isSubmitted={status === 'SUBMITTED'} isWorking={isWorking} isReadable={isReadable} fits={left >= 0} onSave={(next) => void save(next)} /> : null;
  return (
    <DeclarationPage path={path} asked={asked} foot={foot}>
      <DeclarationNote standing={standing} status={status} year={financialYear} />
      <FigureStrip
        figures={[
          { key: 'whole', label: translate('declarations.fbp.whole'), value: money(flexibleBenefit), note: translate('declarations.aYear') },
          { key: 'declared', label: translate('declarations.fbp.declared'), value: money(declared), note: translate('declarations.aMonth', { amount: money(Math.round((declared / 12) * 100) / 100) }) },
          { key: 'left', label: translate('declarations.fbp.left'), value: money(left), note: translate(left < 0 ? 'declarations.fbp.tooMuch' : 'declarations.fbp.leftMeans'), isBad: left < 0 },
        ]}
      />
      <Sides>
        <section aria-label={translate('declarations.fbp.division')}>
          <h2>{translate('declarations.fbp.division')}</h2>
          <FlexibleLines components={components} amounts={amounts} money={money} isOpen={isOpen} onChange={(id, amount) => setAmounts(new Map([...amounts, [id, amount]]))} />
          {refusal ? <Refused role="alert">{[refusal.message, ...refusal.told].join(' ')}</Refused> : null}
          {!refusal && reckoned ? reckoned.problems.map((problem) => <Note key={problem} tone="warning" title={problem} />) : null}
        </section>
        <section aria-label={translate('declarations.effect')}>
          {reckoned ? <TaxEffect reckoned={reckoned} /> : null}
          <p>{translate('declarations.effectMeans')}</p>
        </section>
      </Sides>
    </DeclarationPage>
  );
};
