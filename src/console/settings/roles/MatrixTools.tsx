import { useTranslate } from 'react-admin';
import { MatrixBar } from './MatrixBox.tsx';
import type { OtherRole } from './useOtherRoles.ts';

export type Shown = 'ALL' | 'GIVEN' | 'CHANGED';

type Props = {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
  readonly others: readonly OtherRole[] | undefined;
  readonly otherId: string;
  readonly onOther: (id: string) => void;
};

const CHOICES = ['ALL', 'GIVEN', 'CHANGED'] as const satisfies readonly Shown[];

/** Finds forms, shows some of them, and sets another role beside this one. */
export const MatrixTools = ({ search, onSearch, shown, onShown, others, otherId, onOther }: Props) => {
  const translate = useTranslate();
  return (
    <MatrixBar>
      <label>
        {translate('rightsMatrix.search')}
        <input type="search" value={search} onChange={(event) => onSearch(event.target.value)} />
      </label>
      <label>
        {translate('rightsMatrix.show')}
        <select value={shown} onChange={(event) => onShown(event.target.value as Shown)}>
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {translate(`rightsMatrix.show.${choice}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {translate('rightsMatrix.compare')}
        <select value={otherId} onChange={(event) => onOther(event.target.value)}>
          <option value="">{translate('rightsMatrix.compareNone')}</option>
          {(others ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </MatrixBar>
  );
};
