import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { TickBox } from '../../fields/rows/TickBox.tsx';
import { RIGHTS, SCOPES, givesAny } from './rightsOf.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { Scope } from '../../../domain/resource.ts';
import type { FormRights } from '../../providers/authSession.ts';
import type { RightLine } from './rightsOf.ts';

type Props = {
  readonly id: string;
  readonly form: FormName;
  readonly name: string;
  readonly line: RightLine | undefined;
  /** What whoever writes has: nobody gives more. */
  readonly own: FormRights | undefined;
  readonly isChanged: boolean;
  readonly notes: string;
  readonly onChange: (form: FormName, change: Partial<FormRights>) => void;
};

/** One form of a role: what it gives, and on whose records. */
const Line = ({ id, form, name, line, own, isChanged, notes, onChange }: Props) => {
  const translate = useTranslate();
  const scopes = SCOPES.slice(0, SCOPES.indexOf(own?.scope ?? 'SELF') + 1);
  return (
    <div className="line form" role="row" data-changed={isChanged || undefined}>
      <div role="rowheader">
        {name}
        {notes === '' ? null : <small>{notes}</small>}
      </div>
      {RIGHTS.map((right) => {
        const isClosed = own?.[right] !== true && line?.[right] !== true;
        const label = translate(`roleRight.${right}`);
        return (
          <div key={right} role="cell" className="tick" data-label={label} data-closed={isClosed || undefined} title={isClosed ? translate('rightsMatrix.notYours') : undefined}>
            <TickBox id={`${id}-${form}-${right}`} label={`${label}: ${name}`} value={line?.[right] === true} onChange={(value) => (isClosed ? undefined : onChange(form, { [right]: value }))} />
          </div>
        );
      })}
      <div role="cell" className="scope">
        {/* The device's own: there are hundreds of lines, and a choice that draws its menu itself costs each of them more than all of its ticks. */}
        {line !== undefined && givesAny(line) ? (
          <select aria-label={`${translate('roleRight.scope')}: ${name}`} value={line.scope} onChange={(event) => onChange(form, { scope: event.target.value as Scope })}>
            {SCOPES.map((scope) => (
              <option key={scope} value={scope} disabled={!scopes.includes(scope)}>
                {translate(`enum.Scope.${scope}`)}
              </option>
            ))}
          </select>
        ) : null}
      </div>
    </div>
  );
};

export const MatrixLine = memo(Line);
