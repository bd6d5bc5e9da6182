import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useLocale, useTranslate } from 'react-admin';
import { Combobox } from '../../fields/input/Combobox.tsx';
import { FieldInput } from '../../fields/inputs.tsx';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { FieldFrame } from '../../resource/form/FieldFrame.tsx';
import { problemText } from '../../resource/form/problems.ts';
import type { Line } from './formLines.ts';
import type { Option } from '../../fields/input/Combobox.tsx';
import type { FormField } from '../../../domain/customisation/form-field.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { Field, Resource } from '../../../domain/resource.ts';

const Box = styled('div')({
  padding: '12px 16px 16px 28px',
  borderBottom: '1px solid var(--hair)',
  background: 'var(--accent-wash)',
  '& .parts': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))', gap: '12px 16px' },
  '& .moves': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
  '@container (max-width: 559px)': { padding: '12px 16px 16px' },
});

const TEXTS: ReadonlySet<Field['kind']> = new Set(['text', 'longText', 'email', 'phone']);
const NUMBERS: ReadonlySet<Field['kind']> = new Set(['integer', 'decimal', 'money', 'percent']);

/** What of a field of a kind can be set. */
const partsOf = ({ kind }: Field): readonly (keyof FormField)[] => [
  'label',
  'section',
  'hint',
  ...(TEXTS.has(kind) || NUMBERS.has(kind) ? (['minimum', 'maximum'] as const) : []),
  ...(kind === 'text' || kind === 'longText' ? (['preset'] as const) : []),
];

type Props = {
  readonly line: Line;
  readonly formField: Resource;
  readonly tenures: string;
  readonly sections: readonly Option[];
  readonly problems: ReadonlyMap<string, Problem>;
  /** What the server said, by part. */
  readonly refused: ReadonlyMap<string, string>;
  readonly onChange: (part: Partial<FormField>) => void;
  readonly onMove: (way: -1 | 1) => void;
};

/** Below its line: everything of a field that does not stand in the table. */
export const LineEditor = ({ line, formField, tenures, sections, problems, refused, onChange, onMove }: Props) => {
  const translate = useTranslate();
  const language = tagOf(useLocale());
  const { name, told, field, original } = line;
  const fields = useMemo(() => partsOf(field).map((part) => formField.fields.find((one) => one.name === part)!), [field, formField]);
  // While it is typed an empty label is empty; left so, it is Tenure's word again.
  const [typed, setTyped] = useState<string>();
  const valueOf = (part: string): unknown => (part === 'label' ? (typed ?? (told.label || tenures)) : told[part as keyof FormField]);
  const section = field.group ?? 'general';
  const write = (part: string, value: unknown): void => {
    if (part !== 'label') return onChange({ [part]: value });
    const text = String(value ?? '');
    setTyped(text);
    onChange({ label: original && text === tenures ? '' : text });
  };
  return (
    <Box role="row">
      <div role="cell">
        <div className="parts">
          {fields.map((part) => {
            const id = `edit-${name}-${part.name}`;
            const problem = problems.get(part.name);
            const said = problem ? problemText(problem, translate, language) : refused.get(part.name);
            const own = { ...part, required: false };
            const input = { field: own, entity: 'formField', id, labelId: `${id}-label`, describedBy: said ? `${id}-problem` : undefined, invalid: said !== undefined, value: valueOf(part.name), record: {}, onBlur: () => setTyped(undefined), onChange: (value: unknown) => write(part.name, value) };
            const toSection = (key: string | null): void => onChange({ section: key === null || key === (original?.group ?? 'general') ? null : key });
            return (
              <FieldFrame key={part.name} id={id} kind={part.kind} label={translate(`formField.${part.name}`)} required={false} wide={false} broad={false} isSwitch={false} was={undefined} help={undefined} problem={said}>
                {part.name === 'section' ? (
                  <Combobox {...input} field={{ ...own, required: true }} options={sections} chosen={sections.find(({ value }) => value === section) ?? null} onChoose={(option) => toSection(option?.value ?? null)} onAdd={{ label: (text) => translate('customizer.newSection', { text }), run: (text) => text !== '' && toSection(text) }} />
                ) : (
                  <FieldInput {...input} />
                )}
              </FieldFrame>
            );
          })}
        </div>
        <div className="moves">
          <Button size="small" startIcon={<ArrowUp size={14} />} onClick={() => onMove(-1)}>
            {translate('customizer.up')}
          </Button>
          <Button size="small" startIcon={<ArrowDown size={14} />} onClick={() => onMove(1)}>
            {translate('customizer.down')}
          </Button>
        </div>
      </div>
    </Box>
  );
};
