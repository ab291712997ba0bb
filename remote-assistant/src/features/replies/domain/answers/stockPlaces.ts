import { compareNames, formatQuantity, pluralize } from '@back-office/shared/format';
import { valuesOf } from '@back-office/shared/ledger';
import { itemPath, type CatalogItem } from '../../../../domain/catalog';
import { bold, link, listOf, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import { inventoryPath } from '../guide';
import type { Question } from '../question';
import { reply, type Reply } from '../reply';

const listed = 10;
const links = [{ label: 'Open Inventory management', path: inventoryPath }];
const suggestions = ['What is running low?'];

type Placed = CatalogItem & { readonly stockAt: ReadonlyMap<string, number> };

function isPlaced(item: CatalogItem): item is Placed {
  return item.stockAt !== undefined;
}

interface Asked {
  readonly items: readonly CatalogItem[];
  /** The question names some of them. */
  readonly isOfSome: boolean;
  /** So many units or fewer are low. */
  readonly low: number;
}

/** Stock at locations that the question names, or divided by location. */
export function answerStockPlaces(question: Question, { items, isOfSome, low }: Asked): Reply {
  const places = valuesOf(question.filters, 'location');
  const placed = items.filter(isPlaced);
  const unplaced = items.filter((item) => item.stock !== '-' && !isPlaced(item)).length;
  const note =
    unplaced > 0 &&
    `Where the stock of ${pluralize(unplaced, 'other item')} is, nobody has entered: ${unplaced === 1 ? 'it is' : 'they are'} not in the item list.`;
  if (placed.length === 0)
    return reply(
      `${bold('Where this stock is, is not known')}: only counted items of your list have a location. ${link('Inventory management', inventoryPath)} is where it is entered.`,
      { links, suggestions, isAnswered: false },
    );
  if (places.length === 0) return byLocation(placed, note);
  const at = ({ stockAt }: Placed) => places.reduce((sum, place) => sum + (stockAt.get(place) ?? 0), 0);
  const isKept = ({ stockAt }: Placed) => places.some((place) => stockAt.has(place));
  const where = listOf(places.map(plain));
  const isLow =
    !isOfSome && /\b(?:low|out|reorder\w*|restock\w*|short|gone|empty|replenish)\b/.test(question.words.join(' '));
  const shown = placed
    .filter((item) => isOfSome || (isKept(item) && (!isLow || at(item) <= low)))
    .toSorted(
      (one, other) => (isLow ? at(one) - at(other) : at(other) - at(one)) || compareNames(one.name, other.name),
    );
  const sum = shown.reduce((total, item) => total + at(item), 0);
  const [first] = shown;
  const text = isLow
    ? shown.length === 0
      ? `${bold(`Nothing runs low at ${where}`)}: every item that is kept there has more than ${low} units.`
      : `${bold(`${pluralize(shown.length, 'item')} ${shown.length === 1 ? 'runs' : 'run'} low at ${where}`)}, with ${low} units or fewer.`
    : first && shown.length === 1
      ? `${bold(`${plain(first.name)}: ${unitsText(at(first))} at ${where}`)}, of ${unitsText(Number(first.stock))} in all.`
      : `${bold(`${unitsText(sum)} at ${where}`)}, of ${pluralize(shown.length, 'item')}.`;
  return reply(
    paragraphs(
      text,
      shown.length > (isLow ? 0 : 1) &&
        table(
          ['Item', number(`At ${where}`), number('In all')],
          shown
            .slice(0, listed)
            .map((item) => [
              link(plain(item.name), itemPath(item)),
              formatQuantity(at(item)),
              formatQuantity(Number(item.stock)),
            ]),
        ),
      shown.length > listed && `${shown.length - listed} more are in Inventory management.`,
      note,
    ),
    { links, suggestions },
  );
}

function byLocation(placed: readonly Placed[], note: string | false): Reply {
  const sums = new Map<string, number>();
  for (const { stockAt } of placed)
    for (const [place, units] of stockAt) sums.set(place, (sums.get(place) ?? 0) + units);
  const [only] = placed;
  const what = only && placed.length === 1 ? bold(plain(only.name)) : pluralize(placed.length, 'item');
  return reply(
    paragraphs(
      `The stock of ${what} by location:`,
      table(
        ['Location', number('In stock')],
        [...sums]
          .toSorted(([one], [other]) => compareNames(one, other))
          .map(([place, units]) => [plain(place), formatQuantity(units)]),
      ),
      note,
    ),
    { links, suggestions },
  );
}

/** `1 unit`, `2.5 units` */
export function unitsText(units: number): string {
  return `${formatQuantity(units)} ${units === 1 ? 'unit' : 'units'}`;
}
