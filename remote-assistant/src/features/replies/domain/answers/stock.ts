import {
  addDays,
  formatMoney,
  formatQuantity,
  pluralize,
  sumOf,
  unknown,
  type Unknown,
} from '@back-office/shared/format';
import { valuesOf, type Figure } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { itemPath, soldItemFinder, type CatalogItem } from '../../../../domain/catalog';
import { bold, link, listOf, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { figureText, optionsOf } from './scope';
import { answerStockPlaces, unitsText } from './stockPlaces';

/** An item with so many units or fewer runs low. */
const lowStock = 10;
const salesDays = 28;
const listed = 10;

type Counted = CatalogItem & { readonly stock: number };

/** Items that run low, with what was sold lately, or the stock of the items asked for. */
export async function answerStock(question: Question, sources: Sources): Promise<Reply> {
  const { items, categories } = goodsOf(question);
  const asked = itemsAsked(question, sources.catalog);
  if (asked.length === 0) return notListedReply(items);
  const isAll = items.length === 0 && categories.length === 0;
  const counted = asked.filter(isCounted);
  const shown = counted
    .filter(({ stock }) => !isAll || stock <= lowStock)
    .toSorted((one, other) => one.stock - other.stock);
  const suggestions = ['Which items sell best?', 'Which items sold worst?'];
  if (question.by === 'location' || question.filters.some(({ field }) => field === 'location'))
    return answerStockPlaces(question, { items: asked, isOfSome: !isAll, low: lowStock });
  const links = [
    { label: 'Open the item library', path: paths.itemLibrary() },
    { label: 'Open items', path: paths.items() },
  ];
  if (shown.length === 0 && !isAll)
    return reply(
      `The stock of ${asked.map(({ name }) => bold(plain(name))).join(' and ')} is not counted, as for services.`,
      { links, suggestions },
    );
  if (shown.length === 0)
    return reply(`${bold('Nothing runs low')}: every counted item has more than ${lowStock} units.`, {
      links,
      suggestions,
    });
  const units = await unitsSold(sources);
  const out = shown.filter(({ stock }) => stock <= 0);
  const notCounted = isAll ? sources.catalog.length - counted.length : 0;
  const [first] = shown;
  return reply(
    paragraphs(
      isAll || first === undefined
        ? `${bold(`${pluralize(shown.length, 'item')} ${shown.length === 1 ? 'runs' : 'run'} low`)}, with ${lowStock} units or fewer${out.length > 0 ? `; ${bold(`${out.length} out of stock`)}` : ''}.`
        : shown.length === 1
          ? `${bold(`${plain(first.name)}: ${stockText(first)}`)}.`
          : 'This is in stock:',
      table(
        ['Item', number('In stock'), number(`Sold in ${salesDays} days`)],
        shown
          .slice(0, listed)
          .map((item) => [
            link(plain(item.name), itemPath(item)),
            formatQuantity(item.stock),
            figureText(units(item), 'items-sold'),
          ]),
      ),
      shown.length > listed && `${shown.length - listed} more are in the item list.`,
      belowZeroText(shown),
      notCounted > 0 &&
        `${pluralize(notCounted, 'item')} without a count, such as services, ${notCounted === 1 ? 'is' : 'are'} not listed.`,
    ),
    { links, suggestions },
  );
}

/** All items, if the question names none. */
export function itemsAsked(question: Question, catalog: readonly CatalogItem[]): readonly CatalogItem[] {
  const { items, categories } = goodsOf(question);
  if (items.length > 0) {
    const find = soldItemFinder(catalog);
    const asked = new Set(items.map((name) => find(name)));
    return catalog.filter((item) => items.includes(item.name) || asked.has(item));
  }
  return catalog.filter(({ category }) => categories.length === 0 || categories.includes(category));
}

function goodsOf({ filters }: Question) {
  return { items: valuesOf(filters, 'item-name'), categories: valuesOf(filters, 'category') };
}

/** The ledger may have sold items that the merchant's list does not have. */
function notListedReply(items: readonly string[]): Reply {
  const text =
    items.length === 0
      ? 'Your item list is empty.'
      : `Your item list does not have ${listOf(items.map((name) => bold(plain(name))))}, so I don’t know the stock and the price.`;
  return reply(text, { links: [{ label: 'Open items', path: paths.items() }], isAnswered: false });
}

/** Prices of the items asked for. */
export function answerPrice(question: Question, { catalog }: Sources): Reply {
  const { words } = question;
  const { items } = goodsOf(question);
  const isCheapest = words.includes('cheapest') || question.rank === 'worst' || words.includes('lowest');
  const isRanking = items.length === 0 && (isCheapest || words.includes('expensive') || words.includes('highest'));
  const listedItems = itemsAsked(question, catalog);
  const chosen = listedItems.filter((item) => isInPriceRange(item, question));
  if (chosen.length === 0 && listedItems.length > 0) return noPriceReply(question);
  const asked = isRanking
    ? chosen
        .filter(({ price }) => price !== undefined)
        .toSorted((one, other) => ((one.price ?? 0) - (other.price ?? 0)) * (isCheapest ? 1 : -1))
    : chosen;
  const [first] = asked;
  const links = [{ label: 'Open items', path: paths.items() }];
  if (!first) return notListedReply(items);
  const suggestions = ['Which items sell best?', 'What is running low?'];
  if (asked.length === 1)
    return reply(
      `${bold(`${plain(first.name)} costs ${plain(first.priceText)}`)}. ${first.stock === '-' ? '' : `${capitalStock(first)}.`}`.trim(),
      {
        links: [{ label: `Open ${first.name}`, path: itemPath(first) }],
        suggestions,
      },
    );
  return reply(
    paragraphs(
      isRanking
        ? `${bold(plain(first.name))} is your ${isCheapest ? 'cheapest' : 'most expensive'} item: ${bold(plain(first.priceText))}.`
        : question.amount === undefined
          ? 'These are the prices:'
          : `${bold(`${pluralize(chosen.length, 'item')} ${chosen.length === 1 ? 'costs' : 'cost'} ${boundText(question)}`)}:`,
      table(
        ['Item', number('Price')],
        asked.slice(0, listed).map((item) => [link(plain(item.name), itemPath(item)), plain(item.priceText)]),
      ),
      asked.length > listed && `${asked.length - listed} more are in the item list.`,
    ),
    { links, suggestions },
  );
}

function isInPriceRange({ price }: CatalogItem, { amount, bound }: Question): boolean {
  if (amount === undefined) return true;
  if (price === undefined) return false;
  if (bound === 'over') return price > amount;
  return bound === 'under' ? price < amount : price === amount;
}

function noPriceReply(question: Question): Reply {
  return reply(`${bold(`No item costs ${boundText(question)}`)}.`, {
    links: [{ label: 'Open items', path: paths.items() }],
    suggestions: ['What are the prices?', 'What is the cheapest item?'],
  });
}

/** `under $10.00` */
function boundText({ amount = 0, bound }: Question): string {
  return `${bound ?? 'exactly'} ${formatMoney(amount)}`;
}

function isCounted(item: CatalogItem): item is Counted {
  return item.stock !== '-';
}

function stockText({ stock }: Counted) {
  return stock <= 0 ? 'out of stock' : `${unitsText(stock)} in stock`;
}

/** The stock of all variations hides that one of them is below zero. */
function belowZeroText(items: readonly CatalogItem[]) {
  const below = items.flatMap(({ name, variations = [] }) =>
    variations.flatMap(({ values, stock }) =>
      stock !== '-' && stock < 0 ? [`${plain([name, values.join(' / ')].join(' – '))} (${formatQuantity(stock)})`] : [],
    ),
  );
  return below.length > 0 && `Below zero: ${listOf(below.slice(0, listed))}.`;
}

function capitalStock(item: CatalogItem) {
  return isCounted(item) ? `It has ${stockText(item).replace('out of stock', 'no units in stock')}` : '';
}

/** Units of each item that were sold lately. */
async function unitsSold(sources: Sources): Promise<(item: CatalogItem) => Figure> {
  const { day } = sources.now;
  const asked = {
    range: { from: addDays(day, 1 - salesDays), to: day },
    measures: ['items-sold'],
    filters: [],
  } as const;
  const [all, { total }] = await Promise.all([
    sources.port.figures(asked, optionsOf(sources)),
    sources.port.figures({ ...asked, groupBy: ['item-name', 'sku'], of: 'lines' }, optionsOf(sources)),
  ]);
  const find = soldItemFinder(sources.catalog);
  const units = new Map<CatalogItem, number | Unknown>();
  for (const { key: name, groups } of total.groups)
    for (const { key: sku, figures } of groups) {
      const item = find(name, sku);
      if (item) units.set(item, sumOf([units.get(item) ?? 0, figures['items-sold'] ?? 0]));
    }
  // Sales that do not name their items may be of any of them.
  const none = all.total.figures['items-sold'] === unknown ? unknown : 0;
  return (item) => units.get(item) ?? none;
}
