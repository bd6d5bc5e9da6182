import { useTranslate } from 'react-admin';
import { PickOne } from '../../shell/pieces/PickOne.tsx';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
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
export const MatrixTools = ({ search, onSearch, shown, onShown, others = [], otherId, onOther }: Props) => {
  const translate = useTranslate();
  return (
    <MatrixBar>
      <SearchBox label={translate('rightsMatrix.search')} text={search} onText={onSearch} />
      <PickOne label={translate('rightsMatrix.show')} value={shown} options={CHOICES.map((value) => ({ value, label: translate(`rightsMatrix.show.${value}`) }))} onChange={onShown} />
      <PickOne label={translate('rightsMatrix.compare')} value={otherId} options={[{ value: '', label: translate('rightsMatrix.compareNone') }, ...others.map(({ id, name }) => ({ value: id, label: name }))]} onChange={onOther} />
    </MatrixBar>
  );
};
