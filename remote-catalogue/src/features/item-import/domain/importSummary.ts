import { pluralize } from '@back-office/shared/format';
import type { ImportCounts } from './importTypes';

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

/** What Replace all would do, for its confirmation. */
export function replaceSummary({ added, present, bad, skipped }: ImportCounts, listed: number): string {
  const incoming = added + present;
  return [
    `The ${pluralize(listed, 'item')} in your list will be replaced by the ${pluralize(incoming, 'item')} in this file.`,
    notImported(bad, skipped),
  ]
    .filter(Boolean)
    .join(' ');
}

function notImported(bad: number, skipped: number): string {
  const parts = [bad > 0 && pluralize(bad, 'bad row'), skipped > 0 && pluralize(skipped, 'skipped row')];
  const rows = parts.filter(Boolean).join(' and ');
  if (rows === '') return '';
  return `${rows} ${bad + skipped === 1 ? 'is' : 'are'} not imported.`;
}
