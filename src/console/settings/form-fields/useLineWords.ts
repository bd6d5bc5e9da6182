import { useLocale, useTranslate } from 'react-admin';
import { addedKinds } from '../../../domain/customisation/form-field.ts';
import { leastLength } from '../../../domain/validate/text.ts';
import { tenuresMessage } from '../../providers/i18nMessages.ts';
import type { Line } from './formLines.ts';
import type { Field, Resource } from '../../../domain/resource.ts';

const kindNames = new Map(Object.entries(addedKinds).map(([name, kind]) => [kind as Field['kind'], `enum.FormFieldKind.${name}`]));

/** What the table says of a field. */
export const useLineWords = ({ name: entity }: Pick<Resource, 'name'>) => {
  const translate = useTranslate();
  const language = useLocale();
  /** Tenure's own word for it, whatever the organisation calls it; of an added field its name. */
  const tenures = ({ name, original }: Line): string => (original ? (tenuresMessage(`${entity}.${name}`, language) ?? name) : name);
  const label = (line: Line): string => line.told.label.trim() || tenures(line);
  const kind = ({ kind: one }: Field): string => translate(kindNames.get(one) ?? `fieldKind.${one}`);
  const range = (least: number | undefined, most: number | undefined): string => (least === undefined ? (most === undefined ? '' : `≤ ${most}`) : most === undefined ? `≥ ${least}` : `${least}–${most}`);
  const limits = (field: Field): string => {
    const { rule } = field;
    const characters = range(leastLength(field), rule.maxLength);
    return [characters === '' ? range(rule.min, rule.max) : translate('customizer.characters', { range: characters }), rule.preset ? translate(`enum.Preset.${rule.preset}`) : ''].filter((text) => text !== '').join(' · ');
  };
  return { tenures, label, kind, limits };
};
