import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { setupSteps } from '../../../domain/setup-steps.ts';
import type { SetupPart } from '../../../domain/setup-steps.ts';
import { onNarrow, onPhone } from '../../shell/widths.ts';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useProgress } from '../useSetup.ts';
import type { Progress } from '../useSetup.ts';

const Beside = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', whiteSpace: 'nowrap', '& > div': { width: 96, height: 6, borderRadius: 3, background: 'var(--hair)', overflow: 'hidden', [onPhone]: { width: 56 } }, '& i': { display: 'block', height: '100%', borderRadius: 3, background: 'var(--ok-mark)' } });
const Next = styled('div')({
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', flex: 'none', margin: '0 16px', padding: '10px 12px 10px 16px', background: 'var(--accent-wash)', borderRadius: 8,
  '& > div': { flex: '1 1 320px', minWidth: 0 },
  '& h3': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& p': { margin: 0, color: 'var(--text-2)', textWrap: 'pretty' },
});
const Parts = styled('div')({
  display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 16, padding: '12px 16px 16px',
  [onNarrow]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
  '& h3': { margin: '0 0 4px', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-3)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 26, [onPhone]: { minHeight: 40 }, '&:hover': { textDecoration: 'underline' } },
  '& a > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none', width: 16, height: 16, color: 'var(--field)' },
  '& [data-done]': { color: 'var(--text-3)', '& svg': { color: 'var(--ok-mark)' } },
  '& [aria-current]': { fontWeight: 600 },
});

const stepOf = new Map(setupSteps.map((step) => [step.key, step]));
const isLeft = ({ isDone }: Progress[number]): boolean => !isDone;

/** What an organisation that begins needs next, and how far it is. Each step leads to where it is taken. */
export const Setup = () => {
  const translate = useTranslate();
  const query = useProgress();
  const label = (key: string): string => translate(`setup.${key}`);
  const how = (steps: Progress): string => translate('setup.progress', { done: steps.filter(({ isDone }) => isDone).length, all: steps.length });
  return (
    <WidgetCard
      title={translate('dashboard.setup')}
      query={query}
      empty={{ when: (steps) => !steps.some(isLeft), text: translate('setup.done') }}
      beside={(steps) => (
        <Beside>
          <div role="progressbar" aria-label={translate('dashboard.setup')} aria-valuemin={0} aria-valuemax={steps.length} aria-valuenow={steps.filter(({ isDone }) => isDone).length} aria-valuetext={how(steps)}>
            <i style={{ width: `${(steps.filter(({ isDone }) => isDone).length / steps.length) * 100}%` }} />
          </div>
          {how(steps)}
        </Beside>
      )}
    >
      {(steps) => {
        const next = stepOf.get(steps.find(isLeft)!.step)!;
        const parts = Map.groupBy(steps, ({ step }): SetupPart => stepOf.get(step)!.part);
        return (
          <>
            <Next>
              <div>
                <h3>{label(next.key)}</h3>
                <p>{translate(`setup.${next.key}.why`)}</p>
              </div>
              {next.isImported ? <Button component={Link} to={`${next.path}/import`} variant="outlined">{translate('action.import')}</Button> : null}
              <Button component={Link} to={next.path} variant="contained">{translate('setup.start')}</Button>
            </Next>
            <Parts>
              {Array.from(parts, ([part, those]) => (
                <div key={part}>
                  <h3>{translate(`setup.part.${part}`)}</h3>
                  <ul>
                    {those.map(({ step, isDone }) => (
                      <li key={step}>
                        <Link to={stepOf.get(step)!.path} title={label(step)} data-done={isDone || undefined} aria-current={step === next.key ? 'step' : undefined}>
                          {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
                          <span>{label(step)}</span>
                          <span className="visually-hidden">{translate(isDone ? 'setup.isDone' : 'setup.isLeft')}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </Parts>
          </>
        );
      }}
    </WidgetCard>
  );
};
