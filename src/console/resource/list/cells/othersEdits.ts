/** Who else holds cells of this list changed and not saved. */
export type Other = {
  readonly id: string;
  readonly name: string;
  /** That they are editing it, as a sentence. */
  readonly said: string;
};
/** By the id of the record, then by the key of the field. */
export type OthersEdits = ReadonlyMap<string, ReadonlyMap<string, Other>>;

export type OthersStore = {
  readonly get: () => OthersEdits;
  /** Takes what was told, and tells nobody where it is what was known. */
  readonly set: (told: readonly { readonly id: string; readonly fields: readonly string[]; readonly by: Other }[]) => void;
  readonly subscribe: (listen: () => void) => () => void;
};

const none: OthersEdits = new Map();

export const createOthersStore = (): OthersStore => {
  let others = none;
  let known = '[]';
  const listeners = new Set<() => void>();
  return {
    get: () => others,
    set: (told) => {
      const next = JSON.stringify(told);
      if (next === known) return;
      known = next;
      // Told oldest first: of several in one cell the last one stands there.
      others = told.length === 0 ? none : new Map(Array.from(Map.groupBy(told, ({ id }) => id), ([id, held]) => [id, new Map(held.flatMap(({ fields, by }) => fields.map((key) => [key, by] as const)))]));
      for (const listen of listeners) listen();
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
};
