/** Points of the picture for one of the screen, so that it can be printed. */
const SCALE = 2;
/** What a drawing's own attributes say by variables of the page, which a picture does not know. */
const LOOKS = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'opacity'] as const;

type Place = { readonly left: number; readonly top: number };

/** Its words are written by the canvas, which has the page's typefaces. */
const drawingOf = (svg: SVGSVGElement): string => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  for (const [at, one] of [...svg.querySelectorAll<SVGElement>('*')].entries()) {
    const looks = getComputedStyle(one);
    copies[at]?.setAttribute('style', LOOKS.map((name) => `${name}:${looks.getPropertyValue(name)}`).join(';'));
  }
  for (const text of copy.querySelectorAll('text')) text.remove();
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('style');
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
};

const loaded = (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image);
};

/** Each word where the page has it, so that lines break as they do there. */
const write = (context: CanvasRenderingContext2D, node: Text, from: Place, words: Intl.Segmenter): void => {
  const parent = node.parentElement;
  if (!parent) return;
  const looks = getComputedStyle(parent);
  if (looks.visibility === 'hidden') return;
  context.font = `${looks.fontWeight} ${looks.fontSize} ${looks.fontFamily}`;
  context.fillStyle = parent instanceof SVGElement ? looks.fill : looks.color;
  const range = document.createRange();
  for (const { segment, index } of words.segment(node.data)) {
    if (segment.trim() === '') continue;
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width === 0) continue;
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText(segment);
    context.fillText(segment, left - from.left, top - from.top + (height - above - below) / 2 + above);
  }
};

/** What a part of the page shows, drawings, coloured marks and words, as a PNG on the page's own ground. */
export const chartPicture = async (part: HTMLElement): Promise<Blob> => {
  const from = part.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(from.width * SCALE);
  canvas.height = Math.ceil(from.height * SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(part).getPropertyValue('--surface');
  context.fillRect(0, 0, from.width, from.height);
  for (const mark of part.querySelectorAll<HTMLElement>('i')) {
    const { left, top, width, height } = mark.getBoundingClientRect();
    const { visibility, backgroundColor } = getComputedStyle(mark);
    if (visibility === 'hidden') continue;
    context.fillStyle = backgroundColor;
    context.fillRect(left - from.left, top - from.top, width, height);
  }
  for (const svg of part.querySelectorAll('svg')) {
    const { left, top, width, height } = svg.getBoundingClientRect();
    context.drawImage(await loaded(drawingOf(svg)), left - from.left, top - from.top, width, height);
  }
  const words = new Intl.Segmenter(document.documentElement.lang || undefined, { granularity: 'word' });
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) write(context, texts.currentNode as Text, from, words);
  return new Promise((resolve, reject) => canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('no picture'))), 'image/png'));
};
