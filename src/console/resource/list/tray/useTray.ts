import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { changeLabel } from '../../../providers/data/changeLabel.ts';
import type { Row } from '../../../providers/data/row.ts';
import { Unreadable } from '../../../fields/input/unreadable.ts';
import { push } from '../../../shell/changes.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useUndo } from '../../../shell/useUndo.ts';
import { useData } from '../../../shell/Steady.tsx';
import { askAlong, isToAsk, nothingAlong, sendsMail } from '../../askAlong.ts';
import type { Wanted } from '../../askAlong.ts';
import { clashesOf } from '../../form/conflict.ts';
import { isAnswerLost } from '../../../providers/sendOnce.ts';
import type { Clash } from '../../form/conflict.ts';
import { useFieldRights } from '../../form/useFieldRights.ts';
import { isSame, valuesOf } from '../../form/values.ts';
import { afterSaving, onto, recheck, writtenOf } from '../cells/applyEdits.ts';
import { countOf } from '../cells/editStore.ts';
import type { RowEdit } from '../cells/editStore.ts';
import { useCheckRow } from '../cells/useCheckRow.ts';
import { useEdits } from '../cells/useEdits.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { checkEdits, recordsIn, refusedRows, saveEdits, updatesOf } from './saveEdits.ts';
import type { Conflict, Saved } from './saveEdits.ts';
import { withProblems } from './withProblems.ts';

/** A record in which the person and somebody else disagree. */
export type Dispute = { readonly edit: RowEdit; readonly theirs: Row; readonly clashes: readonly Clash[] };

const hasProblem = ({ cells }: RowEdit): boolean => [...cells.values()].some(({ problem }) => problem !== undefined);
const changesOf = ({ cells }: RowEdit) => [...cells.values()].map(({ field, before, after }) => ({ field, before: writtenOf(before), after: writtenOf(after) }));

/** So often saving is tried when others change the same records meanwhile, where nobody disagrees. */
const MOST_ATTEMPTS = 3;

