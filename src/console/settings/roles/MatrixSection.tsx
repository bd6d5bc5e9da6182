import { useTranslate } from 'react-admin';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { TickBox } from '../../fields/rows/TickBox.tsx';
import { RIGHTS, givesAny } from './rightsOf.ts';
import type { ReactNode } from 'react';
import type { FormName } from '../../../../generated/forms.ts';
import type { SessionInfo } from '../../providers/authSession.ts';
import type { RightName, RightsByForm } from './rightsOf.ts';

type Props = {
  readonly id: string;
  readonly name: string;
  /** Those shown now. */
  readonly forms: readonly FormName[];
  readonly rights: RightsByForm;
  readonly own: SessionInfo['rights'];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onSetAll: (forms: readonly FormName[], right: RightName, value: boolean) => void;
  readonly children: ReactNode;
};

/** A section of the menu: how many of its forms are open, and a tick for all of them. */
export const MatrixSection = ({ id, name, forms, rights, own, isOpen, onOpen, onSetAll, children }: Props) => {
  const translate = useTranslate();
  const given = forms.filter((form) => givesAny(rights.get(form))).length;
  return (
    <div aria-label={name} role="rowgroup">
      <div className="line section" role="row">
        <div role="rowheader" className="name">
          <button type="button" aria-expanded={isOpen} onClick={onOpen}>
            {isOpen ? <ChevronDown size={16} strokeWidth={1.5} aria-hidden /> : <ChevronRight size={16} strokeWidth={1.5} aria-hidden />}
            {name}
            <small>{translate('rightsMatrix.given', { given, total: forms.length })}</small>
          </button>
        </div>
        {RIGHTS.map((right) => {
          const offered = forms.filter((form) => own[form]?.[right] === true);
          const count = offered.filter((form) => rights.get(form)?.[right] === true).length;
          const label = translate(`roleRight.${right}`);
          return (
            <div key={right} role="cell" className="tick" data-label={label} data-closed={offered.length === 0 || undefined}>
              <TickBox
                id={`${id}-all-${right}`}
                label={translate('rightsMatrix.all', { right: label, section: name })}
                value={count === 0 ? false : count === offered.length ? true : undefined}
                onChange={(value) => (offered.length === 0 ? undefined : onSetAll(offered, right, value))}
              />
            </div>
          );
        })}
        <div role="cell" className="scope" />
      </div>
      {isOpen ? children : null}
    </div>
  );
};
