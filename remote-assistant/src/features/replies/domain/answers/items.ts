import { compareFigures, formatPercent, pluralize, unknown } from '@back-office/shared/format';
import { type Figure, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, number, paragraphs, plain, table } from '../markdown';
import { capital } from '../periods/period';
import { reply, type Reply } from '../reply';
import { figureLinks, figuresOf, figureText, reasonsOf, scopeText, type Scoped } from './scope';

const measures = ['gross-sales', 'returns', 'items-sold'] as const satisfies readonly MeasureId[];

/** Figures of items or of a category that the question names. */
export async function answerItem(scoped: Scoped): Promise<Reply | undefined> {
  const { question, period, sources } = scoped;
  const { items, category, unknownItem } = question;
  if (unknownItem !== undefined) return unknownItemReply(unknownItem);
  const field = category === undefined ? 'item-name' : 'category';
  const names = category === undefined ? items : [category];
  const [all, named] = await Promise.all([
    figuresOf(scoped, { measures: ['gross-sales'] }),
    figuresOf(scoped, { measures, groupBy: [field], of: 'lines', more: [{ field, values: names }] }),
  ]);
  if (all.total.transactions === 0) return undefined;
  const found = names
    .map((name) => soldOf(name, named.total.groups))
    .toSorted((one, other) => compareFigures(one.grossSales, other.grossSales, true));
  const query = category === undefined && names.length === 1 ? names[0] : undefined;
  const [first] = found;
  const text =
    first && found.length === 1 ? oneText(scoped, first, all.total.figures['gross-sales']) : listText(scoped, found);
  return reply(paragraphs(text, reasonsOf(measures, named.total)), {
    links: [
      ...figureLinks(scoped, { group: category === undefined ? 'Item' : 'Category' }).slice(0, 1),
      linksOf(sources.ledgerParams).transactions(period.range, {
        filters: question.filters,
        ...(query !== undefined && { query }),
      }),
    ],
    suggestions: [
      'And the month before?',
      'Which items sold best?',
      category === undefined ? 'How many are in stock?' : 'By item?',
    ],
  });
}

interface Sold {
  readonly name: string;
  readonly isSold: boolean;
  readonly grossSales: Figure;
  readonly returns: Figure;
  readonly units: Figure;
}

/** What was not sold at all is in no answer. */
function soldOf(name: string, groups: readonly FigureGroup[]): Sold {
  const group = groups.find(({ key }) => key === name);
  if (!group) return { name, isSold: false, grossSales: 0, returns: 0, units: 0 };
  const { figures } = group;
  return {
    name,
    isSold: true,
    grossSales: figures['gross-sales'],
    returns: figures.returns,
    units: figures['items-sold'],
  };
}

function oneText(scoped: Scoped, { name, grossSales, returns, units }: Sold, all: Figure): string {
  const share =
    typeof grossSales === 'number' && typeof all === 'number' && all > 0
      ? `, ${formatPercent(grossSales / all, 1)} of all gross sales (${figureText(all, 'gross-sales')})`
      : '';
  const returned =
    scoped.question.measures.includes('returns') || returns !== 0
      ? ` Returns were ${figureText(returns, 'returns')}.`
      : '';
  const sold =
    grossSales === unknown
      ? `Gross sales of ${plain(name)} are ${figureText(grossSales, 'gross-sales')}`
      : `${plain(name)} had gross sales of ${figureText(grossSales, 'gross-sales')}`;
  return `${bold(sold)} ${scopeText(scoped)}${typeof units === 'number' ? `: ${pluralize(units, 'unit')}` : ''}${share}.${returned}`;
}

function listText(scoped: Scoped, found: readonly Sold[]): string {
  const [first] = found;
  return paragraphs(
    found.some(({ grossSales }) => grossSales === unknown)
      ? `Which of these items sold best ${scopeText(scoped)} is ${figureText(unknown, 'gross-sales')}.`
      : first?.isSold
        ? `${bold(`${plain(first.name)} had the highest gross sales of these items`)} ${scopeText(scoped)}.`
        : `None of these items was sold ${scopeText(scoped)}.`,
    table(
      ['Item', number('Gross sales'), number('Units')],
      found.map(({ name, grossSales, units }) => [
        plain(name),
        capital(figureText(grossSales, 'gross-sales')),
        capital(figureText(units, 'items-sold')),
      ]),
    ),
  );
}

export function unknownItemReply(name: string): Reply {
  return reply(
    `I found no item, category, or member of staff called “${plain(name)}” in your items or in the sales. Please check the name, or ask for the best items to see what is sold.`,
    { suggestions: ['Which items sell best?', 'What is in stock?'], isAnswered: false },
  );
}
