/** The folder of the sign-in page, on the frame colour. */
export const FrameDrawing = () => (
  <svg width="520" height="300" viewBox="0 0 520 300" fill="none" stroke="var(--frame-text-3)" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
    <path d="M8 70a6 6 0 0 1 6-6h92l16 18h330a6 6 0 0 1 6 6v182a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z" fill="var(--frame-hover)" />
    <path d="M48 82V40a6 6 0 0 1 6-6h300a6 6 0 0 1 6 6v42" fill="var(--frame)" />
    <path d="M74 56h88M74 68h52M96 34v-8a6 6 0 0 1 6-6h300a6 6 0 0 1 6 6v56" />
    <path d="M8 112h450M36 148h118M36 168h72M36 188h96M36 208h60M196 232h228M196 232v-88" />
    <path d="M214 232v-26h22v26M250 232v-44h22v44M286 232v-36h22v36M322 232v-58h22v58" />
    <path d="M358 232v-74h22v74z" fill="var(--frame-accent)" stroke="var(--frame-accent)" />
    <path d="M486 120v14M479 127h14M490 214v10M485 219h10" />
  </svg>
);
