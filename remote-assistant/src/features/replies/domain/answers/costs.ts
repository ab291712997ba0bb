import { formatMoney, formatPercent, pluralize, type Cents } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { itemPath, type CatalogItem } from '../../../../domain/catalog';
import { bold, link, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { itemsAsked } from './stock';

const listed = 10;

/** What is sold with a price and a cost: an item, or one of its variations. */
interface Costed {
  readonly item: CatalogItem;
  readonly name: string;
  readonly cost: Cents;
  /** Missing if the price cannot be read. */
  readonly margin: Cents | undefined;
  /** Of a price above 0. */
  readonly share: number | undefined;
}

/** What items cost the shop, and what is left of their price. A cost that was not entered is unknown, never 0. */
export function answerCosts(question: Question, { catalog }: Sources): Reply {
  const asked = itemsAsked(question, catalog);
  const costed = asked.flatMap(costedOf);
  const known = new Set(costed.map(({ item }) => item));
  const unknown = asked.filter((item) => !known.has(item));
  const links = [{ label: 'Open items', path: paths.items() }];
  const suggestions = ['What are the prices?', 'Which items sell best?'];
  if (costed.length === 0)
    return reply(
      `What ${asked.length === 1 && unknown[0] ? bold(plain(unknown[0].name)) : 'these items'} ${asked.length === 1 ? 'costs' : 'cost'} you ${bold('is not entered')}, so its margin is unknown. “Work out margins” in the form of an item is where it is entered.`,
      { links, suggestions, isAnswered: false },
    );
  const direction = question.rank === 'worst' ? 1 : -1;
  const byShare = costed.toSorted((one, other) => direction * ((one.share ?? NaN) - (other.share ?? NaN)) || 0);
  const ordered = [
    ...byShare.filter(({ share }) => share !== undefined),
    ...byShare.filter(({ share }) => share === undefined),
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
      unknown.length > 0 &&
        `The cost of ${pluralize(unknown.length, 'other item')} is not entered, so the margin is unknown.`,
      'Costs and prices are those of now, not of past sales.',
    ),
    { links, suggestions },
  );
}

function costedOf(item: CatalogItem): readonly Costed[] {
  const sold = item.variations?.length
    ? item.variations.map(({ values, ...rest }) => ({ ...rest, name: [item.name, values.join(' / ')].join(' – ') }))
    : [item];
  return sold.flatMap(({ name, cost, price }) => {
    if (cost === undefined) return [];
    const margin = price === undefined ? undefined : price - cost;
    const share = margin !== undefined && price !== undefined && price > 0 ? margin / price : undefined;
    return [{ item, name, cost, margin, share }];
  });
}
