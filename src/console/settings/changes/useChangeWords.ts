import { useCallback } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { lowered } from '../../../domain/lowered.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { messageStem } from '../../shell/useScreenLabel.ts';
import type { ChangeGroup, ChangeSet } from './useChangeSets.ts';

const verbs = { ADD: 'changes.added', UPDATE: 'changes.changed', DELETE: 'changes.deleted', ERASE: 'activityLog.erasedOf', DOWNLOAD: 'activityLog.DOWNLOAD' } as const;

/** What a change-set did, in a sentence: 'Designation Analyst changed: Grade' or '1,172 employees added'. */
export const useChangeWords = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const ofGroup = useCallback(
    ({ entity, kind, records, fields, sample }: ChangeGroup): string => {
      const tag = tagOf(locale);
      const name = translate(messageStem(entity), { smart_count: records });
      const title = records === 1 ? sample[0]?.title : undefined;
      const what = translate(verbs[kind], { what: title ? `${name} ${title}` : translate('grid.counted', { smart_count: records, number: new Intl.NumberFormat(tag).format(records), entities: lowered(name, tag) }) });
      return fields.length === 0 ? what : translate('activityLog.changed', { what, fields: new Intl.ListFormat(tag, { style: 'narrow', type: 'conjunction' }).format(fields) });
    },
    [locale, translate],
  );
  const ofSet = useCallback(({ groups }: ChangeSet): string => (groups.length === 0 ? translate('changes.hidden') : groups.map(ofGroup).join(' · ')), [ofGroup, translate]);
  return { ofGroup, ofSet };
};
