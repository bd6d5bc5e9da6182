import { Redo2, Undo2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useUndo } from '../useUndo.ts';
import { FrameTool } from './FrameTool.tsx';

/** Undo and redo of my own changes in this session; their tooltips name the change. */
export const UndoButtons = () => {
  const translate = useTranslate();
  const { last, next, undo, redo } = useUndo();
  return (
    <>
      <FrameTool label={last ? translate('shell.undo.what', { change: last.label }) : translate('shell.undo.nothing')} keys="Ctrl Z" isOff={!last} onClick={() => void undo()}>
        <Undo2 />
      </FrameTool>
      <FrameTool label={next ? translate('shell.redo.what', { change: next.label }) : translate('shell.redo.nothing')} keys="Ctrl Shift Z" isOff={!next} onClick={() => void redo()}>
        <Redo2 />
      </FrameTool>
    </>
  );
};
