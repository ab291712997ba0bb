import fc from 'fast-check';
import {
  fromSlug,
  isOpenedHere,
  openedHere,
  readChoice,
  readText,
  slugOf,
  withChoice,
  withParams,
  writtenText,
  type ChoiceParam,
} from './url';

test.each([
  ['Partially Paid', 'partially-paid'],
  ['Same period last year', 'same-period-last-year'],
  ['gross-sales', 'gross-sales'],
  ['Café – Größe 2', 'café-größe-2'],
  [' (Digital) Wallet! ', 'digital-wallet'],
  ['…', ''],
])('the slug of %j is %j', (text, slug) => expect(slugOf(text)).toBe(slug));

test('a slug is its own slug', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(slugOf(slugOf(text))).toBe(slugOf(text))));
});

const drawings = ['Table', 'Bar chart', 'Gauge'] as const;

test.each([
  ['bar-chart', 'Bar chart'],
  ['Bar chart', 'Bar chart'],
  ['BAR-CHART', 'Bar chart'],
  ['pie', undefined],
  ['', undefined],
  [null, undefined],
])('the slug %j names %j', (slug, choice) => expect(fromSlug(drawings, slug)).toBe(choice));

const view: ChoiceParam<(typeof drawings)[number]> = { name: 'view', choices: drawings, default: 'Gauge' };
const paramsOf = (search: string) => new URLSearchParams(search);

test.each([
  ['', 'Gauge'],
  ['view=table', 'Table'],
  ['view=pie', 'Gauge'],
  ['view=', 'Gauge'],
  ['view=table&view=bar-chart', 'Table'],
])('?%s chooses %s', (search, choice) => expect(readChoice(paramsOf(search), view)).toBe(choice));

test('a choice is written as its slug in its place, and the default is left out', () => {
  const params = paramsOf('seed=7&view=table&from=2025-07-01');
  expect(withChoice(params, view, 'Bar chart').toString()).toBe('seed=7&view=bar-chart&from=2025-07-01');
  expect(withChoice(params, view, 'Gauge').toString()).toBe('seed=7&from=2025-07-01');
  expect(params.toString()).toBe('seed=7&view=table&from=2025-07-01');
});

test('every choice is read back from the address', () => {
  for (const choice of drawings) expect(readChoice(withChoice(paramsOf('a=b'), view, choice), view)).toBe(choice);
});

const places = ['All', 'Location 1'];

test.each([
  ['location-1', 'Location 1'],
  ['Kiosk 2', 'Kiosk 2'],
  ['"location 1"', 'location 1'],
  ['"Kiosk"', '"Kiosk"'],
  ['', ''],
])('where any text is a choice, %j is read as %j', (written, text) => expect(readText(places, written)).toBe(text));

test('where any text is a choice, it is read back', () => {
  const anyText = fc.oneof(fc.string(), fc.constantFrom('location 1', 'LOCATION-1', '"Kiosk"', '"all"', 'All'));
  fc.assert(fc.property(anyText, (text) => expect(readText(places, writtenText(places, text))).toBe(text)));
});

test('other parameters stay, and an empty value is a value', () => {
  const params = paramsOf('a=1&b=2&b=3&c=4');
  expect(withParams(params, { b: undefined, new: '' }).toString()).toBe('a=1&c=4&new=');
  expect(withParams(params, { b: '5' }).toString()).toBe('a=1&b=5&c=4');
  expect(withParams(params, { a: ['6', '7'], c: [] }).toString()).toBe('b=2&b=3&a=6&a=7');
});

test.each([
  [openedHere, true],
  [{ ...openedHere, draftId: 3 }, true],
  [{ isOpenedHere: false }, false],
  [{ usr: true }, false],
  [null, false],
  [undefined, false],
  ['isOpenedHere', false],
])('navigation state %j was opened here: %s', (state, expected) => expect(isOpenedHere(state)).toBe(expected));
