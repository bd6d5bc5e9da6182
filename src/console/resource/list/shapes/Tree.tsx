import { useEffect, useState, type MouseEvent } from 'react';
import { DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { parentFieldOf } from '../../../../domain/lists/shapes.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import type { Linked, Row } from '../../../providers/data/row.ts';
import { edgeScroll } from '../../../shell/edgeScroll.ts';
import { ProgressLine } from '../../../shell/frame/ProgressLine.tsx';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { useFieldRights } from '../../form/useFieldRights.ts';
import { recordTitle } from '../../form/recordName.ts';
import { whyNot } from '../cells/editable.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { isNarrowed } from '../state/listAddress.ts';
import { isRest, linesOf, type TreeLine } from './tree/branches.ts';
import { MoveUnder } from './tree/MoveUnder.tsx';
import { overTop, TopPlace, TOP } from './tree/TopPlace.tsx';
import { TreeBox, TreeFrame } from './tree/TreeBox.ts';
import { TreeHead } from './tree/TreeHead.tsx';
import { TreeRow } from './tree/TreeRow.tsx';
import { useFoundTree } from './tree/useFoundTree.ts';
import { useTreeKeys } from './tree/useTreeKeys.ts';
import { useTreeWalk } from './tree/useTreeWalk.ts';
import { useWholeTree } from './tree/useWholeTree.ts';
import { ShapeFooter } from './ShapeFooter.tsx';
import { useWrite } from './useWrite.ts';
import type { Field } from '../../../../domain/resource.ts';

const none: ReadonlySet<string> = new Set();
const unheard = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined };

/** The records below one another, as one refers to the other. Narrowed it shows what matches and the way down to it. */
export const Tree = ({ isPhone }: { readonly isPhone: boolean }) => {
  const { address, fields, formRights, target } = useListModel();
  const { screen } = target;
  const parent = parentFieldOf(target.resource, fields);
  // Everything there is can be asked for level by level; a part of it may lack what is above.
  const isWhole = !isNarrowed(address) && screen.where === undefined && screen.scope === 'ALL' && formRights.scope === 'ALL';
  return parent ? <TreeBy key={String(isWhole)} parent={parent} isWhole={isWhole} isPhone={isPhone} /> : null;
};

/** As many at the top are unfolded at first. */
const FEW = 5;

const TreeBy = ({ parent, isWhole, isPhone }: { readonly parent: Field; readonly isWhole: boolean; readonly isPhone: boolean }) => {
  const { address, change, columns: shown, target, walk } = useListModel();
  const { resource, screen } = target;
  const formats = useCellFormats();
  const { translate } = formats;
  const words = useEntityWords(resource);
  const write = useWrite();
  const rights = useFieldRights(resource, screen);
  /** Records that are not as they are at first: folded in the whole tree, open in what was found. */
  const [told, setTurned] = useState<ReadonlySet<string>>();
  const turned = told ?? none;
  const [current, setCurrent] = useState<string>();
  const [asked, setAsked] = useState<Row>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const mayMove = whyNot(parent, rights) === undefined;
  const columns = isPhone ? shown.filter(({ isCode }) => isCode) : shown.filter(({ isTitle, field }) => !isTitle && field.key !== parent.key);
  const asking = [...columns.map(({ field }) => field.name), parent.name];
  const whole = useWholeTree(parent, asking, isWhole ? [...turned] : [], isWhole);
  const found = useFoundTree(parent, asking, !isWhole);
  const { below, hasBelow, restOf, isFetching, error, refetch } = isWhole ? whole : found;
  const tops = below?.get('');
  useEffect(() => {
    if (isWhole && tops && tops.length <= FEW) setTurned((now) => now ?? new Set(tops.map(({ row }) => row.id)));
  }, [isWhole, tops]);
  const lines = below ? linesOf({ below, hasBelow, restOf, isOpen: (id) => turned.has(id) === isWhole }) : [];
  const nameOf = (row: Row): string => recordTitle(resource, row, formats);
  const toggle = (id: string): void => setTurned((now = none) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  const openRecord = (record: string): void => change({ record });
  const label = translate(`${resource.name}.${parent.name}`);
  const move = (row: Row, above: Linked | null): void => {
    const name = nameOf(row);
    void write({ row, name, values: [{ field: parent, after: above }], message: above ? translate('shapes.tree.moved', { name, above: above.title }) : translate('shapes.tree.movedTop', { name }) });
  };
  const seen = lines.filter((line): line is TreeLine => !isRest(line));
  useTreeWalk(walk, seen.map(({ row }) => row));
  const rowOf = (id: unknown): Row | undefined => seen.find(({ row }) => row.id === id)?.row;
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    const [row, above] = [rowOf(active.id), rowOf(over?.id)];
    if (!row || !over || (over.id !== TOP && !above) || above === row || (row[parent.key] ?? null) === (above?.id ?? null)) return;
    move(row, above ? { id: above.id, title: nameOf(above) } : null);
  };
  const onKeyDown = useTreeKeys(lines, { toggle, openRecord, move: mayMove ? ({ row }) => setAsked(row) : undefined });
  const onClick = ({ target: clicked }: MouseEvent): void => {
    const record = clicked instanceof Element && !clicked.closest('button') ? clicked.closest<HTMLElement>('[data-record]')?.dataset.record : undefined;
    if (record) openRecord(record);
  };
  const template = ['minmax(240px, 1fr)', ...columns.map(({ width }) => `${width}px`)].join(' ');
  const stop = rowOf(current)?.id ?? seen[0]?.row.id;
  if (error && below === undefined) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      {isFetching ? <ProgressLine /> : null}
      {below === undefined ? (
        <Skeleton widths={[280, 240, 320]} />
      ) : (
        <DndContext sensors={sensors} autoScroll={edgeScroll()} collisionDetection={overTop} accessibility={{ announcements: unheard, screenReaderInstructions: { draggable: '' } }} onDragEnd={onDragEnd}>
          <TreeFrame>
            <TreeBox role="treegrid" aria-label={words.title} aria-readonly style={{ '--columns': template } as React.CSSProperties} onKeyDown={onKeyDown} onClick={onClick}>
              <TreeHead title={translate(`${resource.name}.${resource.title}`)} columns={columns} />
              {lines.map((line) =>
                isRest(line) ? (
                  <div key={`rest ${line.restOf}`} role="row">
                    <div role="gridcell" className="rest" style={{ paddingLeft: (line.level - 1) * 20 + 44 }}>
                      {translate('shapes.tree.rest', { smart_count: line.count, number: words.number(line.count) })}
                    </div>
                  </div>
                ) : (
                  <TreeRow key={`${line.parent} ${line.row.id}`} line={line} name={nameOf(line.row)} columns={columns} formats={formats} isCurrent={line.row.id === stop} isRecordOpen={line.row.id === address.record} onToggle={() => toggle(line.row.id)} onCurrent={() => setCurrent(line.row.id)} onMove={mayMove ? () => setAsked(line.row) : undefined} />
                ),
              )}
            </TreeBox>
            {parent.required || !mayMove ? null : <TopPlace />}
          </TreeFrame>
        </DndContext>
      )}
      <ShapeFooter>{below ? translate('shapes.tree.shown', { smart_count: seen.length, number: words.number(seen.length) }) : null}</ShapeFooter>
      {asked ? (
        <MoveUnder
          row={asked}
          name={nameOf(asked)}
          parent={parent}
          label={label}
          onClose={() => setAsked(undefined)}
          onChoose={(above) => {
            setAsked(undefined);
            move(asked, above);
          }}
        />
      ) : null}
    </>
  );
};
