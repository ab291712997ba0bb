import { compareFigures, formatPercent, pluralize, unknown, capitalized } from '@back-office/shared/format';
import { valuesOf, type Figure, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import { reply, type Reply } from '../reply';
import { groupingOf } from './groupings';
import { figureLinks, figuresOf, figureText, reasonsOf, scopeText, type Scoped } from './scope';

const measures = ['gross-sales', 'returns', 'items-sold'] as const satisfies readonly MeasureId[];

/** Figures of items or of categories that the question names: of one by itself, of several also their sum. */
export async function answerItem(scoped: Scoped): Promise<Reply | undefined> {
  const { question, period, sources } = scoped;
  const ofItems = valuesOf(question.filters, 'item-name');
  const field = ofItems.length > 0 ? 'item-name' : 'category';
  const names = valuesOf(question.filters, field);
  const others = question.filters.filter((one) => one.field !== 'item-name' && one.field !== 'category');
  const [all, named] = await Promise.all([
    figuresOf({ ...scoped, question: { ...question, filters: others } }, { measures: ['gross-sales'] }),
    figuresOf(scoped, { measures, groupBy: [field] }),
  ]);
  if (all.total.transactions === 0) return undefined;
  const found = names
    .map((name) => soldOf(name, named.total.groups))
    .toSorted((one, other) => compareFigures(one.grossSales, other.grossSales, true));
  const [first] = found;
  const rest: Scoped = { ...scoped, question: { ...question, filters: others } };
  const text =
    first && found.length === 1
      ? oneText(rest, first, all.total.figures['gross-sales'])
      : listText(rest, field, found, named.total);
  return {
    ...reply(paragraphs(text, reasonsOf(measures, named.total)), {
      links: [
        ...figureLinks(rest, { group: field === 'item-name' ? 'Item' : 'Category' }).slice(0, 1),
        linksOf(sources.ledgerParams).transactions(period.range, { filters: question.filters }),
      ],
    }),
    shown: { by: field, keys: found.map(({ name }) => name) },
  };
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
  const returned = returns !== 0 ? ` Returns were ${figureText(returns, 'returns')}.` : '';
  const sold =
    grossSales === unknown
      ? `Gross sales of ${plain(name)} are ${figureText(grossSales, 'gross-sales')}`
      : `${plain(name)} had gross sales of ${figureText(grossSales, 'gross-sales')}`;
  return `${bold(sold)} ${scopeText(scoped)}${typeof units === 'number' ? `: ${pluralize(units, 'unit')}` : ''}${share}.${returned}`;
}

function listText(
  scoped: Scoped,
  field: 'item-name' | 'category',
  found: readonly Sold[],
  { figures }: FigureGroup,
): string {
  const [first] = found;
  const { one, many } = groupingOf(field);
  return paragraphs(
    found.some(({ grossSales }) => grossSales === unknown)
      ? `Which of these ${many} sold best ${scopeText(scoped)} is ${figureText(unknown, 'gross-sales')}.`
      : first?.isSold
        ? `${bold(`${plain(first.name)} had the highest gross sales of these ${many}`)} ${scopeText(scoped)}.`
        : `None of these ${many} was sold ${scopeText(scoped)}.`,
    table(
      [capitalized(one), number('Gross sales'), number('Units')],
      [
        ...found.map(({ name, grossSales, units }) => [
          plain(name),
          capitalized(figureText(grossSales, 'gross-sales')),
          capitalized(figureText(units, 'items-sold')),
        ]),
        [
          bold('Together'),
          bold(capitalized(figureText(figures['gross-sales'] ?? 0, 'gross-sales'))),
          bold(capitalized(figureText(figures['items-sold'] ?? 0, 'items-sold'))),
        ],
      ],
    ),
  );
}
