import { formatCount, formatMoney, formatPercent, pluralize } from '@back-office/shared/format';
import { groupSales, salesDataOf, type LineItem, type Transaction } from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, paragraphs, plain, table } from '../markdown';
import { reply, type Reply } from '../reply';
import { figureLinks, nothingSold, periodNote, rowsOf, scopeText, type Scoped } from './scope';

/** Figures of items or of a category that the question names. */
export async function answerItem(scoped: Scoped): Promise<Reply> {
  const { question, period, sources } = scoped;
  const { items, category, unknownItem } = question;
  if (unknownItem !== undefined) return unknownItemReply(unknownItem);
  const rows = await rowsOf(scoped, period);
  if (rows.length === 0) return nothingSold(scoped);
  const groups = groupSales(rows, category === undefined ? 'Item' : 'Category');
  const names = category === undefined ? items.map(({ name }) => name) : [category];
  const whole = salesDataOf(rows).grossSales;
  const found = names
    .map((name) => ({ name, data: groups.find((group) => group.name === name)?.data }))
    .toSorted((one, other) => (other.data?.grossSales ?? 0) - (one.data?.grossSales ?? 0));
  const [first] = found;
  const unitsText = (name: string) =>
    pluralize(
      unitsSold(rows, (item) => (category === undefined ? item.name : item.category) === name),
      'unit',
    );
  const links = linksOf(sources.ledgerParams);
  const query = category === undefined && names.length === 1 ? names[0] : undefined;
  const text =
    first && found.length === 1
      ? `${bold(`${plain(first.name)} had gross sales of ${formatMoney(first.data?.grossSales ?? 0)}`)} ${scopeText(scoped)}: ${unitsText(first.name)}${whole > 0 ? `, ${formatPercent((first.data?.grossSales ?? 0) / whole, 1)} of all gross sales (${formatMoney(whole)})` : ''}.${question.metrics.includes('returns') || (first.data && first.data.returns !== 0) ? ` Returns were ${formatMoney(first.data?.returns ?? 0)}.` : ''}`
      : paragraphs(
          first?.data
            ? `${bold(`${plain(first.name)} had the highest gross sales of these items`)} ${scopeText(scoped)}.`
            : `None of these items was sold ${scopeText(scoped)}.`,
          table(
            [{ title: 'Item' }, { title: 'Gross sales', isNumber: true }, { title: 'Units', isNumber: true }],
            found.map(({ name, data }) => [
              plain(name),
              formatMoney(data?.grossSales ?? 0),
              formatCount(unitsSold(rows, (item) => item.name === name)),
            ]),
          ),
        );
  return reply(paragraphs(text, periodNote(scoped)), {
    links: [
      ...figureLinks(scoped, { group: category === undefined ? 'Item' : 'Category' }).slice(0, 1),
      links.transactions(period.range, { filters: question.filters, ...(query !== undefined && { query }) }),
    ],
    suggestions: [
      'And the month before?',
      'Which items sold best?',
      category === undefined ? 'How many are in stock?' : 'By item?',
    ],
  });
}

/** Units of completed sales, without returned ones. */
export function unitsSold(rows: readonly Transaction[], counts: (item: LineItem['item']) => boolean): number {
  return rows
    .filter(({ itemSales }) => itemSales > 0)
    .flatMap(({ basket }) => basket)
    .filter(({ item, isReturned }) => !isReturned && counts(item))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export function unknownItemReply(name: string): Reply {
  return reply(
    `I found no item, category, or member of staff called “${plain(name)}” in your items or in the sales. Please check the name, or ask for the best items to see what is sold.`,
    { suggestions: ['Which items sell best?', 'What is in stock?'], isAnswered: false },
  );
}
