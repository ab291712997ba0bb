/** A ledger outside the product failed, or sent an answer that cannot be used. The message is for the merchant. */
export class LedgerSourceError extends Error {
  override readonly name: string = 'LedgerSourceError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The page lends a ledger that these screens cannot show. Nothing is wrong with the ledger itself. */
export class UnsupportedLedgerError extends LedgerSourceError {
  override readonly name = 'UnsupportedLedgerError';
}

/** A ledger of the port's first version, which sent rows and answered no questions. */
export function outdatedLedger(missing: readonly string[]): UnsupportedLedgerError {
  return new UnsupportedLedgerError(
    `The ledger of this page is of an earlier version: it does not answer ${missing.join(', ')}. ` +
      'Whoever runs the page has to update it to version 2 of the ledger port',
  );
}

/** Amounts of another currency would be shown in that of the page. */
export function otherCurrency(code: string, ofPage: string): UnsupportedLedgerError {
  return new UnsupportedLedgerError(`The amounts of this shop are in ${code}. This page shows amounts in ${ofPage}`);
}

/**
 * What a merchant reads and can do. In the words of the source, so that whoever runs it knows what to look for; what the
 * product itself says, also about a server, stands as it is.
 */
export function causeOf(error: Error): string {
  const message = `${error.message.replace(/[.\s]*$/, '')}.`;
  return isOfProduct(error) ? message : `The source reported: ${message}`;
}

/** Whether the message is the product's own. By name, because a page has several copies of this module. */
export function isOfProduct(error: Error): boolean {
  const names = ['UnsupportedLedgerError', 'LedgerServerError'];
  return names.includes(error.name) || (error.cause instanceof Error && names.includes(error.cause.name));
}
