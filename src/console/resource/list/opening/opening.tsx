import { createRoot } from 'react-dom/client';
import { cellFormats } from '../../../fields/cellFormats.ts';
import { sessionState } from '../../../providers/authSession.ts';
import { queryClient } from '../../../providers/queryClient.ts';
import { listScreenAt, openingList } from './openingList.ts';
import type { OpeningList } from './openingList.ts';
import { SAMPLE, contentWidths, widthsKey } from '../state/contentWidths.ts';
import { columnOf } from '../state/columns.ts';
import { isNarrowed } from '../state/listAddress.ts';
import { faceComes, hasFace, measureHeader } from '../state/measureText.ts';
import { rowHeights } from '../state/preferences.ts';
import { BLOCK } from '../state/rowBlocks.ts';
import type { Block } from '../state/rowBlocks.ts';
import { screenPages } from '../../../screenPages.ts';
import { brandColours } from '../../../shell/brandColours.ts';
import { deviceStore } from '../../../shell/deviceStore.ts';
import { firstMode } from '../../../shell/firstMode.ts';
import { routeOf } from '../../../shell/routeOf.ts';
import { tabAreas } from '../../../shell/tabAreas.ts';
import { widths } from '../../../shell/widths.ts';
import { OpeningPicture } from './OpeningPicture.tsx';
import { around, openingStyles } from './openingStyles.ts';
import { keepClick } from './replayClick.ts';
import type { Translate } from '../../../fields/cellKind.ts';

/** Milliseconds after the frame's first drawing in which the picture goes though no rows have taken its place: what stands there says why. */
const LONGEST = 5_000;
const REAL_ROW = '.body > .row:not(.waiting)';

/** Whether nothing but head, tools, rows and footer stands on the sheet, so that one knows where the rows will be. */
const isPlainList = ({ address, preferences, session, screen }: OpeningList): boolean =>
  address.record === undefined &&
  !isNarrowed(address) &&
  (address.view === undefined || address.view === 'all') &&
  (address.arrangement.shape ?? 'LIST') === 'LIST' &&
  address.arrangement.groupBy.length === 0 &&
  (preferences.totals ?? []).length === 0 &&
  !session.viewAs &&
  !tabAreas.some(({ paths }) => paths.includes(screen.path));

/** Pixels of the columns' values; measured here where this device does not know them yet, so that they stay when the list itself comes. */
const contentsOf = ({ screen, resource, columns }: OpeningList, rows: Block['rows'], formats: ReturnType<typeof cellFormats>): Readonly<Record<string, number>> => {
  const key = widthsKey(formats, screen.path.replace(/^\//, ''));
  const known = deviceStore.getItem<Readonly<Record<string, number>>>(key) ?? {};
  const missing = resource.fields.filter(({ name }) => columns.includes(name) && known[name] === undefined);
  if (missing.length === 0 || rows.length === 0 || !hasFace()) return known;
  const all = { ...known, ...contentWidths(missing, resource.title, rows.slice(0, SAMPLE), formats) };
  deviceStore.setItem(key, all);
  return all;
};

const show = (root: HTMLElement, list: OpeningList, { rows, total }: Block, language: string, translate: Translate): void => {
  const { resource, first, address, preferences, session } = list;
  const isRail = deviceStore.getItem<boolean>('navigation.folded') ?? window.matchMedia(widths.medium).matches;
  const formats = cellFormats(language, translate, session.organisation);
  const size = address.size ?? preferences.size ?? 50;
  const length = size === 'all' ? total : Math.min(size, total - first);
  const seen = Math.ceil(window.innerHeight / rowHeights[preferences.density ?? 'regular']);
  const place = first % BLOCK;

  const style = document.createElement('style');
  const dress = (): void => {
    style.textContent = openingStyles(brandColours.get(), firstMode(), isRail ? around.rail : around.navigation);
  };
  dress();
  const stopDressing = brandColours.subscribe(dress);
  document.head.prepend(style);
  const picture = document.createElement('div');
  picture.className = 'opening';
  picture.inert = true;
  picture.ariaHidden = 'true';
  root.before(picture);
  const drawing = createRoot(picture);
  const draw = (): void => {
    const contents = contentsOf(list, rows, formats);
    const columns = list.columns.flatMap((name) => {
      const field = resource.fields.find((one) => one.name === name);
      return field ? [columnOf(resource, field, translate, measureHeader, { content: contents[name], set: preferences.widths?.[name] })] : [];
    });
    drawing.render(<OpeningPicture list={list} columns={columns} rows={rows.slice(place, place + Math.min(seen, length))} length={length} formats={formats} />);
  };
  let isThere = true;
  // What is drawn in another face is narrower or wider.
  if (!hasFace()) void faceComes().then(() => isThere && draw());
  draw();
  const clicks = keepClick(picture);
  const { pathname } = window.location;

  const yieldPlace = (toRows: boolean): void => {
    isThere = false;
    observer.disconnect();
    clearTimeout(timer);
    stopDressing();
    stopFollowing();
    style.remove();
    picture.remove();
    drawing.unmount();
    if (toRows) clicks.replay();
    else clicks.forget();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (root.querySelector(REAL_ROW)) return yieldPlace(true);
    // What was drawn is another page, or says that something failed.
    if (window.location.pathname !== pathname || !root.querySelector('#sheet') || root.querySelector('[role=alert]')) return yieldPlace(false);
    picture.dataset['framed'] = '';
    timer ??= setTimeout(() => yieldPlace(false), LONGEST);
  });
  observer.observe(root, { childList: true, subtree: true });
  // Whoever signs out in another tab leaves nothing here.
  const stopFollowing = sessionState.subscribe(() => {
    if (sessionState.get().status !== 'in') yieldPlace(false);
  });
};

/**
 * Shows the rows of the list that the page opens with as soon as they are here, while most of the console's code is still on its way: a person reads before they
 * click. The list draws the same rows in the same place and takes over; a click until then is kept for it. Other addresses, phones and lists with more around
 * them than usual wait for the console itself.
 */
export const showOpening = async (root: HTMLElement, language: string, translate: Translate): Promise<void> => {
  const screen = listScreenAt(routeOf(window.location.pathname));
  if (!screen || screenPages[screen.path] || window.matchMedia(widths.narrow).matches) return;
  const list = await openingList(screen, window.location.search);
  if (!list) return;
  const block = await queryClient.fetchQuery(list.block);
  // A page past the end has none.
  const isEmpty = block.rows.length <= list.first % BLOCK;
  if (isEmpty || block.told !== '' || root.childElementCount > 0 || sessionState.get().status !== 'in' || !isPlainList(list)) return;
  show(root, list, block, language, translate);
  await painted();
};

/** After the next picture of the page is on the screen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
