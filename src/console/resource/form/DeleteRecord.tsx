import { useState } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import { styled } from '@mui/material/styles';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { WarningModal } from '../../shell/pieces/WarningModal.tsx';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { lowered } from '../../../domain/lowered.ts';
import { useLinked } from '../panel/useLinked.ts';
import { recordTitle } from './recordName.ts';
import { useFailureText } from './useFailureText.ts';
import { useUndoable } from './useUndoable.ts';
import type { ConsoleDataProvider } from '../../providers/data/ConsoleDataProvider.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

const Refused = styled('p')({ margin: 0, padding: '8px 12px', borderRadius: 6, background: 'var(--bad-wash)', color: 'var(--text)' });

type Props = {
  readonly target: ScreenResource;
  readonly record: Row;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** After the deletion was undone: the record is there again. */
  readonly onUndone?: () => void;
};

/** Asks before a record is deleted: its name, what refers to it, that it can be undone. A refusal of the server stands in the dialog. */
export const DeleteRecord = ({ target, record, onClose, onDeleted, onUndone }: Props) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const formats = useCellFormats();
  const failureText = useFailureText();
  const locale = tagOf(useLocale());
  const undoable = useUndoable();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { resource, name } = target;
  const { linked } = useLinked(resource, record.id);
  const title = recordTitle(resource, record, formats);
  const users = linked.filter(({ total }) => total > 0).map(({ name: stem, total }) => `${new Intl.NumberFormat(locale).format(total)} ${lowered(translate(stem, { smart_count: total }), locale)}`);
  const consequence =
    users.length > 0 ? translate('form.delete.used', { name: title, users: users.join(', ') }) : translate('form.delete.one', { name: title });

  const remove = async (): Promise<void> => {
    setWorking(true);
    try {
      const answer = (await dataProvider.delete(name, { id: record.id, previousData: record })) as { readonly meta?: { readonly changeSet?: string | null } };
      onDeleted();
      undoable({
        endpoint: resource.endpoint,
        changeSet: answer.meta?.changeSet ?? null,
        message: translate('form.delete.done', { name: title }),
        ...(onUndone ? { onUndone } : {}),
      });
    } catch (error) {
      setRefusal(failureText(error, { action: 'delete', form: translate(resource.name, { smart_count: 1 }) }));
    } finally {
      setWorking(false);
    }
  };

  return (
    <WarningModal open destructive heading={translate('form.delete.heading')} isWorking={isWorking} onAccept={() => void remove()} onClose={onClose}>
      {refusal === undefined ? consequence : null}
      {refusal === undefined ? null : <Refused role="alert">{refusal}</Refused>}
    </WarningModal>
  );
};
