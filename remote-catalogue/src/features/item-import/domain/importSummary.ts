import { formatCount, pluralize } from '@back-office/shared/format';
import type { DeletedItem, ImportCounts } from './importTypes';

/** What Merge new would do: the items it adds, then sentences about the other rows. */
export function mergeSummary({ added, present, bad, skipped }: ImportCounts) {
  return {
    added: added === 0 ? 'nothing' : pluralize(added, 'new item'),
    rest: [
      present > 0 &&
        `${pluralize(present, 'item')} already in your list ${present === 1 ? 'stays' : 'stay'} unchanged.`,
      notImported(bad, skipped),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** What Update existing would do; empty if it changes nothing. */
export function updateSummary({ updates }: ImportCounts): string {
  return updates === 0 ? '' : `Update existing changes ${pluralize(updates, 'item')}.`;
}

/** The result of the preview, as screen readers announce it. */
export function previewSummary({ added, present, updates, bad, skipped, warnings }: ImportCounts): string {
  const others = [
    updates > 0 && `${formatCount(updates)} to update`,
    skipped > 0 && `${formatCount(skipped)} skipped`,
    warnings > 0 && pluralize(warnings, 'warning'),
  ].filter(Boolean);
  const counts = [`${formatCount(added)} new`, `${formatCount(present)} already present`, pluralize(bad, 'bad row')];
  return `Preview: ${[...counts, ...others].join(', ')}.`;
}

interface Deleted {
  readonly count: number;
  readonly first: readonly DeletedItem[];
  readonly bad: number;
}

/** What Replace all would do, for its confirmation. */
export function replaceSummary(
  { added, present, bad, skipped }: ImportCounts,
  listed: number,
  deleted: Deleted,
  keepVariations: number,
): string {
  const incoming = added + present;
  return [
    `The ${pluralize(listed, 'item')} in your list will be replaced by the ${pluralize(incoming, 'item')} in this file.`,
    notImported(bad, skipped),
    keepVariations > 0 &&
      `${pluralize(keepVariations, 'item')} ${keepVariations === 1 ? 'keeps its' : 'keep their'} options, variations and menus, which are not in this file.`,
    deletedSentence(deleted),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `2 items are deleted: Mug (bad row in line 3), Bowl.` */
function deletedSentence({ count, first, bad }: Deleted): string {
  if (count === 0) return '';
  const names = first.map(({ name, badLine }) => (badLine ? `${name} (bad row in line ${badLine})` : name));
  const more = count - first.length;
  const list = more > 0 ? `${names.join(', ')} and ${formatCount(more)} more` : names.join(', ');
  // The names of the first say so themselves.
  const reason = bad > first.length ? ` ${formatCount(bad)} of them are in the file, but in a bad row.` : '';
  return `${pluralize(count, 'item')} ${count === 1 ? 'is' : 'are'} deleted: ${list}.${reason}`;
}

function notImported(bad: number, skipped: number): string {
  const parts = [bad > 0 && pluralize(bad, 'bad row'), skipped > 0 && pluralize(skipped, 'skipped row')];
  const rows = parts.filter(Boolean).join(' and ');
  if (rows === '') return '';
  return `${rows} ${bad + skipped === 1 ? 'is' : 'are'} not imported.`;
}