/** Looking at, saving and dropping the edits of a list. Rows in which something is wrong wait; the others are saved together or not at all. */
export const useTray = () => {
  const { target, edits: store } = useListModel();
  const { resource, name } = target;
  const edits = useEdits();
  const dataProvider = useData();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const words = useEntityWords(resource);
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const { undo } = useUndo();
  const check = useCheckRow();
  const { changeable } = useFieldRights(resource, target.screen);
  const [isWorking, setWorking] = useState(false);
  const [said, setSaid] = useState({ text: '', edits });
  const isBusy = useRef(false);
  /** Saved without an answer: it may have been done. */
  const lost = useRef<readonly RowEdit[]>([]);
  const [disputes, setDisputes] = useState<readonly Dispute[]>([]);
  const [offered, setOffered] = useState(nothingAlong);
  /** What was being done when they were found, and is done again once they are settled. */
  const isSaving = useRef(false);

  const all = [...edits.values()];
  const ready = all.filter((edit) => !hasProblem(edit));
  const readable = all.filter(({ cells }) => ![...cells.values()].some(({ after }) => after instanceof Unreadable));

  /** Holds for the edits as they are now. */
  const say = (text: string): void => setSaid({ text, edits: store.get() });

  /** Rows that others changed elsewhere take my edits on top; where we disagree the person is asked. Answers whether all of it is settled. */
  const settle = async (conflicts: readonly Conflict[]): Promise<boolean> => {
    const open: Dispute[] = [];
    for (const { id } of conflicts) {
      if (!store.get().has(id)) continue;
      const { data: theirs } = await dataProvider.getOne<Row>(name, { id });
      // As they are now: the person goes on editing while the record is asked for.
      const edit = store.get().get(id);
      if (!edit) continue;
      const isOwn = ({ field, theirs: value }: Clash): boolean => lost.current.some(({ row, cells }) => row.id === id && cells.has(field.key) && isSame(field, value, writtenOf(cells.get(field.key)!.after)));
      const clashes = clashesOf(changesOf(edit), valuesOf(changeable, theirs)).filter((clash) => !isOwn(clash));
      if (clashes.length > 0) open.push({ edit, theirs, clashes });
      else store.set(onto(store.get(), theirs, new Set(edit.cells.keys()), check));
    }
    setDisputes(open);
    return open.length === 0;
  };

  const told = async ({ changed, changeSet, message }: Saved, isMailed: boolean): Promise<void> => {
    if (changeSet !== null) push(changeSet, resource.endpoint, await changeLabel({ endpoint: resource.endpoint, entity: resource.name, changeSet, kind: 'update', count: changed }), undefined, isMailed);
    await queryClient.invalidateQueries();
    show({ type: 'success', message: [translate('tray.saved', { what: words.counted(changed) }), message].filter(Boolean).join('. '), ...(changeSet === null ? {} : { action: { label: translate('grid.undo'), run: () => void undo() } }) });
  };

  /** Ids of the rows that are as they were when the server was asked about them. */
  const unchanged = (asked: readonly RowEdit[]): ReadonlySet<string> => new Set(asked.filter((edit) => store.get().get(edit.row.id) === edit).map(({ row }) => row.id));

  /** Answers how many records others had changed where all that stood against saving is settled: worth another attempt. */
  const attempt = async (wanted: Wanted, isMailed: boolean): Promise<number> => {
    const rows = [...store.get().values()].filter((edit) => !hasProblem(edit));
    if (rows.length === 0) return 0;
    try {
      const saved = await saveEdits(resource.type, rows, wanted);
      lost.current = [];
      store.set(afterSaving(store.get(), rows, check));
      store.history.forget(new Set(rows.map(({ row }) => row.id).filter((id) => !store.get().has(id))));
      await told(saved, isMailed);
      return 0;
    } catch (error) {
      const refused = refusedRows(error);
      if (isAnswerLost(error)) lost.current = [...lost.current, ...rows];
      if (refused === undefined) throw error;
      const asked = unchanged(rows);
      store.set(withProblems(store.get(), refused.problems.filter(({ id }) => asked.has(id))));
      if ((await settle(refused.conflicts)) && refused.problems.length === 0) return refused.conflicts.length;
      say(translate('tray.refused', { smart_count: recordsIn(refused) }));
      return 0;
    }
  };

  /** Does one thing at a time and says what failed. */
  const working = async (work: () => Promise<void>, retry: () => void): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setWorking(true);
    say('');
    try {
      await work();
    } catch (error) {
      tellFailure(error, { action: 'update', form: words.title, retry });
    } finally {
      isBusy.current = false;
      setWorking(false);
    }
  };

  /** `wanted`: what the person said to what goes along with the changes; asks where nobody did yet. */
  const save = (wanted?: Wanted): Promise<void> =>
    working(async () => {
      isSaving.current = true;
      const found = wanted === undefined ? await askAlong(resource.type, updatesOf([...store.get().values()].filter((edit) => !hasProblem(edit)))) : nothingAlong;
      const isMailed = wanted?.mails === true && sendsMail(offered);
      setOffered(found);
      if (isToAsk(found)) return;
      const said = wanted ?? { along: false, mails: true };
      let conflicts = await attempt(said, isMailed);
      for (let left = MOST_ATTEMPTS - 1; left > 0 && conflicts > 0; left -= 1) conflicts = await attempt(said, isMailed);
      if (conflicts > 0) say(translate('tray.refused', { smart_count: conflicts }));
    }, () => void save(wanted));

  const preview = (): Promise<void> =>
    working(async () => {
      isSaving.current = false;
      const { changed, problems, conflicts } = await checkEdits(resource.type, readable);
      const asked = unchanged(readable);
      store.set(withProblems(recheck(store.get(), asked, check), problems.filter(({ id }) => asked.has(id))));
      await settle(conflicts);
      say(problems.length + conflicts.length === 0 ? translate('tray.fine', { what: words.counted(changed) }) : translate('tray.refused', { smart_count: recordsIn({ problems, conflicts }) }));
    }, () => void preview());

  return {
    edits,
    all,
    count: countOf(edits),
    /** Cells of rows in which nothing is wrong. */
    savable: ready.reduce((sum, { cells }) => sum + cells.size, 0),
    wrong: all.reduce((sum, { cells }) => sum + [...cells.values()].filter(({ problem }) => problem !== undefined).length, 0),
    isWorking,
    said: said.edits === edits ? said.text : '',
    save: (): Promise<void> => save(),
    /** What goes along with the changes, until it is said whether that is wanted. */
    offered,
    saveAlong: save,
    dropAlong: () => setOffered(nothingAlong),
    preview,
    dispute: disputes[0],
    isLastDispute: disputes.length === 1 && isSaving.current,
    /** Fields of the record that follow the other editor; the rest is mine. After the last one goes on what was held up. */
    decide: ({ edit, theirs }: Dispute, taken: ReadonlySet<string>): void => {
      const mine = store.get().get(theirs.id) ?? edit;
      store.set(onto(store.get(), theirs, new Set([...mine.cells.keys()].filter((key) => !taken.has(key))), check));
      setDisputes((open) => open.slice(1));
      void queryClient.invalidateQueries();
      if (disputes.length === 1 && store.get().size > 0) void (isSaving.current ? save() : preview());
    },
    dropDisputes: () => setDisputes([]),
  };
};
