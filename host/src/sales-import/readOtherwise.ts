import type { ReadChoices, ReadPreview } from '@back-office/shared/books/import';

export type Evidence = ReadPreview['evidence'][number];

/** The choices with another answer to how something of the file is read. */
export function readOtherwise(choices: ReadChoices, about: Evidence['about'], value: string): ReadChoices {
  switch (about) {
    case 'decimals':
      if (value === 'minor' || value === 'whole') return { ...choices, isMinor: value === 'minor' };
      return { ...choices, mark: value === ',' ? ',' : '.' };
    case 'dates':
      return { ...choices, order: value === 'day first' || value === 'year first' ? value : 'month first' };
    case 'signs':
      if (value.startsWith('refunds'))
        return { ...choices, refunds: value === 'refunds positive' ? 'positive' : 'negative' };
      return choices.mapping ? { ...choices, mapping: { ...choices.mapping, isTurned: value === 'turned' } } : choices;
    default:
      return choices;
  }
}
