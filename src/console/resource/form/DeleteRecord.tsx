import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { WarningModal } from '../../shell/pieces/WarningModal.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { useData } from '../../shell/Steady.tsx';
import { Looking } from '../delete/Looking.tsx';
import { UsedBy } from '../delete/UsedBy.tsx';
import { useReplacement } from '../delete/useReplacement.ts';
import { wholeTitle } from './wholeTitle.ts';
import { useFailureText } from './useFailureText.ts';
import { useUndoable } from './useUndoable.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

type Props = {
  readonly target: ScreenResource;
  readonly record: Row;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** After the deletion was undone: the record is there again. */
  readonly onUndone?: () => void;
};

/** Asks before a record is deleted: its name, what refers to it and to what that moves, that it can be undone. A refusal of the server stands in the dialog. */
export const DeleteRecord = ({ target, record, onClose, onDeleted, onUndone }: Props) => {
  const dataProvider = useData();
  const translate = useTranslate();
  const formats = useCellFormats();
  const failureText = useFailureText();
  const undoable = useUndoable();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { resource, name } = target;
  const ids = [record.id];
  const replacement = useReplacement(resource, ids);
  const { users, total, moveTo, looked, isBlocked, yes } = replacement;
  const title = wholeTitle(resource, record, formats);

  const remove = async (): Promise<void> => {
    setWorking(true);
    try {
      const answer = (await dataProvider.delete(name, { id: record.id, previousData: record, ...(moveTo ? { meta: { moveTo: moveTo.id } } : {}) })) as { readonly meta?: { readonly changeSet?: string | null } };
      onDeleted();
      undoable({
        endpoint: resource.endpoint,
        changeSet: answer.meta?.changeSet ?? null,
        message: moveTo ? translate('form.delete.doneMoved', { name: title, smart_count: total, target: moveTo.title }) : translate('form.delete.done', { name: title }),
        ...(onUndone ? { onUndone } : {}),
      });
    } catch (error) {
      setRefusal(failureText(error, { action: 'delete', form: translate(resource.name, { smart_count: 1 }) }));
    } finally {
      setWorking(false);
    }
  };

  return (
    <WarningModal open destructive heading={translate('form.delete.heading')} isWorking={isWorking} isBlocked={isBlocked} {...(yes === undefined ? {} : { yes })} onAccept={() => void remove()} onClose={onClose}>
      {refusal === undefined ? null : <Refused role="alert">{refusal}</Refused>}
      {users.length > 0 ? <UsedBy resource={resource} ids={ids} name={title} replacement={replacement} /> : refusal === undefined ? translate('form.delete.one', { name: title }) : null}
      <Looking looked={looked} />
    </WarningModal>
  );
};
