/** Why a resume cannot be read. */
export type ResumeReason = 'empty' | 'tooLarge' | 'unknownKind' | 'oldWord' | 'misnamed' | 'password' | 'scan' | 'bomb' | 'damaged' | 'doctype' | 'tookTooLong';

/** Thrown while a resume is read: nothing of it is kept. */
export class ResumeRefusal extends Error {
  override readonly name = 'ResumeRefusal';
  readonly reason: ResumeReason;
  readonly kind: string;

  constructor(reason: ResumeReason, kind = '') {
    super(`resume refused: ${reason} ${kind}`);
    this.reason = reason;
    this.kind = kind;
  }
}
