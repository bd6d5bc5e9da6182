/** What both settings of words have in common: their lists, and that members hear when words begin or cease to be looked for. */
import { addressProblems, keywordProblems } from '../../../domain/data-loss-prevention/checkLists.ts';
import type { Transaction } from '../../db/org.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Hooks, Values } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import { tellOfWords } from './own-words.ts';

type Type = 'CustomAlert' | 'ToxicitySetting';

const rows = (value: unknown): readonly Values[] => (Array.isArray(value) ? (value as readonly Values[]) : []);
const texts = (value: unknown, key: 'keyword' | 'email'): string[] => rows(value).map((row) => String(row[key] ?? '').trim());

/** In which kinds of texts the record looks for anything. */
const looks = (type: Type, image: Image | null): string[] => {
  if (image?.['isOn'] !== true) return [];
  if (type === 'ToxicitySetting') return ['TYPED_TEXT'];
  return rows(image['keywords']).length > 0 ? [String(image['alertType'])] : [];
};

/** In which kinds anything else is looked for, besides the records themselves. */
const othersLook = async (tx: Transaction, type: Type, ids: readonly string[]): Promise<string[]> => {
  const besides = (of: Type): string => (of === type ? 'a.id <> all($2::bigint[])' : '$2::bigint[] is not null');
  const found = await tx.query<{ kind: string }>(
    `select a.alert_type as kind from custom_alert a where a.org_code = $1 and a.is_on and ${besides('CustomAlert')} and exists (select from custom_alert_keyword k where k.org_code = $1 and k.custom_alert_id = a.id)
     union select 'TYPED_TEXT' from toxicity_setting a where a.org_code = $1 and a.is_on and ${besides('ToxicitySetting')}`,
    [tx.orgCode, ids],
  );
  return found.map(({ kind }) => kind);
};

/** Members hear when texts of another kind are looked through, and when none are any more. */
const tell = async (tx: Transaction, type: Type, was: readonly string[], is: readonly string[], ids: readonly string[]): Promise<void> => {
  if (was.length === 0 && is.length === 0) return;
  const others = await othersLook(tx, type, ids);
  if (is.some((kind) => !was.includes(kind) && !others.includes(kind))) await tellOfWords(tx, 'wordsBegin');
  else if (is.length === 0 && others.length === 0) await tellOfWords(tx, 'wordsEnd');
};

export const settingSteps = (type: Type): Hooks => ({
  beforeSave: async (_tx, caller, values, before) => {
    const whole = { ...before, ...values };
    if ('keywords' in values) values['keywords'] = rows(values['keywords']).map((row) => ({ ...row, keyword: String(row['keyword'] ?? '').trim().replace(/\s+/gu, ' ') }));
    refuseProblems(caller, [...keywordProblems(texts(whole['keywords'], 'keyword'), type === 'CustomAlert'), ...addressProblems(texts(whole['addresses'], 'email'), whole['recipients'])]);
  },
  afterSave: (tx, _caller, after, before) => tell(tx, type, looks(type, before), looks(type, after), [after.id]),
  beforeDelete: (tx, _caller, images) => tell(tx, type, images.flatMap((image) => looks(type, image)), [], images.map(({ id }) => id)),
});
