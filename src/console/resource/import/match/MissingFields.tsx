import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ImportJob, ImportTarget, Mapping } from '../job/importJob.ts';
import { PickOne } from '../../../shell/pieces/PickOne.tsx';
import { isFilled, missingTargets, textFor } from './mapping.ts';
import { MissingField } from './MissingField.tsx';

const List = styled('ul')({ display: 'grid', gap: 16, marginBottom: 16 });

type Props = { readonly job: ImportJob; readonly mapping: Mapping; readonly onChange: (mapping: Mapping) => void };

/** Fields that no column fills: the required ones by name, others when they are wanted. Each takes one text, or columns in braces. */
export const MissingFields = ({ job, mapping, onChange }: Props) => {
  const translate = useTranslate();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const needs = new Set(missingTargets(mapping, job.targets).map(({ key }) => key));
  const isShown = ({ key, required }: ImportTarget): boolean => !mapping.columns.includes(key) && (required || needs.has(key) || wanted.includes(key) || textFor(mapping, key) !== '');
  const shown = job.targets.filter(isShown);
  const others = job.targets.filter((target) => !isShown(target) && !isFilled(mapping, target.key));
  return (
    <>
      {shown.length === 0 ? null : (
        <List>
          {shown.map((target) => (
            <MissingField key={target.key} target={target} job={job} mapping={mapping} isMissing={needs.has(target.key)} onChange={onChange} />
          ))}
        </List>
      )}
      {others.length === 0 ? null : (
        <PickOne
          label={translate('import.match.another')}
          value=""
          options={[{ value: '', label: translate('import.match.chooseField') }, ...others.map(({ key, label }) => ({ value: key, label }))]}
          onChange={(key) => (key === '' ? undefined : setWanted([...wanted, key]))}
        />
      )}
    </>
  );
};
