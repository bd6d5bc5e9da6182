/** Which groups of a list are open: those that were toggled, or all but those. */
export type Opened = { readonly isAll: boolean; readonly toggled: ReadonlySet<string> };

export type OpenStore = {
  readonly get: () => Opened;
  readonly toggle: (id: string) => void;
  readonly setAll: (isOpen: boolean) => void;
  readonly subscribe: (listen: () => void) => () => void;
};

/** Kept while the list filters and sorts; groups are known by their values. */
export const createOpenStore = (): OpenStore => {
  let opened: Opened = { isAll: false, toggled: new Set() };
  const listeners = new Set<() => void>();
  const set = (next: Opened): void => {
    opened = next;
    for (const listen of listeners) listen();
  };
  return {
    get: () => opened,
    toggle: (id) => {
      const toggled = new Set(opened.toggled);
      if (!toggled.delete(id)) toggled.add(id);
      set({ ...opened, toggled });
    },
    setAll: (isAll) => set({ isAll, toggled: new Set() }),
    subscribe: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
};

export const isOpenIn = ({ isAll, toggled }: Opened, id: string): boolean => isAll !== toggled.has(id);
