import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { coverageWords, useCoverage } from './useCoverage.ts';
import type { CoverageWord } from './useCoverage.ts';
import type { FormName } from '../../../../generated/forms.ts';

const Body = styled('div')({ display: 'grid', justifyItems: 'start', gap: 16, maxWidth: 744, padding: 16, fontSize: 14, lineHeight: '20px', '& p': { margin: 0, color: 'var(--text-2)' }, '& a': { color: 'var(--accent-text)', fontWeight: 500 } });

type Props = {
  readonly form: FormName;
  readonly path: string;
  /** Where the configurations of the form stand. */
  readonly configurations: string;
};

/** Whether the configurations of a form are for the whole organisation or for groups. While some are active it says so and leads there. */
export const CoveragePage = ({ form, path, configurations }: Props) => {
  const translate = useTranslate();
  const label = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const mayChange = useRights(form).update;
  const { data, error, refetch, change } = useCoverage(form);
  const [wanted, want] = useState<CoverageWord>();
  const [isWorking, setWorking] = useState(false);
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const name = (word: CoverageWord): string => translate(`enum.Coverage.${coverageWords[word]}`);
  const isHeld = data !== undefined && data.activeConfigurations > 0;
  const save = async (coverage: CoverageWord): Promise<void> => {
    setWorking(true);
    try {
      await change(coverage);
      show({ type: 'success', message: translate('coverage.updated', { coverage: name(coverage) }) });
    } catch (problem) {
      tellFailure(problem, { action: 'update' });
      void refetch();
    } finally {
      setWorking(false);
      want(undefined);
    }
  };
  return (
    <>
      <PageHeader title={label} crumbs={crumbs} favourite={path} divided />
      <Body>
        <p id="coverage-why">{translate('coverage.intro')}</p>
        {data === undefined ? (
          <Skeleton widths={[240, 320]} />
        ) : (
          <>
            <ToggleButtonGroup exclusive value={data.Coverage} disabled={isHeld || !mayChange} aria-label={label} aria-describedby="coverage-why" onChange={(_, next: CoverageWord | null) => next !== null && next !== data.Coverage && want(next)}>
              {(Object.keys(coverageWords) as CoverageWord[]).map((word) => (
                <ToggleButton key={word} value={word}>
                  {name(word)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            {isHeld ? (
              <Note tone="info" title={translate('formCoverage.inUse', { smart_count: data.activeConfigurations })} />
            ) : null}
            <Link to={configurations}>{translate('coverage.configurations')}</Link>
          </>
        )}
      </Body>
      {wanted === undefined ? null : (
        <ConfirmDialog title={translate('coverage.ask', { coverage: name(wanted) })} confirm={translate('coverage.change')} isWorking={isWorking} onConfirm={() => void save(wanted)} onCancel={() => want(undefined)}>
          <p>{translate(`coverage.${coverageWords[wanted]}`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
