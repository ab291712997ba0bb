/** A ledger outside the product failed, or sent an answer that cannot be used. The message is for the merchant. */
export class LedgerSourceError extends Error {
  override readonly name = 'LedgerSourceError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** In the words of the source, so that whoever runs it knows what to look for. */
export function causeOf(error: Error): string {
  return `The source reported: ${error.message.replace(/[.\s]*$/, '')}.`;
}
