import { useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { refusalBody } from '../../providers/data/refusal.ts';
import { useSession } from '../../providers/authSession.ts';
import { useData } from '../../shell/Steady.tsx';
import { useFailureText } from './useFailureText.ts';
import { askAlong, isToAsk, nothingAlong, sendsMail } from '../askAlong.ts';
import type { Along, Wanted } from '../askAlong.ts';
import { askNew } from './askNew.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { toggleDelay } from '../../shell/pieces/Toggle.tsx';
import { afterChoice, clashesOf } from './conflict.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { focusControl } from './focusControl.ts';
import { toErrors } from './problems.ts';
import { controlId } from './sections.ts';
import { typedSince } from './typedSince.ts';
import { useLostSaves } from './useLostSaves.ts';
import { isSame, valuesOf } from './values.ts';
import type { Clash } from './conflict.ts';
import type { FormModel } from './useFormModel.ts';
import type { Change, Values } from './values.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Row } from '../../providers/data/row.ts';

export type Saved = { readonly row: Row; readonly changeSet: string | null; /** What the server says besides that it is saved. */ readonly told: string; readonly isNew: boolean; /** A mail left with it, as the person was told. */ readonly isMailed: boolean; /** What was typed while it was being saved, by field key. */ readonly since: Values };
export type Conflict = { readonly clashes: readonly Clash[]; readonly theirs: Row };

type Options = {
  readonly of: FormModel;
  /** The screen's name, by which the data provider knows it. */
  readonly name: string;
  readonly resource: Resource;
  readonly onSaved: (saved: Saved) => void;
};

type Said = Wanted & { readonly isMailed: boolean };

/** What the data provider is told of it: nothing where the write is as any other. */
const metaOf = ({ along, mails, isMailed }: Said) => ({ ...(along ? { along } : {}), ...(mails ? {} : { withoutMails: true }), ...(isMailed ? { isMailed } : {}) });

/** Saving a form: checks it, asks about a new status, sends what changed, and puts what the server says where it belongs. */
export const useSave = ({ of, name, resource, onSaved }: Options) => {
  const dataProvider = useData();
  const translate = useTranslate();
  const show = useSnackbar();
  const userId = useSession()?.user.userId;
  const failureText = useFailureText();
  const tellFailure = useTellFailure();
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [hasTried, setTried] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [asksStatus, setAsksStatus] = useState(false);
  const [showsChanges, setShowsChanges] = useState(false);
  const [offered, setOffered] = useState(nothingAlong);
  /** What the person said to what goes along with the change. */
  const wanted = useRef<Said>(undefined);
  const statusClick = useRef(0);
  const isBusy = useRef(false);
  const lost = useLostSaves();

  /** What is asked while a save is under way is passed over: a key pressed twice must not send twice. */
  const alone = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };

  const send = async (record: Row | undefined, values: Values): Promise<void> => {
    setSaving(true);
    const draft = { userId, screen: name, id: record?.id };
    keepDraft(draft, values, record);
    try {
      const meta = wanted.current ? metaOf(wanted.current) : {};
      const previousData = { ...(record ? valuesOf(of.fields, record) : {}), id: record?.id, version: record?.version };
      const { sent, answer } = record
        ? { sent: values, answer: await dataProvider.update(name, { id: record.id, data: values, previousData, ...(Object.keys(meta).length > 0 ? { meta } : {}) }) }
        : await lost.addOnce(values, (data, act) => dataProvider.create(name, { data, meta: { ...meta, act } }));
      // Signed out on the way: react-admin answers without a record and goes to the sign-in page. The draft stays.
      if ((answer.data as Partial<Row> | undefined)?.id === undefined) return;
      dropDraft(draft);
      lost.forget();
      setConflict(undefined);
      const isMailed = wanted.current?.isMailed === true;
      wanted.current = undefined;
      setTried(false);
      const { changeSet = null, told = '' } = (answer as { meta?: { changeSet?: string | null; told?: string } }).meta ?? {};
      onSaved({ row: answer.data as Row, changeSet, told, isNew: record === undefined, isMailed, since: typedSince(of.fields, { sent, now: of.form.getValues(), saved: answer.data as Row }) });
    } catch (error) {
      dropDraft(draft);
      lost.note(error, values);
      await refused(error, record);
    } finally {
      setSaving(false);
    }
  };

  const refused = async (error: unknown, record: Row | undefined): Promise<void> => {
    const status = (error as { status?: number }).status;
    const context = { action: record ? 'update' : 'add', form: translate(of.entity, { smart_count: 1 }) } as const;
    const message = failureText(error, context);
    const now = status === 409 && record ? (await dataProvider.getOne<Row>(name, { id: record.id })).data : undefined;
    // Other refusals are conflicts with something else: of a record that nobody changed meanwhile, saving again would be refused again.
    if (now && now.version !== record?.version) {
      const changes = of.changesIn(of.form.getValues());
      const clashes = clashesOf(changes, valuesOf(of.fields, now)).filter(({ field, theirs }) => !lost.isOwn(field, theirs));
      if (clashes.length > 0) return setConflict({ clashes, theirs: now });
      // Nobody disagrees: my changes go on top of theirs.
      return resolve(now, { ...afterChoice(changes, new Set()), ...takenBack(now) });
    }
    const known = new Set(of.fields.map(({ key }) => key).filter((key) => !of.unasked.has(key)));
    const sentences = Object.entries(refusalBody(error).errors);
    const inPlace = sentences.filter(([path]) => known.has(path.split('.')[0] ?? ''));
    // What two fields share is said of both: where one of them is shown, it stands there.
    const rest = sentences.filter(([path, sentence]) => !known.has(path.split('.')[0] ?? '') && !inPlace.some(([, said]) => said === sentence)).map(([, sentence]) => sentence);
    for (const [key, problem] of Object.entries(toErrors(inPlace))) if (problem) of.form.setError(key, problem as never);
    setTried(true);
    setRefusal(inPlace.length > 0 && rest.length === 0 ? undefined : [message, ...rest].filter((text, at, all) => all.indexOf(text) === at).join(' '));
    const first = of.fields.find(({ key }) => inPlace.some(([path]) => path.split('.')[0] === key));
    if (first) requestAnimationFrame(() => focusControl(controlId(of.formId, first)));
    else if (inPlace.length === 0) tellFailure(error, context);
  };

  const resolve = (theirs: Row, mine: Values): Promise<void> => {
    of.restart(theirs, mine);
    return send(theirs, { ...valuesOf(of.fields, theirs), ...mine });
  };

  /** What was saved here without an answer and is otherwise in the form by now, typed back to what it was before, too. */
  const takenBack = (now: Row): Values => {
    const [saved, entered] = [valuesOf(of.fields, now), of.form.getValues()];
    return Object.fromEntries(of.fields.filter((field) => lost.isOwn(field, saved[field.key]) && !isSame(field, saved[field.key], entered[field.key])).map(({ key }) => [key, entered[key]]));
  };

  /** Of a form that is as it began: whether a save whose answer was lost was carried out, so that what it began with is to be saved. */
  const saveBack = async (record: Row): Promise<boolean> => {
    if (!lost.isAny()) return false;
    try {
      const { data: now } = await dataProvider.getOne<Row>(name, { id: record.id });
      const back = takenBack(now);
      if (Object.keys(back).length === 0) return false;
      await resolve(now, back);
    } catch (error) {
      tellFailure(error, { action: 'update', form: translate(of.entity, { smart_count: 1 }) });
    }
    return true;
  };

  const alongOf = (values: Values, changes: readonly Change[]): Promise<Along> =>
    of.record ? askAlong(resource.type, [{ id: of.record.id, version: Number(of.record.version), values: Object.fromEntries(changes.map(({ field, after }) => [field.key, after])) }]) : askNew(resource, values);

  /** Whether something goes along with the changes that nobody was asked about yet, or that could not be found out. */
  const mustAskAlong = async (values: Values, changes: readonly Change[]): Promise<boolean> => {
    if (wanted.current !== undefined) return false;
    try {
      const found = await alongOf(values, changes);
      setOffered(found);
      return isToAsk(found);
    } catch (error) {
      tellFailure(error, { action: of.record ? 'update' : 'add', form: translate(of.entity, { smart_count: 1 }) });
      return true;
    }
  };

  const check = async (hasConfirmed: boolean): Promise<void> => {
    const wait = statusClick.current + toggleDelay + 50 - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    setRefusal(undefined);
    setAsksStatus(false);
    setShowsChanges(false);
    const values = of.form.getValues();
    const changes = of.changesIn(values);
    if (of.record && changes.length === 0) return (await saveBack(of.record)) ? undefined : show({ type: 'info', message: translate('form.noChanges') });
    await of.form.handleSubmit(
      async () => {
        if (of.record && !hasConfirmed && changes.some(({ field }) => field.kind === 'status')) return setAsksStatus(true);
        return (await mustAskAlong(values, changes)) ? undefined : send(of.record, values);
      },
      (errors) => {
        setTried(true);
        const first = of.fields.find(({ key }) => errors[key] !== undefined);
        if (first) focusControl(controlId(of.formId, first));
      },
    )();
  };

  return {
    isSaving,
    refusal,
    hasTried,
    conflict,
    asksStatus,
    showsChanges,
    offered,
    save: (hasConfirmed = false): Promise<void> => {
      wanted.current = undefined;
      return alone(() => check(hasConfirmed));
    },
    /** Saves with what goes along, or without. */
    saveAlong: (said: Wanted): Promise<void> => {
      wanted.current = { ...said, isMailed: said.mails && sendsMail(offered) };
      setOffered(nothingAlong);
      return alone(() => check(true));
    },
    dropAlong: () => setOffered(nothingAlong),
    /** Saves over the other editor's version: what stays mine, on top of theirs. */
    resolve: (theirs: Row, mine: Values): Promise<void> => alone(() => resolve(theirs, mine)),
    dropConflict: () => setConflict(undefined),
    showChanges: () => setShowsChanges(true),
    hideChanges: () => setShowsChanges(false),
    dropStatus: () => setAsksStatus(false),
    /** A toggle reports late; a save right after the click waits for it. */
    noteStatusClick: () => {
      statusClick.current = Date.now();
    },
  };
};
