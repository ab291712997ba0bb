import { formatMoney, pluralize, type Cents } from '@back-office/shared/format';
import { divideCents, type Transaction } from '@back-office/shared/ledger';
import { bold, paragraphs } from '../markdown';
import { metricOf, type AveragedFigure } from '../metrics';
import { reply, type Reply } from '../reply';
import { baselineLinks, figureLinks, nothingSold, periodNote, rowsOf, scopeText, type Scoped } from './scope';

/** What one transaction adds to each figure, with the sign of the report. */
const partOf: Readonly<Record<AveragedFigure, (row: Transaction) => Cents>> = {
  serviceCharges: ({ serviceCharges }) => serviceCharges,
  returns: ({ returns }) => -returns,
  discountsAndComps: ({ discounts, comps }) => -discounts - comps,
  giftCardSales: ({ giftCardSales }) => giftCardSales,
  taxes: ({ taxes }) => taxes,
  tips: ({ tips }) => tips,
  partialRefunds: ({ partialRefunds }) => -partialRefunds,
  fees: ({ fee }) => -fee,
};

/** `average tip`: the figure per transaction that has one, because most have none. */
export async function answerAverage(scoped: Scoped, figure: AveragedFigure): Promise<Reply> {
  const { period, baseline } = scoped;
  const [rows, before] = await Promise.all([rowsOf(scoped, period), rowsOf(scoped, baseline)]);
  if (rows.length === 0) return nothingSold(scoped);
  const { label, line } = metricOf(figure);
  const [now, then] = [averageOf(rows, partOf[figure]), averageOf(before, partOf[figure])];
  const text =
    now === undefined
      ? `There were ${bold(`no ${label.toLowerCase()}`)} ${scopeText(scoped)}.`
      : `${bold(`${label} were ${formatMoney(now.average)} on average`)} ${scopeText(scoped)}: ${formatMoney(now.sum)} in ${pluralize(now.count, 'transaction')} with ${label.toLowerCase()}, of ${rows.length}.`;
  return reply(
    paragraphs(
      `${text} ${then === undefined ? 'There were none' : `The average was ${formatMoney(then.average)}`} ${scopeText(scoped, baseline)}.`,
      periodNote(scoped),
    ),
    {
      links: [...figureLinks(scoped, { line }), ...baselineLinks(scoped)],
      suggestions: [`What are ${label.toLowerCase()}?`, 'What is the average sale?', 'And the week before?'],
    },
  );
}

function averageOf(rows: readonly Transaction[], part: (row: Transaction) => Cents) {
  const parts = rows.map(part).filter((cents) => cents !== 0);
  const sum = parts.reduce((all, cents) => all + cents, 0);
  return parts.length === 0 ? undefined : { sum, count: parts.length, average: divideCents(sum, parts.length) };
}
