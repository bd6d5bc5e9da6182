import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { plainField } from '../../fields/plainField.ts';
import { CancelOnboardingDocument, InviteIndividualsDocument, MakeEmployeeDocument, ResumeOnboardingDocument, ReturnIndividualDocument } from '../../../../generated/onboarding/operations.ts';
import { useRights } from '../../providers/authSession.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

type Key = 'invite' | 'again' | 'mend' | 'cancel' | 'resume' | 'make';
type Change = ReturnType<typeof useChange>['run'];
type Given = { readonly ids: readonly string[]; readonly said: string; readonly name: string; readonly translate: ReturnType<typeof useTranslate>; /** From the page of an employee who is none any more. */ readonly back: (employeePage: string) => void };

const ASKS: Readonly<Partial<Record<Key, { readonly name: string; readonly required: boolean; readonly label: string; readonly help?: string; readonly kind: 'longText' | 'text'; readonly most: number }>>> = {
  mend: { name: 'comment', required: true, label: 'onboard.mend.what', kind: 'longText', most: 1000 },
  cancel: { name: 'comment', required: false, label: 'onboard.cancel.why', kind: 'longText', most: 1000 },
  make: { name: 'number', required: false, label: 'onboard.make.number', help: 'onboard.make.numberHelp', kind: 'text', most: 30 },
};

const employeePage = (id: number): string => `/core-hr/employees/${id}`;

/** Does it; answers where to go then, undefined where it was refused, null where to stay. */
const DO: Readonly<Record<Key, (run: Change, given: Given) => Promise<string | null | undefined>>> = {
  invite: async (run, { ids, translate }) => ((await run(InviteIndividualsDocument, { individualId: ids.map(Number) }, translate('onboard.invite.done'))) ? null : undefined),
  again: async (run, { ids, translate }) => ((await run(InviteIndividualsDocument, { individualId: ids.map(Number) }, translate('onboard.invite.done'))) ? null : undefined),
  mend: async (run, { ids, said, translate }) => ((await run(ReturnIndividualDocument, { individualId: Number(ids[0]), comment: said }, translate('onboard.mend.done'))) ? null : undefined),
  cancel: async (run, { ids, said, translate }) => ((await run(CancelOnboardingDocument, { individualId: ids.map(Number), comment: said || null }, translate('onboard.cancel.done'))) ? null : undefined),
  resume: async (run, { ids, translate }) => ((await run(ResumeOnboardingDocument, { individualId: ids.map(Number) }, translate('onboard.resume.done'))) ? null : undefined),
  make: async (run, { ids, said, name, translate, back }) => {
    const made = await run(MakeEmployeeDocument, { individualId: Number(ids[0]), employeeNumber: said || null }, ({ employeeNumber }) => translate('onboard.make.done', { name, number: employeeNumber }), ({ employeeId }) => back(employeePage(employeeId)));
    return made && employeePage(made.employeeId);
  },
};

/** The dialog of an act on people who join: what it means, what is asked with it, and what the server said against it. */
export const individualDialog = (key: Key) =>
  function IndividualDialog({ target, ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const navigate = useNavigate();
    const { view: seesEmployees } = useRights('EMPLOYEES');
    const { data } = useGetOne<Row>(target.name, { id: ids[0] ?? '' }, { enabled: ids.length === 1 });
    const { run, isWorking, refusal } = useChange('onboarding', true);
    const { values, show, isComplete, left } = useAsked(`joining ${key} ${ids.join(' ')}`, {}, refusal);
    const ask = ASKS[key];
    const asked: readonly Asked[] = ask ? [{ field: plainField(ask.name, ask.kind, { rule: { maxLength: ask.most }, required: ask.required }), label: translate(ask.label), help: ask.help === undefined ? undefined : translate(ask.help) }] : [];
    const who = ids.length === 1 ? String(data?.['name'] ?? '') : translate('onboard.people', { smart_count: ids.length });
    // Whoever has gone elsewhere by then stays there.
    const back = (from: string): void => {
      if (`${window.location.pathname}/`.includes(`${from}/`)) void navigate(`${target.screen.path}/${ids[0]}`);
    };
    const act = async (): Promise<void> => {
      if (!isComplete(asked)) return;
      const to = await DO[key](run, { ids, said: String(values[ask?.name ?? ''] ?? '').trim(), name: who, translate, back });
      if (to === undefined) return;
      onDone();
      if (to !== null && seesEmployees) void navigate(to);
    };
    return (
      <ActDialog title={`${translate(`onboard.${key}.menu`)}: ${who}`} names="" consequence={translate(`onboard.${key}.body`)} act={translate(`onboard.${key}.menu`)} leave={key === 'cancel' ? translate('action.back') : undefined} isDestructive={key === 'cancel'} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
        {asked.map(show)}
      </ActDialog>
    );
  };
