import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { KeepCandidatesApartDocument, MergeCandidatesDocument } from '../../../../generated/recruitment/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { useFieldRights } from '../../resource/form/useFieldRights.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.tsx';
import { useKept } from '../../shell/useKept.ts';
import { ComparedHead } from './ComparedHead.tsx';
import { ComparedUnit } from './ComparedUnit.tsx';
import { MergePreview } from './MergePreview.tsx';
import { UnitedLists } from './UnitedLists.tsx';
import { sorted, takenOf, type Picks } from './merging.ts';
import { useMergePreview } from './useMergePreview.ts';
import { comma } from '../../shell/comma.ts';
import type { Comparison } from './useComparison.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', '& h2': { margin: '20px 16px 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& summary': { margin: '20px 16px 8px', fontSize: 14, fontWeight: 600, cursor: 'pointer' } });
const Foot = styled('footer')({ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: '10px 16px', borderTop: '1px solid var(--line)', flex: 'none' });

const named = (one: { readonly [field: string]: unknown } | undefined): string => String(one?.['name'] ?? '');

/** Candidates side by side: who stays, who takes part, which value of each field is taken, and what follows from it. */
export const CompareForm = ({ comparison, onMerged }: { readonly comparison: Comparison; readonly onMerged: (id: string) => void }) => {
  const translate = useTranslate();
  const { target, people: all, likeness } = comparison;
  const rights = useSession()?.rights ?? {};
  const { visible } = useFieldRights(target.resource, target.screen);
  const { taken, keep: keepDraft } = useKept<{ readonly keep: string; readonly without: readonly string[]; readonly picks: readonly [string, string][] }>(`compare ${all.map(({ id }) => id).toSorted().join(' ')}`);
  const [keep, setKeep] = useState(taken?.keep ?? all[0]!.id);
  const [without, setWithout] = useState<ReadonlySet<string>>(() => new Set(taken?.without));
  const [picks, setPicks] = useState<Picks>(() => new Map(taken?.picks));
  keepDraft(picks.size > 0 ? { keep, without: [...without], picks: [...picks] } : undefined);
  const { run, isWorking, refusal } = useChange('recruitment');
  const isMerged = useRef(false);
  const question = useLeaveGuard(() => picks.size > 0 && !isMerged.current);
  const shown = all.filter(({ id }) => id === keep || !without.has(id));
  const people = [...shown.filter(({ id }) => id === keep), ...shown.filter(({ id }) => id !== keep)];
  const others = people.slice(1).map(({ id }) => Number(id));
  const preview = useMergePreview(Number(keep), others);
  const hired = preview?.hired == null ? null : String(preview.hired);
  const { differing, rest, lists } = sorted(visible, people, rights, hired);
  const own = named(people[0]);
  const pick = (unit: string, id: string): void => setPicks(new Map(picks).set(unit, id));
  const stay = (id: string): void => {
    setKeep(id);
    setWithout(new Set([...without].filter((one) => one !== id)));
  };
  const merge = async (): Promise<void> => {
    const values = [...differing, ...rest].flatMap(({ key, isOpen }) => (isOpen && picks.has(key) && people.some(({ id }) => id === picks.get(key)) ? [{ field: key, candidateId: Number(picks.get(key)) }] : []));
    const seen = people.flatMap((one) => (typeof one['version'] === 'number' ? [{ candidateId: Number(one.id), version: one['version'] }] : []));
    isMerged.current = (await run(MergeCandidatesDocument, { keep: Number(keep), others, values, seen }, ({ message }) => message)) !== undefined;
    if (isMerged.current) onMerged(keep);
  };
  const apart = (id: string): void => {
    const names = [named(all[0]), named(all.find((one) => one.id === id))].join(comma());
    void run(KeepCandidatesApartDocument, { candidateId: Number(all[0]!.id), others: [Number(id)] }, translate('duplicates.apartDone', { names }));
  };
  const unitsOf = (units: typeof differing) => units.map((unit) => <ComparedUnit key={unit.key} unit={unit} entity={target.resource.name} people={shown} taken={takenOf(unit, people, picks, hired)} onPick={(id) => pick(unit.key, id)} />);
  const hasHidden = target.resource.fields.some(({ access }) => access !== undefined && rights[access]?.view !== true);
  return (
    <>
      <Scroll>
        <ComparedHead all={all} keep={keep} without={without} likeness={likeness} isWorking={isWorking} onKeep={stay} onApart={apart} onWithout={(id) => setWithout(without.has(id) ? new Set([...without].filter((one) => one !== id)) : new Set([...without, id]))} />
        {differing.length > 0 ? <h2>{translate('duplicates.differs')}</h2> : null}
        {unitsOf(differing)}
        {rest.length > 0 ? (
          <details>
            <summary>{translate('duplicates.equal', { smart_count: rest.length })}</summary>
            {unitsOf(rest)}
          </details>
        ) : null}
        <UnitedLists lists={lists} entity={target.resource.name} people={shown} />
        <MergePreview preview={preview} name={own} hired={named(people.find(({ id }) => id === hired))} hasHidden={hasHidden} />
        {refusal ? <Alert severity="error" role="alert" sx={{ margin: '12px 16px' }}>{refusal.told[0] ?? refusal.message}</Alert> : null}
      </Scroll>
      <Foot>
        <Button variant="contained" loading={isWorking} disabled={others.length === 0 || preview === undefined || preview.conflicts.length > 0} onClick={() => void merge()}>{translate('duplicates.merge', { smart_count: people.length })}</Button>
      </Foot>
      {question}
    </>
  );
};
