import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { exampleDay } from '../../fields/input/dateText.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { checkForm } from './problems.ts';
import { changesOf, valuesOf } from './values.ts';
import type { Change, Values } from './values.ts';
import type { FormulaCheck, PhoneCheck } from '../../../domain/validate/context.ts';
import type { Row } from '../../providers/data/row.ts';
import type { Field } from '../../../domain/resource.ts';

export type FormModel = {
  readonly form: UseFormReturn<Values>;
  readonly formId: string;
  readonly entity: string;
  readonly fields: readonly Field[];
  /** Keys of those that the place of the form has filled in: nobody is asked for them here. */
  readonly unasked: ReadonlySet<string>;
  /** The record as it was when editing began; undefined for a new one. */
  readonly record: Row | undefined;
  /** The values that changes are told from. */
  readonly base: Values;
  /** What stood, since then, in fields that a choice has made pointless, by key. */
  readonly former: Map<string, unknown>;
  readonly changesIn: (values: Values) => readonly Change[];
  /** Starts anew from a record (as saved, as undone); `values` are what the person still wants to change. */
  readonly restart: (record: Row | undefined, values?: Values) => void;
};

const nothing: readonly string[] = [];

type Start = { readonly record: Row | undefined; readonly base: Values };

type Options = {
  readonly entity: string;
  /** Fields that this person may write. */
  readonly fields: readonly Field[];
  readonly record: Row | undefined;
  /** What a new record starts with. */
  readonly defaults: Values;
  /** What the place of the form has filled in and does not show, by field key. */
  readonly given?: Values;
  /** Keys of fields that this form requires beside those of the entity, of a saved record as well. */
  readonly requires?: readonly string[] | undefined;
};

/**
 * The state of a form over one record, checked when a field is left and then at each key. While nothing is changed it
 * follows the record as it is saved; from the first change on it keeps the state in which editing began, so that a
 * conflict shows at saving.
 */
export const useFormModel = ({ entity, fields: writable, record, defaults, given, requires = nothing }: Options): FormModel => {
  const translate = useTranslate();
  const { currency, locale, dateFormat } = useFormats();
  const unasked = useMemo(() => new Set(Object.keys(given ?? {})), [given]);
  const fields = useMemo(() => writable.map((field) => (requires.includes(field.key) ? { ...field, required: true } : field)), [writable, requires]);
  const formId = useId().replaceAll(':', '');
  const phone = usePhoneCheck(fields);
  const formula = useFormulaCheck(fields);
  const [start, setStart] = useState<Start>(() => ({ record, base: record ? valuesOf(fields, record) : defaults }));
  // Known at once, also to what was made in an earlier rendering: leaving right after saving must not ask.
  const current = useRef(start);
  const former = useRef(new Map<string, unknown>());
  const checked = { entity, fields, requires, before: start.record ? start.base : undefined, currency, exampleDay: exampleDay(dateFormat), locale, phone, formula, translate };
  const latest = useRef(checked);
  latest.current = checked;
  const form = useForm<Values>({
    defaultValues: start.base,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: (values) => {
      const errors = checkForm(values, latest.current) as FieldErrors<Values>;
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });

  const restart = (next: Row | undefined, values?: Values) => {
    const base = next ? valuesOf(fields, next) : defaults;
    current.current = { record: next, base };
    setStart(current.current);
    former.current.clear();
    form.reset({ ...base, ...values });
  };
  const changesIn = (values: Values) => changesOf(fields, current.current.base, values);

  useEffect(() => {
    const isNewer = record !== undefined && record.id === start.record?.id && Number(record.version) > Number(start.record.version);
    if (isNewer && changesIn(form.getValues()).length === 0) restart(record);
  });

  return { form, formId, entity, fields, unasked, record: start.record, base: start.base, former: former.current, changesIn, restart };
};

/** The numbering plans of the world are large: they come when the form has a telephone number. */
const usePhoneCheck = (fields: readonly Field[]): PhoneCheck | undefined => {
  const [check, setCheck] = useState<PhoneCheck>();
  const isNeeded = fields.some(({ kind, rows }) => kind === 'phone' || rows?.fields.some((one) => one.kind === 'phone'));
  useEffect(() => {
    if (isNeeded) void import('../../../domain/phone.ts').then(({ checkPhone }) => setCheck(() => checkPhone));
  }, [isNeeded]);
  return check;
};

/** Formulas are read where a form has one, by the names that there are. */
const useFormulaCheck = (fields: readonly Field[]): FormulaCheck | undefined => {
  const queries = useQueryClient();
  const [check, setCheck] = useState<FormulaCheck>();
  const isNeeded = fields.some(({ formula }) => formula !== undefined);
  useEffect(() => {
    if (isNeeded) void import('../../fields/formula/loadFormulaCheck.ts').then(({ loadFormulaCheck }) => loadFormulaCheck(queries)).then((loaded) => setCheck(() => loaded));
  }, [isNeeded, queries]);
  return check;
};
