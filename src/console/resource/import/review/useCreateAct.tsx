import { use } from 'react';
import Plus from 'lucide-react/icons/plus';
import { useLocale, useTranslate } from 'ra-core';
import { lowered } from '../../../../domain/lowered.ts';
import { tagOf } from '../../../providers/i18nLanguages.ts';
import { messageStem } from '../../../shell/useScreenLabel.ts';
import type { ProblemGroup } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { CreateMissingContext } from './CreateMissing.ts';
import type { OfferAct } from './SuggestBox.tsx';

/** 'Add grade “G-5”', or 'Add 5 missing grades' where the file names several; undefined where the person may not. */
export const useCreateAct = (group: ProblemGroup | undefined): OfferAct | undefined => {
  const translate = useTranslate();
  const locale = useLocale();
  const { number } = useWizard();
  const { groups, create } = use(CreateMissingContext);
  if (!group || group.creates === null) return undefined;
  const count = groups.filter((one) => one.target === group.target && one.creates !== null).length;
  const entity = (of: number): string => lowered(translate(messageStem(group.creates ?? ''), { smart_count: of }), tagOf(locale));
  const label = count === 1 ? translate('import.fix.createOne', { entity: entity(1), value: group.value ?? '' }) : translate('import.fix.createAll', { smart_count: count, number: number(count), entities: entity(count) });
  return { key: 'create', label, icon: <Plus size={14} aria-hidden />, run: () => create(group) };
};
