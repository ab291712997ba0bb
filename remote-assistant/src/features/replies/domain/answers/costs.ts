import { formatMoney, formatPercent, pluralize, type Cents } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { itemPath, type CatalogItem } from '../../../../domain/catalog';
import { bold, link, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { itemsAsked } from './stock';

const listed = 10;

/** What is sold: an item, or one of its variations. */
interface Sold {
  readonly item: CatalogItem;
  readonly name: string;
  readonly price?: Cents | undefined;
  readonly cost?: Cents | undefined;
}

interface Costed extends Pick<Sold, 'item' | 'name'> {
  readonly cost: Cents;
  /** Missing if the price cannot be read. */
  readonly margin: Cents | undefined;
  /** Of a price above 0. */
  readonly share: number | undefined;
}

function hasShare(costed: Costed): costed is Costed & { readonly share: number } {
  return costed.share !== undefined;
}

/** What items cost the shop, and what is left of their price. A cost that was not entered is unknown, never 0. */
export function answerCosts(question: Question, { catalog }: Sources): Reply {
  const asked = itemsAsked(question, catalog);
  const sold = asked.flatMap(soldAs);
  const costed = sold.flatMap(costedOf);
  const unknown = sold.length - costed.length;
  const links = [{ label: 'Open items', path: paths.items() }];
  const suggestions = ['What are the prices?', 'Which items sell best?'];
  if (costed.length === 0)
    return reply(
      `What ${asked.length === 1 && asked[0] ? bold(plain(asked[0].name)) : 'these items'} ${asked.length === 1 ? 'costs' : 'cost'} you ${bold('is not entered')}, so its margin is unknown. “Work out margins” in the form of an item is where it is entered.`,
      { links, suggestions, isAnswered: false },
    );
  const ordered = [
    ...costed
      .filter(hasShare)
      .toSorted((one, other) => (question.rank === 'worst' ? one.share - other.share : other.share - one.share)),
    ...costed.filter((one) => !hasShare(one)),
  ];
  const [first] = ordered;
  const isOne = first !== undefined && ordered.length === 1;
  return reply(
    paragraphs(
      isOne
        ? `${bold(`${plain(first.name)} costs you ${formatMoney(first.cost)}`)}.${first.margin === undefined || first.share === undefined ? '' : ` Of its price, ${formatMoney(first.margin)} is left: a margin of ${formatPercent(first.share, 1)}.`}`
        : `Costs of one unit, with what is left of the price${question.rank ? `, the ${question.rank === 'worst' ? 'lowest' : 'highest'} margin first` : ''}:`,
      !isOne &&
        table(
          ['Item', number('Cost'), number('Left of the price'), number('Margin')],
          ordered
            .slice(0, listed)
            .map(({ item, name, cost, margin, share }) => [
              link(plain(name), itemPath(item)),
              formatMoney(cost),
              margin === undefined ? '–' : formatMoney(margin),
              share === undefined ? '–' : formatPercent(share, 1),
            ]),
        ),
      ordered.length > listed && `${ordered.length - listed} more have a cost.`,
      unknown > 0 &&
        `The cost of ${pluralize(unknown, 'other')} is not entered, so ${unknown === 1 ? 'its' : 'their'} margin is unknown.`,
      'Costs and prices are those of now, not of past sales.',
    ),
    { links, suggestions },
  );
}

/** The item, or each of its variations. */
function soldAs(item: CatalogItem): readonly Sold[] {
  const { name, price, cost, variations = [] } = item;
  if (variations.length === 0) return [{ item, name, price, cost }];
  return variations.map(({ values, ...own }) => ({
    item,
    name: [name, values.join(' / ')].join(' – '),
    price: own.price,
    cost: own.cost,
  }));
}

function costedOf({ item, name, cost, price }: Sold): readonly Costed[] {
  if (cost === undefined) return [];
  const margin = price === undefined ? undefined : price - cost;
  const share = margin !== undefined && price !== undefined && price > 0 ? margin / price : undefined;
  return [{ item, name, cost, margin, share }];
}
