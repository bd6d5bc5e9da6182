import { useRef, useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';

/** A place where files are dropped or chosen from the device: `zone` is for the place, `chooser` for an input in it, `choose` for its button. */
export const useDrop = (onFiles: (files: readonly [File, ...File[]]) => void) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [first, ...others] = files ?? [];
    if (first) onFiles([first, ...others]);
  };
  return {
    zone: {
      'data-over': isOver ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    chooser: {
      ref: input,
      type: 'file',
      hidden: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        take(target.files);
        // The same file can be chosen again.
        target.value = '';
      },
    },
    choose: () => input.current?.click(),
  };
};
