import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { plainField } from '../fields/plainField.ts';
import { chartsOf } from '../../domain/lists/arrangement.ts';
import { isGrouped, type Definition } from '../../domain/reports/definition.ts';
import { Combobox } from '../fields/input/Combobox.tsx';
import { TickBox } from '../fields/rows/TickBox.tsx';
import { Label } from '../resource/form/FieldFrame.tsx';
import { ColumnPart } from './ColumnPart.tsx';
import { FilterPart } from './FilterPart.tsx';
import { GroupingPart } from './GroupingPart.tsx';
import { MeasurePart } from './MeasurePart.tsx';
import { OrderPart } from './OrderPart.tsx';
import { SmallChoice } from '../shell/pieces/SmallChoice.tsx';
import type { EntityChoice } from '../shell/useEntityChoices.ts';
import { fullLabel, groupedBy, type ReportFields } from './useReportFields.ts';
import type { Gap } from './useReportResult.ts';

const Section = styled('section')({ display: 'flex', flexDirection: 'column', gap: 4, padding: '12px 16px', borderBottom: '1px solid var(--hair)', '& > h2': { margin: 0, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' }, '& > p': { margin: 0, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' }, '& label': { display: 'flex', alignItems: 'center', gap: 8 } });

const field = plainField('entity', 'choice', { required: true });

type Props = {
  readonly choices: readonly EntityChoice[];
  readonly chosen: EntityChoice;
  /** Undefined while a kept report is open: what it reads is fixed. */
  readonly onChoose: ((choice: EntityChoice) => void) | undefined;
  readonly told: ReportFields | undefined;
  /** Parts that were left out, which `told` does not name. */
  readonly gaps: readonly Gap[];
  readonly definition: Definition;
  readonly onChange: (part: Partial<Definition>) => void;
};

/** What a report asks, part by part. */
export const ReportSettings = ({ choices, chosen, onChoose, told, gaps, definition, onChange }: Props) => {
  const translate = useTranslate();
  const options = choices.map(({ type, label, section }) => ({ value: type, label, section }));
  const names = new Map([...gaps.map((gap) => [gap.field, gap.label] as const), ...(told?.fields ?? []).map((one) => [one.path, fullLabel(one)] as const)]);
  const nameOf = (path: string): string => names.get(path) ?? path;
  const hasGroups = definition.groupBy.length > 0;
  return (
    <>
      <Section aria-labelledby="report-entity-label">
        {onChoose ? (
          <Label id="report-entity-label" htmlFor="report-entity">
            {translate('reports.records')}
          </Label>
        ) : (
          <h2 id="report-entity-label">{translate('reports.records')}</h2>
        )}
        {onChoose ? (
          <Combobox
            id="report-entity"
            labelId="report-entity-label"
            field={field}
            entity="reports"
            invalid={false}
            value={chosen.type}
            record={{}}
            onChange={() => undefined}
            onBlur={() => undefined}
            options={options}
            chosen={options.find(({ value }) => value === chosen.type) ?? null}
            onChoose={(option) => {
              const next = choices.find(({ type }) => type === option?.value);
              if (next && next !== chosen) onChoose(next);
            }}
          />
        ) : (
          <b>{chosen.label}</b>
        )}
      </Section>
      {told ? (
        <>
          <Section aria-label={translate('reports.filters')}>
            <h2>{translate('reports.filters')}</h2>
            <FilterPart {...told} filter={definition.filter} onChange={(filter) => onChange({ filter })} />
          </Section>
          <Section aria-label={translate('reports.groupBy')}>
            <h2>{translate('reports.groupBy')}</h2>
            <GroupingPart fields={told.fields} nameOf={nameOf} groupBy={definition.groupBy} onChange={(groupBy) => onChange({ groupBy, sort: [] })} />
          </Section>
          <Section aria-label={translate('reports.columns')}>
            <h2>{translate('reports.columns')}</h2>
            {hasGroups ? <p>{translate('reports.instead')}</p> : <ColumnPart fields={told.fields} nameOf={nameOf} columns={definition.columns} onChange={(columns) => onChange({ columns })} />}
          </Section>
          <Section aria-label={translate('reports.measures')}>
            <h2>{translate('reports.measures')}</h2>
            <MeasurePart fields={told.fields} nameOf={nameOf} measures={definition.measures} onChange={(measures) => onChange({ measures, ...(isGrouped(definition) ? { sort: [] } : {}) })} />
            <label htmlFor="report-totals">
              <TickBox id="report-totals" label={translate('reports.totals')} value={definition.totals} onChange={(totals) => onChange({ totals })} />
              {translate('reports.totals')}
            </label>
          </Section>
          <Section aria-label={translate('reports.sort')}>
            <h2>{translate('reports.sort')}</h2>
            <OrderPart fields={told.fields} nameOf={nameOf} definition={definition} onChange={(sort) => onChange({ sort })} />
          </Section>
          <Section aria-label={translate('reports.chart')}>
            <h2>{translate('reports.chart')}</h2>
            {hasGroups ? (
              <SmallChoice wide label={translate('reports.chart')} value={definition.chart ?? ''} options={['' as const, ...chartsOf(definition.measures[0]?.measure ?? 'COUNT', groupedBy(definition, told.fields))].map((value) => ({ value, label: translate(`reports.chart.${value === '' ? 'none' : value}`) }))} onChoose={(value) => onChange({ chart: value === '' ? null : value })} />
            ) : (
              <p>{translate('reports.chart.needsGroup')}</p>
            )}
          </Section>
        </>
      ) : null}
    </>
  );
};
