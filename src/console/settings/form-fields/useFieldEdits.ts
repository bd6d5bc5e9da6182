import { useMemo, useRef, useState } from 'react';
import { arrayMove } from '@dnd-kit/sortable';
import { GENERAL } from '../../../domain/customisation/customise.ts';
import { tenuresOwn } from '../../../domain/customisation/tenures-own.ts';
import { useKept } from '../../shell/useKept.ts';
import { editsOf, sectionsOfLines, storedFields, wantedFields } from './formLines.ts';
import type { Edits, Line } from './formLines.ts';
import type { FormFields } from './useFormFields.ts';
import type { FormField } from '../../../domain/customisation/form-field.ts';

type Draft = { readonly edits: Edits; /** Names of all fields, once somebody moved one. */ readonly order: readonly string[] | undefined };

const nothing: Draft = { edits: new Map(), order: undefined };

/** What a person is about to make of a form's fields. */
export const useFieldEdits = ({ base, kept }: FormFields) => {
  const { taken, keep } = useKept<{ readonly edits: readonly [string, Partial<FormField>][]; readonly order: readonly string[] | null }>(`form-fields ${base.type}`);
  const [draft, setDraft] = useState<Draft>(() => (taken ? { edits: new Map(taken.edits), order: taken.order ?? undefined } : nothing));
  const stored = useMemo(() => storedFields(base, kept), [base, kept]);
  const wanted = useMemo(() => wantedFields(base, stored, draft.edits, draft.order), [base, stored, draft]);
  const sections = useMemo(() => sectionsOfLines(base, stored, wanted), [base, stored, wanted]);
  const edits = useMemo(() => editsOf(stored, wanted, kept), [stored, wanted, kept]);
  const lines = useMemo(() => sections.flatMap((section) => section.lines), [sections]);
  const count = useRef(0);
  count.current = edits.length;
  keep(edits.length > 0 ? { edits: [...draft.edits], order: draft.order ?? null } : undefined);

  const change = (name: string, part: Partial<FormField>): void => setDraft((now) => ({ ...now, edits: new Map(now.edits).set(name, { ...now.edits.get(name), ...part }) }));
  /** To where another one stands, into its section. */
  const move = (name: string, to: string): void => {
    const order = lines.map((line) => line.name);
    const group = (line: Line | undefined): string => line?.field.group ?? GENERAL;
    const [line, other] = [name, to].map((one) => lines.find((candidate) => candidate.name === one));
    setDraft((now) => ({ ...now, order: arrayMove(order, order.indexOf(name), order.indexOf(to)) }));
    if (line && group(line) !== group(other)) change(name, { section: group(other) === (line.original?.group ?? GENERAL) ? null : group(other) });
  };
  const reset = ({ name, original }: Line): void => {
    if (!original) return;
    const { position: _position, ...own } = tenuresOwn(base.type, original);
    change(name, own);
  };
  const discard = (): void => {
    // Leaving right after saving must not ask.
    count.current = 0;
    setDraft(nothing);
  };
  return { sections, lines, wanted, edits, change, move, reset, discard, hasChanges: () => count.current > 0 };
};

export type FieldEdits = ReturnType<typeof useFieldEdits>;
