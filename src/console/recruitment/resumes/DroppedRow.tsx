import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { onPhone } from '../../shell/widths.ts';
import { comma } from '../../shell/comma.ts';
import type { DroppedLine } from './useDroppedResumes.ts';
import type { Reason } from '../../../domain/duplicates/compare.ts';

export type Told = { readonly firstName: string; readonly lastName: string; readonly email: string; readonly phone: string; readonly jobPostId: string };
export type Post = { readonly id: string; readonly title: string };

/** The names of the parser's fields by those of the line. */
const parsed = { firstName: 'firstName', lastName: 'lastName', email: 'emailId', phone: 'mobileNo' } as const;
const fields = ['firstName', 'lastName', 'email', 'phone'] as const;
/** Below this a person should look; as the parser's own. */
const UNSURE = 0.7;

const Row = styled('li')({
  display: 'grid', gridTemplateColumns: '40px minmax(140px, 1.2fr) repeat(4, minmax(120px, 1fr)) minmax(130px, 1fr) auto', gap: 8, alignItems: 'start', padding: '10px 0', borderBottom: '1px solid var(--hair)',
  '& p': { margin: 0, overflowWrap: 'anywhere' }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' }, '& [data-warn]': { color: 'var(--warn)' },
  '&[data-failed]': { gridTemplateColumns: '40px 1fr auto' },
  '@media (max-width: 1100px)': { '&:not([data-failed])': { gridTemplateColumns: '40px repeat(2, minmax(0, 1fr))' }, '& > [data-file], & > [data-act]': { gridColumn: '2 / -1' } },
  [onPhone]: { '&:not([data-failed])': { gridTemplateColumns: '40px minmax(0, 1fr)' } , '& > :not(:first-of-type)': { gridColumn: '2 / -1' } },
});

type Props = { readonly line: DroppedLine; readonly told: Told; /** The earlier resume of the same person. */ readonly twin: { readonly name: string; readonly reasons: readonly Reason[] } | undefined; readonly isPicked: boolean; readonly posts: readonly Post[]; readonly problems: Readonly<Record<string, string>>; readonly onPick: () => void; readonly onTold: (told: Told) => void; readonly onPutAway: () => void };

/** A resume: what was read of it, to be put right, and whether it is added. */
export const DroppedRow = ({ line, told, twin, isPicked, posts, problems, onPick, onTold, onPutAway }: Props) => {
  const translate = useTranslate();
  const { resume, fileName, alike } = line;
  const away = <Button onClick={onPutAway} aria-label={translate('resumes.putAway', { name: fileName })}>{translate('resumes.putAwayAct')}</Button>;
  if (!resume) return <Row data-failed=""><span /><div><p>{fileName}</p><small data-warn={line.problem === null ? undefined : ''}>{line.problem ?? translate('resumes.waiting')}</small></div>{away}</Row>;
  const sureOf = (field: (typeof fields)[number]) => resume.confidence.find((one) => one.field === parsed[field]);
  return (
    <Row>
      <Checkbox checked={isPicked} onChange={onPick} slotProps={{ input: { 'aria-label': translate('resumes.pick', { name: [told.firstName, told.lastName].join(' ').trim() || fileName }) } }} />
      <div data-file="">
        <p>{fileName}</p>
        <small>{[resume.currentDesignation, resume.currentEmployer].filter(Boolean).join(' · ')}</small>
        {resume.readPages < resume.pages ? <small data-warn="">{translate('resumes.partly', { read: resume.readPages, pages: resume.pages })}</small> : null}
        {twin ? <small data-warn="">{translate('resumes.twice', { name: twin.name, what: twin.reasons.map((reason) => translate(`resumes.alike.${reason}`)).join(comma()) })}</small> : null}
        {alike.length > 0 ? (
          <small data-warn="">
            {translate('resumes.alike')} {alike.slice(0, 3).map(({ candidateId, name, reasons }) => <span key={candidateId}><Link to={`/recruitment/job-candidates/${candidateId}`} target="_blank">{name}</Link> ({reasons.map((reason) => translate(`resumes.alike.${reason}`)).join(comma())}) </span>)}
          </small>
        ) : null}
      </div>
      {fields.map((field) => {
        const sure = sureOf(field);
        const note = problems[field] ?? (sure === undefined ? (told[field] === '' ? translate('resumes.missing') : undefined) : sure.confidence < UNSURE ? translate('resumes.unsure', { source: sure.source.slice(0, 80) }) : undefined);
        return <TextField key={field} size="small" fullWidth value={told[field]} placeholder={translate(`resumes.${field}`)} error={problems[field] !== undefined} helperText={note} slotProps={{ htmlInput: { 'aria-label': `${translate(`resumes.${field}`)}: ${fileName}`, title: sure?.source, maxLength: 200 }, formHelperText: problems[field] === undefined && note !== undefined ? { sx: { color: 'var(--warn)' } } : {} }} onChange={({ target }) => onTold({ ...told, [field]: target.value })} />;
      })}
      <TextField select size="small" fullWidth value={told.jobPostId} error={problems['jobPostId'] !== undefined} helperText={problems['jobPostId']} slotProps={{ htmlInput: { 'aria-label': `${translate('resumes.post')}: ${fileName}` }, select: { displayEmpty: true } }} onChange={({ target }) => onTold({ ...told, jobPostId: target.value })}>
        <MenuItem value="">{translate('resumes.noPost')}</MenuItem>
        {posts.map(({ id, title }) => <MenuItem key={id} value={id}>{title}</MenuItem>)}
      </TextField>
      <div data-act="">{away}</div>
    </Row>
  );
};
