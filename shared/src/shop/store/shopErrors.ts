/** A record that is missing, cut off, changed, or of another version of the product. */
export class DamagedRecordError extends Error {
  override readonly name = 'DamagedRecordError';
  /** As it is stored; `undefined` if it is missing. */
  readonly bytes: ArrayBuffer | undefined;

  constructor(message: string, bytes: ArrayBuffer | undefined) {
    super(message);
    this.bytes = bytes;
  }
}

/** The list of what a shop has stored cannot be used, so that nothing of it can. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  readonly reason: 'damaged' | 'newer';

  constructor(reason: 'damaged' | 'newer') {
    super(
      reason === 'newer'
        ? 'The data of this shop were written by a newer version of the product. Reload the page to use it.'
        : 'The list of what this shop has stored is damaged, so its figures cannot be read. Restore a backup.',
    );
    this.reason = reason;
  }
}

/** An error as a message of a worker can hold it. */
export type SentError =
  | { readonly kind: 'record'; readonly message: string; readonly bytes: ArrayBuffer | undefined }
  | { readonly kind: 'manifest'; readonly reason: ManifestError['reason'] }
  | { readonly kind: 'other'; readonly name: string; readonly message: string };

export function sentError(error: unknown): SentError {
  if (error instanceof DamagedRecordError) return { kind: 'record', message: error.message, bytes: error.bytes };
  if (error instanceof ManifestError) return { kind: 'manifest', reason: error.reason };
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'other', name, message };
}

export function receivedError(sent: SentError): Error {
  if (sent.kind === 'record') return new DamagedRecordError(sent.message, sent.bytes);
  if (sent.kind === 'manifest') return new ManifestError(sent.reason);
  return Object.assign(new Error(sent.message), { name: sent.name });
}
