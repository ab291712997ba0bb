import { pluralize } from '@back-office/shared/format';

/** What an Undo left as it is and why; empty if it left nothing. */
export function keptText({ changed, kept = 0 }: { readonly changed: number; readonly kept?: number }): string {
  if (kept === 0) return '';
  if (changed === 0) return 'Nothing was changed: what it concerned was edited or deleted since.';
  return `${pluralize(kept, 'entry', 'entries')} stayed, because ${kept === 1 ? 'it was' : 'they were'} edited or deleted since.`;
}
