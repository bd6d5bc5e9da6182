/** A file that came as base64 in an answer. */
export const fileOf = (content: string, type: string): Blob => new Blob([Uint8Array.from(atob(content), (sign) => sign.codePointAt(0)!)], { type });
