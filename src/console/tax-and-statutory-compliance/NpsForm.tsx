import { useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { AddOwnNpsDeclarationDocument, ReckonOwnTaxDocument, UpdateOwnNpsDeclarationDocument } from '../../../generated/employee-self-service/operations.ts';
import { FieldInput } from '../fields/inputs.tsx';
import { plainField } from '../fields/plainField.ts';
import { useSession } from '../providers/authSession.ts';
import { useChange } from '../resource/acts/useChange.ts';
import { FieldFrame } from '../resource/form/FieldFrame.tsx';
import { useAmounts } from '../salary/useAmounts.ts';
import { Refused } from '../shell/pieces/Refused.tsx';
import { useReckoned } from '../shell/useReckoned.ts';
import { DeclarationFoot } from './DeclarationFoot.tsx';
import { DeclarationNote } from './DeclarationState.tsx';
import { DeclarationPage, Sides } from './DeclarationPage.tsx';
import { FigureStrip } from '../shell/pieces/FigureStrip.tsx';
import { TaxEffect } from './TaxEffect.tsx';
import { useShare } from './useShare.ts';
import type { ReadOwnNpsDeclarationQuery } from '../../../generated/employee-self-service/operations.ts';

type Props = { readonly path: string; readonly asked: Parameters<typeof DeclarationPage>[0]['asked']; readonly declaration: ReadOwnNpsDeclarationQuery['answer'] };

const Fields = styled('div')({ display: 'grid', gap: 20, maxWidth: 360, marginBottom: 12 });
const PERCENT = /^\d{1,3}(\.\d{1,2})?$/;
const fields = { percentage: plainField('percentage', 'percent', { rule: { min: 0, max: 100, decimals: 2 } }), pran: plainField('pran', 'text', { rule: { minLength: 12, maxLength: 12, preset: 'ONLY_NUMBERS' } }) };

/** The contribution as it is being entered, with what it makes of the year. */
export const NpsForm = ({ path, asked, declaration }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { financialYear, currency, standing, wage, mostPercent, legalSource, declarationId, version, status } = declaration;
  const money = useAmounts(currency);
  const share = useShare();
  const employeeId = useSession()?.user.employeeId ?? null;
  const [values, setValues] = useState<Readonly<Record<'percentage' | 'pran', unknown>>>({ percentage: declaration.percentage ?? '0', pran: declaration.pran ?? null });
  const { run, isWorking, refusal } = useChange('employee-self-service', true);
  const isOpen = standing.status === 'OPEN';
  const percentage = String(values.percentage ?? '0');
  const isReadable = PERCENT.test(percentage);
  const { data: reckoned } = useReckoned({ key: 'reckon-own-tax', endpoint: 'employee-self-service', document: ReckonOwnTaxDocument }, { percentage }, isReadable);
  const problemOf = (key: string): string | undefined => refusal?.problems.find((problem) => problem.field === key)?.message;
  const pran = String(values.pran ?? '').trim() || null;
  const save = (next: 'DRAFT' | 'SUBMITTED') => {
    const said = translate(next === 'DRAFT' ? 'declarations.draftSaved' : 'declarations.wasSubmitted', { year: financialYear });
    return declarationId == null || version == null
      ? run(AddOwnNpsDeclarationDocument, { input: { employeeId: employeeId ?? '', status: next, percentage, pran } }, said)
      : run(UpdateOwnNpsDeclarationDocument, { id: declarationId, version, input: { status: next, percentage, pran } }, said);
  };
  const input = (key: 'percentage' | 'pran', help: string) => (
    <FieldFrame id={`${id}-${key}`} kind={fields[key].kind} label={translate(`npsDeclaration.${key}`)} required={key === 'percentage'} wide={false} broad={false} isSwitch={false} was={undefined} help={help} problem={problemOf(key)}>
      <FieldInput field={fields[key]} entity="npsDeclaration" id={`${id}-${key}`} labelId={`${id}-${key}-label`} describedBy={problemOf(key) === undefined ? `${id}-${key}-help` : `${id}-${key}-problem`} invalid={problemOf(key) !== undefined} value={values[key]} record={{}} onChange={(value) => setValues({ ...values, [key]: value })} onBlur={() => undefined} />
    </FieldFrame>
  );
  const foot = isOpen ? <DeclarationFoot isSubmitted={status === 'SUBMITTED'} isWorking={isWorking} isReadable={isReadable} fits onSave={(next) => void save(next)} /> : null;
  return (
    <DeclarationPage path={path} asked={asked} foot={foot}>
      <DeclarationNote standing={standing} status={status} year={financialYear} />
      <FigureStrip
        figures={[
          { key: 'wage', label: translate('declarations.nps.wage'), value: money(wage ?? '0'), note: translate('declarations.nps.wageMeans') },
          { key: 'most', label: translate('declarations.nps.most'), value: mostPercent == null ? '–' : share(mostPercent), note: legalSource ?? '' },
          { key: 'monthly', label: translate('declarations.nps.monthly'), value: money(reckoned?.pensionMonthly ?? '0'), note: translate('declarations.nps.monthlyMeans') },
        ]}
      />
      <Sides>
        <section aria-label={translate('declarations.nps.contribution')}>
          <h2>{translate('declarations.nps.contribution')}</h2>
          <Fields>
            {isOpen ? <>{input('percentage', translate('npsDeclaration.percentage.help'))}{input('pran', translate('npsDeclaration.pran.help'))}</> : <div>{`${share(percentage)} · ${pran ?? '–'}`}</div>}
          </Fields>
          {refusal ? <Refused role="alert">{[refusal.message, ...refusal.told].join(' ')}</Refused> : null}
        </section>
        <section aria-label={translate('declarations.effect')}>
          {reckoned ? <TaxEffect reckoned={reckoned} /> : null}
          <p>{translate('declarations.effectMeans')}</p>
        </section>
      </Sides>
    </DeclarationPage>
  );
};
