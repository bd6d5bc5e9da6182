import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { choiceForms } from '../../../domain/choice-forms.ts';
import { fold } from '../../fields/input/fold.ts';
import { useSession } from '../../providers/authSession.ts';
import { MatrixBox } from './MatrixBox.tsx';
import { MatrixChanges } from './MatrixChanges.tsx';
import { MatrixLine } from './MatrixLine.tsx';
import { MatrixSection } from './MatrixSection.tsx';
import { MatrixTools } from './MatrixTools.tsx';
import { formSections } from './formSections.ts';
import { RIGHTS, differences, givesAny, rightsOf, withLines } from './rightsOf.ts';
import { useOtherRoles } from './useOtherRoles.ts';
import { useRightsWords } from './useRightsWords.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { FormRights } from '../../providers/authSession.ts';
import type { InputProps } from '../../fields/input/types.ts';
import type { Shown } from './MatrixTools.tsx';

/** The rights of a role: every form under its section of the menu, with search, ticks for whole sections, another role beside it and what saving changes. */
export const RightsMatrix = ({ id, labelId, describedBy, value, stored, record, onChange, onBlur }: InputProps) => {
  const translate = useTranslate();
  const words = useRightsWords();
  const own = useSession()?.rights ?? {};
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('ALL');
  const [otherId, setOther] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const roles = useOtherRoles(true)?.filter((role) => role.id !== record['id']);
  const rights = useMemo(() => rightsOf(value), [value]);
  const changes = useMemo(() => differences(rightsOf(stored), rights), [stored, rights]);
  const other = roles?.find((role) => role.id === otherId);
  const differing = useMemo(() => (other ? new Map(differences(rightsOf(other.rights), rights).map((change) => [change.form, change])) : undefined), [other, rights]);
  const changed = new Set(changes.map(({ form }) => form));
  const latest = useRef({ value, onChange, onBlur, own });
  latest.current = { value, onChange, onBlur, own };
  const write = useCallback((next: ReadonlyMap<FormName, Partial<FormRights>>): void => {
    const now = latest.current;
    const lines = withLines(now.value, next, (form) => now.own[form]?.scope ?? 'SELF');
    latest.current = { ...now, value: lines };
    now.onChange(lines);
    now.onBlur();
  }, []);
  const change = useCallback((form: FormName, part: Partial<FormRights>): void => write(new Map([[form, part]])), [write]);
  const nameOf = (form: FormName): string => translate(`form.${form}`);
  const needle = fold(search.trim());
  const isShown = (form: FormName): boolean =>
    (needle === '' || fold(nameOf(form)).includes(needle)) && (shown === 'ALL' || (shown === 'GIVEN' ? givesAny(rights.get(form)) : changed.has(form))) && (differing === undefined || differing.has(form));
  const sections = formSections.map((section) => ({ ...section, forms: section.forms.filter(isShown) })).filter((section) => section.forms.length > 0);
  const isNarrowed = needle !== '' || shown !== 'ALL' || differing !== undefined;
  const isOpen = (key: string): boolean => isNarrowed !== open.has(key);
  const notesOf = (form: FormName): string =>
    [
      ...(choiceForms.has(form) ? [translate('rightsMatrix.needsChoice')] : []),
      ...(other && differing ? [`${other.name}: ${words(differing.get(form)?.before)}`] : []),
    ].join(' · ');
  return (
    <MatrixBox id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      <MatrixTools search={search} onSearch={setSearch} shown={shown} onShown={setShown} others={roles} otherId={otherId} onOther={setOther} />
      {sections.length === 0 ? <p role="status">{translate(differing?.size === 0 ? 'rightsMatrix.same' : 'rightsMatrix.none')}</p> : null}
      {sections.length === 0 ? null : (
        <div className="table" role="table" aria-labelledby={labelId}>
          <div className="line head" role="row">
            <span role="columnheader">{translate('roleRight.form')}</span>
            {RIGHTS.map((right) => (
              <span key={right} role="columnheader">
                {translate(`roleRight.${right}`)}
              </span>
            ))}
            <span role="columnheader">{translate('roleRight.scope')}</span>
          </div>
          {sections.map((section) => (
            <MatrixSection
              key={section.key}
              id={`${id}-${section.key}`}
              name={translate(section.label)}
              forms={section.forms}
              rights={rights}
              own={own}
              isOpen={isOpen(section.key)}
              onOpen={() => setOpen((now) => new Set(now.has(section.key) ? [...now].filter((key) => key !== section.key) : [...now, section.key]))}
              onSetAll={(forms, right, given) => write(new Map(forms.map((form) => [form, { [right]: given }])))}
            >
              {section.forms.map((form) => (
                <MatrixLine key={form} id={id} form={form} name={nameOf(form)} line={rights.get(form)} own={own[form]} isChanged={changed.has(form)} notes={notesOf(form)} onChange={change} />
              ))}
            </MatrixSection>
          ))}
        </div>
      )}
      <MatrixChanges changes={changes} nameOf={nameOf} />
    </MatrixBox>
  );
};
