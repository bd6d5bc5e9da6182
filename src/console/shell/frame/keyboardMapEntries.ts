type Place = { readonly place: string; readonly entries: readonly { readonly does: string; readonly keys: readonly string[] }[] };

/** The keys that work, by place; labels are the messages `shell.keyboard.<does>`. */
export const keyboardMap: readonly Place[] = [
  {
    place: 'anywhere',
    entries: [
      { does: 'palette', keys: ['Ctrl K'] },
      { does: 'undo', keys: ['Ctrl Z'] },
      { does: 'redo', keys: ['Ctrl Y', 'Ctrl Shift Z'] },
      { does: 'fold', keys: ['['] },
      { does: 'home', keys: ['g', 'h'] },
      { does: 'quickMenu', keys: ['g', 'q'] },
      { does: 'help', keys: ['?'] },
      { does: 'escape', keys: ['Esc'] },
    ],
  },
  {
    place: 'list',
    entries: [
      { does: 'find', keys: ['/', 'Ctrl F'] },
      { does: 'replace', keys: ['Ctrl H'] },
      { does: 'fillDown', keys: ['Ctrl D'] },
      { does: 'cellMenu', keys: ['Shift F10'] },
      { does: 'add', keys: ['n'] },
      { does: 'openRecord', keys: ['Enter'] },
      { does: 'openTab', keys: ['Ctrl Enter'] },
      { does: 'select', keys: ['Space'] },
      { does: 'selectAll', keys: ['Ctrl A'] },
      { does: 'move', keys: ['↑', '↓', '←', '→'] },
    ],
  },
  {
    place: 'board',
    entries: [
      { does: 'lift', keys: ['Space'] },
      { does: 'carry', keys: ['↑', '↓', '←', '→'] },
      { does: 'putBack', keys: ['Esc'] },
    ],
  },
  {
    place: 'form',
    entries: [
      { does: 'save', keys: ['Ctrl S'] },
      { does: 'choices', keys: ['Alt ↓'] },
    ],
  },
];
