/** How near to the edge, in pixels, something that is dragged scrolls what it is over. */
const EDGE = 48;

/** Scrolls at the very edge only: what is in sight is dropped on where it stands, instead of moving away under the pointer. */
export const edgeScroll = (): { readonly threshold: { readonly x: number; readonly y: number } } => ({ threshold: { x: EDGE / window.innerWidth, y: EDGE / window.innerHeight } });
