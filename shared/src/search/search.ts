import type { SearchGroup, SearchResult } from '@back-office/shared/contract';

/** A screen or an action that a search finds by its title, or by further words such as a synonym. */
export interface SearchPlace {
  readonly title: string;
  readonly words?: string | undefined;
}

/** The places that match the query: first those whose title starts with it, then other titles, then further words. */
export function findPlaces<Place extends SearchPlace>(places: readonly Place[], query: string): readonly Place[] {
  const start = query.toLowerCase();
  const byStart = places.filter(({ title }) => matchesWords(title, query) && title.toLowerCase().startsWith(start));
  const byTitle = places.filter(({ title }) => matchesWords(title, query));
  const byWords = places.filter(({ title, words = '' }) => matchesWords(`${title} ${words}`, query));
  return [...new Set([...byStart, ...byTitle, ...byWords])];
}

/** A place with an address. */
export interface LinkedPlace extends SearchPlace, Pick<SearchResult, 'detail' | 'path'> {}

/** A group of the places that match the query; none if no place does. The path is the id. */
export function placeGroup(
  title: 'Screens' | 'Actions',
  places: readonly LinkedPlace[],
  query: string,
): readonly SearchGroup[] {
  const kind: SearchResult['kind'] = title === 'Screens' ? 'screen' : 'action';
  const results = findPlaces(places, query).map((place) => ({
    id: place.path,
    title: place.title,
    detail: place.detail,
    path: place.path,
    kind,
  }));
  return results.length === 0 ? [] : [{ title, results }];
}

/**
 * Whether a text matches a query: each word of the query is the start of a word of the text, in any order, ignoring case.
 * `item libr` matches `Item library`, and so does `how do I use the item libraries`: what only makes a question is left
 * out, and a plural finds the singular. An empty query matches nothing.
 */
export function matchesWords(text: string, query: string): boolean {
  const asked = wordsOf(query);
  const telling = asked.filter((word) => !questionWords.has(word));
  const wanted = telling.length > 0 ? telling : asked;
  const words = wordsOf(text);
  return wanted.length > 0 && wanted.every((start) => words.some((word) => isBeginning(start, word)));
}

function isBeginning(start: string, word: string): boolean {
  return (
    word.startsWith(start) ||
    pluralEnds.some(([end, single]) => start.endsWith(end) && word === stem(start, end, single))
  );
}

const pluralEnds = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
] as const;

function stem(plural: string, end: string, single: string): string {
  return plural.slice(0, -end.length) + single;
}

const questionWords = new Set(
  'a about am an and are at can do does for from get have how i in is it me my of on or should the there to use was were what when where which who why with you'.split(
    ' ',
  ),
);

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
