import { Suspense, useState } from 'react';
import { constants } from '../../domain/constants.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LayoutGrid } from 'lucide-react';
import { useLocaleState, useStore, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { tagOf } from '../providers/i18nLanguages.ts';
import { useSession } from '../providers/authSession.ts';
import { needMessages } from '../providers/i18nMessages.ts';
import { apart } from '../shell/pieces/apart.tsx';
import { Home } from '../shell/home/Home.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { TopTabs, useWideTabs } from '../shell/pieces/tabs/TopTabs.tsx';
import { BoardView } from './BoardView.tsx';
import { CheckInButton } from './CheckInButton.tsx';
import { Flash } from './Flash.tsx';
import { boardsOf } from './boards.ts';
import { useBoardCounts } from './useBoardCounts.ts';
import type { BoardName } from './board/widget.ts';

/** While the tax regime is to be chosen; its code comes after the cards'. */
const RegimeNotice = apart(async () => (await Promise.all([import('./regime/RegimeNotice.tsx'), needMessages('pages')]))[0].RegimeNotice, { isQuiet: true });

const Head = styled('header')({ display: 'flex', alignItems: 'stretch', height: constants.tabBarHeight, padding: '0 16px', gap: 24, flex: 'none', borderBottom: '1px solid var(--line)', '& h1': { fontSize: 20, lineHeight: '28px', letterSpacing: '-.01em', alignSelf: 'center' }, '& > .side': { display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto', color: 'var(--text-2)', whiteSpace: 'nowrap' } });
const Canvas = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', background: 'var(--canvas)' });

/** Home: the dashboards of the person as tabs, each with its cards. */
export const Dashboard = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const session = useSession();
  const isWide = useWideTabs();
  const [params, setParams] = useSearchParams();
  const [last, setLast] = useStore<BoardName | undefined>('dashboard.board', undefined);
  const [isArranging, setArranging] = useState(false);
  const [now] = useState(() => new Date());
  const title = translate('shell.home');
  const boards = session ? boardsOf(session) : [];
  const counts = useBoardCounts(boards);
  const board = boards.find((name) => name === params.get('board')) ?? boards.find((name) => name === last) ?? boards[0];
  if (!session) return null;
  if (board === undefined) return <Home />;
  const label = (name: BoardName): string => translate(`dashboard.board.${name}`);
  const open = (chosen: string): void => {
    const next = boards.find((name) => label(name) === chosen);
    if (!next) return;
    setLast(next);
    setParams({ board: next }, { replace: true });
  };
  const tabs = boards.length > 1 ? <TopTabs name={title} labels={boards.map(label)} counts={Object.fromEntries(boards.map((name) => [label(name), counts[name]]))} current={label(board)} onTab={open} /> : null;
  // The day that the cards count: the organisation's.
  const today = new Intl.DateTimeFormat(tagOf(locale), { weekday: 'long', day: 'numeric', month: 'long', timeZone: session.organisation.timeZone }).format(now);
  const arrange = session.viewAs ? null : (
    <Button variant="text" startIcon={<LayoutGrid />} aria-pressed={isArranging} onClick={() => setArranging(!isArranging)}>
      {translate('dashboard.arrange')}
    </Button>
  );
  return (
    <>
      {isWide ? (
        <Head>
          <h1>{title}</h1>
          {tabs}
          <div className="side">
            <span>{today}</span>
            {arrange}
            <CheckInButton />
          </div>
        </Head>
      ) : (
        <>
          <PageHeader title={title} divided={tabs === null}>{arrange}</PageHeader>
          {tabs}
        </>
      )}
      <Canvas>
        <Flash />
        {board === 'mine' ? <Suspense><RegimeNotice /></Suspense> : null}
        <BoardView key={board} board={board} isArranging={isArranging} onDone={() => setArranging(false)} />
      </Canvas>
    </>
  );
};
