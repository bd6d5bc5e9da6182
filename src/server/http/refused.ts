/** A request that is refused before any feature sees it: too large, not JSON, unknown address. Thrown by the HTTP helpers only. */
export class Refused extends Error {
  readonly status: number;
  readonly errorCode: string;

  constructor(status: number, errorCode: string, message: string) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.errorCode = errorCode;
  }
}
