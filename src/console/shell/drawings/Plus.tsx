/** The two small marks beside a drawing. */
export const Plus = () => <path d="M206 40v10M201 45h10M34 92v8M30 96h8" stroke="var(--field)" />;
