import { countOf } from '@back-office/shared/format';
import type { PreviewSummary } from '../data/importPort';

type Counts = PreviewSummary['counts'];

/** What Merge new would do, in one sentence each: added, kept, left out. */
export function mergeSentence({ fresh, present, bad, leftOut }: Counts) {
  return {
    strong: fresh === 0 ? 'nothing' : countOf(fresh, 'new item'),
    rest: [
      present > 0 &&
        `The ${present === 1 ? 'one' : present} already present ${present === 1 ? 'stays as it is' : 'stay as they are'}.`,
      outSentence(bad, leftOut),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** What Replace all would do, for its confirmation. */
export function replaceSentence({ fresh, present, bad, leftOut }: Counts, listed: number): string {
  const incoming = fresh + present;
  return [
    `Your list of ${countOf(listed, 'item')} is replaced by the ${countOf(incoming, 'item')} of this file.`,
    outSentence(bad, leftOut),
  ]
    .filter(Boolean)
    .join(' ');
}

function outSentence(bad: number, leftOut: number): string {
  const parts = [
    bad > 0 && countOf(bad, 'bad row'),
    leftOut > 0 && countOf(leftOut, 'row that is no item', 'rows that are no items'),
  ];
  const said = parts.filter(Boolean).join(' and ');
  if (said === '') return '';
  return `${said} ${bad + leftOut === 1 ? 'is' : 'are'} left out.`;
}
