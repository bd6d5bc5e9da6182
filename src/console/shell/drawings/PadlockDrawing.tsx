import { Drawing } from './Drawing.tsx';
import { Folder } from './Folder.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Locked or denied: a padlock on the folder. */
export const PadlockDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Folder />
    <rect x="98" y="88" width="44" height="34" rx="4" fill="var(--accent)" />
    <path d="M107 88v-8a13 13 0 0 1 26 0v8" />
    <circle cx="120" cy="103" r="3.5" fill="var(--surface)" />
    <path d="M120 106v6" />
    <Plus />
  </Drawing>
);
