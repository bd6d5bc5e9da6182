import { useCallback, useState } from 'react';
import { whyNotTo } from '../../../../../domain/lists/shapes.ts';
import type { Field } from '../../../../../domain/resource.ts';
import type { Translate } from '../../../../fields/cellKind.ts';
import type { Row } from '../../../../providers/data/row.ts';
import { useTellFailure } from '../../../../shell/failure/useTellFailure.ts';
import { askAlong, isToAsk, sendsMail, type Along, type Wanted } from '../../../askAlong.ts';
import { useEntityWords } from '../../entityWords.ts';
import { useListModel } from '../../ListModel.ts';
import { useWrite } from '../useWrite.ts';
import { laneKeyOf, type Lane } from './lane.ts';

/** A card in the hand: where it comes from and over which lane it is held. */
export type Lifted = { readonly row: Row; readonly name: string; readonly from: string | null; readonly over: string | null };
/** A card that was dropped and is being written. */
export type Moving = { readonly row: Row; readonly from: string | null; readonly to: string | null };

export type WhetherToAsk = (row: Row, to: string) => Promise<boolean>;
/** A card that stands in a lane while its question is open: the question of its board, which moves it, or what goes along with the move. */
type AskedOf = { readonly row: Row; readonly lane: Lane; readonly leave: () => void; readonly done: () => void; readonly goesAlong?: { readonly offered: Along; readonly move: (wanted: Wanted) => void } };

export type Moves = {
  readonly lifted: Lifted | undefined;
  readonly moving: ReadonlyMap<string, Moving>;
  readonly asked: AskedOf | undefined;
  /** What screen readers are told. */
  readonly said: string;
  readonly lift: (row: Row, name: string) => void;
  /** Holds the card over a lane; the key of none is null. */
  readonly hold: (over: string | null) => void;
  readonly putBack: () => void;
  /** Drops it where it is held. A lane that may not take it says why; the card then stays in the hand, or goes back where it cannot. */
  readonly drop: (isLast: boolean) => void;
  readonly moveTo: (row: Row, name: string, lane: Lane) => void;
  /** Why the card may not go to a lane, in words; undefined where it may. */
  readonly whyNot: (from: string | null, lane: Lane) => string | undefined;
};

/** Lifting, holding and dropping cards, by mouse, menu or keyboard. A dropped card stands in its new lane at once and goes back if the server refuses. */
export const useMoves = (field: Field, lanes: readonly Lane[], translate: Translate, whetherToAsk?: WhetherToAsk): Moves => {
  const [lifted, setLifted] = useState<Lifted>();
  const [moving, setMoving] = useState<ReadonlyMap<string, Moving>>(new Map());
  const [asking, setAsking] = useState<readonly AskedOf[]>([]);
  const [said, say] = useState('');
  const write = useWrite();
  const { resource } = useListModel().target;
  const words = useEntityWords(resource);
  const tellFailure = useTellFailure();
  const labelOf = useCallback((key: string | null): string => lanes.find((lane) => lane.key === key)?.label ?? '', [lanes]);
  const whyNot = useCallback(
    (from: string | null, lane: Lane): string | undefined => {
      const why = whyNotTo(field, from, lane.key);
      return why && translate(why, { from: labelOf(from), to: lane.label });
    },
    [field, labelOf, translate],
  );

  const moveTo = async (row: Row, name: string, lane: Lane): Promise<void> => {
    const from = laneKeyOf(field, row);
    if (from === lane.key || moving.has(row.id)) return;
    const reason = whyNot(from, lane);
    if (reason) return say(reason);
    setMoving((now) => new Map(now).set(row.id, { row: { ...row, [field.name]: lane.value, [field.key]: field.kind === 'reference' ? lane.key : lane.value }, from, to: lane.key }));
    const message = translate('shapes.board.moved', { name, lane: lane.label });
    const end = (isDone: boolean): void => {
      setMoving((now) => new Map([...now].filter(([id]) => id !== row.id)));
      setAsking((now) => now.filter((one) => one.row.id !== row.id));
      say(isDone ? message : translate('shapes.board.back', { name, lane: labelOf(from) }));
    };
    const asked = { row, lane, leave: () => end(false), done: () => end(true) };
    if (lane.key !== null && (await whetherToAsk?.(row, lane.key)) === true) return setAsking((now) => [...now, asked]);
    const values = [{ field, after: lane.value }];
    try {
      const offered = await askAlong(resource.type, [{ id: row.id, version: Number(row['version']), values: { [field.key]: field.kind === 'reference' ? lane.key : lane.value } }]);
      if (!isToAsk(offered)) return end(await write({ row, name, values, message }));
      const move = async (wanted: Wanted): Promise<void> => {
        setAsking((now) => now.filter((one) => one.row.id !== row.id));
        end(await write({ row, name, values, message, wanted, isMailed: wanted.mails && sendsMail(offered) }));
      };
      setAsking((now) => [...now, { ...asked, goesAlong: { offered, move: (wanted) => void move(wanted) } }]);
    } catch (error) {
      // Nothing leaves of which nobody was told.
      tellFailure(error, { action: 'update', form: words.title });
      end(false);
    }
  };

  const lift = (row: Row, name: string): void => {
    const from = laneKeyOf(field, row);
    setLifted({ row, name, from, over: from });
    say(translate('shapes.board.lifted', { name, lane: labelOf(from) }));
  };
  const hold = (over: string | null): void => {
    if (!lifted || over === lifted.over) return;
    setLifted({ ...lifted, over });
    const lane = lanes.find(({ key }) => key === over);
    const reason = lane && whyNot(lifted.from, lane);
    say(reason ?? translate('shapes.board.over', { name: lifted.name, lane: labelOf(over) }));
  };
  const putBack = (): void => {
    if (lifted) say(translate('shapes.board.back', { name: lifted.name, lane: labelOf(lifted.from) }));
    setLifted(undefined);
  };
  const drop = (isLast: boolean): void => {
    const lane = lanes.find(({ key }) => key === lifted?.over);
    if (!lifted || !lane || lane.key === lifted.from) return putBack();
    const reason = whyNot(lifted.from, lane);
    if (reason === undefined || isLast) setLifted(undefined);
    if (reason) return say(reason);
    void moveTo(lifted.row, lifted.name, lane);
  };
  return { lifted, moving, asked: asking[0], said, lift, hold, putBack, drop, moveTo: (row, name, lane) => void moveTo(row, name, lane), whyNot };
};
