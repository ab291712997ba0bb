export type WriteResult =
  { readonly ok: true } | { readonly ok: false; readonly reason: 'full' | 'blocked'; readonly message: string };

export function isQuotaError(error: unknown) {
  return error instanceof DOMException && /quota/i.test(error.name);
}

export function refused(reason: 'full' | 'blocked'): Extract<WriteResult, { readonly ok: false }> {
  const messages = {
    full: "This browser's storage is full. Nothing was changed.",
    blocked: 'This browser did not allow saving the change. Nothing was changed.',
  };
  return { ok: false, reason, message: messages[reason] };
}
