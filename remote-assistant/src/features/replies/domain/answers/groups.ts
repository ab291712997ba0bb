import { formatPercent, largestRemainder, pluralize } from '@back-office/shared/format';
import { salesDataOf } from '@back-office/shared/ledger';
import { bold, link, paragraphs, plain, table } from '../markdown';
import { metricOf } from '../metrics';
import { capital } from '../periods/period';
import type { Dimension } from '../question';
import { reply, type Reply } from '../reply';
import { dimensionRules, type Group } from './dimensions';
import { unitsSold } from './items';
import { answerPayments } from './payments';
import { figureText } from './sales';
import { figureLinks, listOf, nothingSold, periodNote, rowsOf, scopeText, type Scoped } from './scope';

const ranked = 5;
const listed = 31;

/** The best or worst items, days, staff … of a period, or all of them. */
export async function answerGroups(scoped: Scoped): Promise<Reply> {
  const { question, period } = scoped;
  const dimension = question.dimension ?? 'item';
  if (dimension === 'tender') return answerPayments(scoped);
  const rule = dimensionRules[dimension];
  const rows = await rowsOf(scoped, period);
  if (rows.length === 0) return nothingSold(scoped);
  const metric = metricOf(question.metrics[0] ?? rule.metric);
  const valueOf = ({ data }: Group) => metric.valueOf(data) ?? 0;
  const all = rule.groupsOf(rows, scoped);
  const whole = metric.valueOf(salesDataOf(rows)) ?? 0;
  // The most refunds are the largest amount paid back, which is negative.
  const sizeOf = (group: Group) => valueOf(group) * (whole < 0 ? -1 : 1);
  const isRanking = question.topic === 'ranking';
  const isTimed = rule.report !== undefined;
  const isWorst = question.order === 'worst';
  // What sold nothing is named below, so that the slowest sellers are those that sold something.
  const counts = (group: Group) => {
    if (isTimed && !isRanking) return true;
    // A location without refunds has the fewest.
    return isTimed || isWorst ? group.data.transactions > 0 : valueOf(group) !== 0;
  };
  const withSales = all.filter(counts);
  const sorted =
    isRanking || !isTimed
      ? withSales.toSorted((one, other) => (sizeOf(one) - sizeOf(other)) * (isWorst ? 1 : -1))
      : withSales;
  const shown = sorted.slice(0, isRanking ? Math.min(question.count ?? ranked, listed) : listed);
  const [first] = shown;
  if (!first) return nothingSold(scoped);
  const total = sumOf(all.map(valueOf));
  const shares = sharesOf(all.map(valueOf));
  const shareOf = (group: Group) => formatPercent((shares[all.indexOf(group)] ?? NaN) / 100, 1);
  const canShare =
    metric.kind === 'money' &&
    total > 0 &&
    all.every((group) => valueOf(group) >= 0) &&
    metric.label !== 'Average net sale';
  const label = metric.label.toLowerCase();
  const ties = withSales.filter((group) => valueOf(group) === valueOf(first)).length - 1;
  const head = isRanking
    ? `${bold(plain(first.name))} had the ${isWorst ? 'lowest' : whole < 0 ? 'most' : 'highest'} ${label} of all ${rule.many} ${scopeText(scoped)}: ${bold(figureText(valueOf(first), metric.kind))}.${ties > 0 ? ` ${ties === 1 ? 'One other' : `${ties} others`} had the same.` : ''}`
    : `${capital(label)} by ${rule.one} ${scopeText(scoped)}:`;
  const rowsText = shown.map((group) => [
    group.path === undefined ? plain(group.name) : link(plain(group.name), group.path),
    figureText(valueOf(group), metric.kind),
    ...(canShare ? [shareOf(group)] : []),
  ]);
  const rest = sorted.length - shown.length;
  const columns = [
    { title: capital(rule.one) },
    { title: metric.label, isNumber: true },
    ...(canShare ? [{ title: 'Share', isNumber: true }] : []),
  ];
  const isWhole = metric.label !== 'Average net sale' && !isRanking && rest === 0 && total === whole;
  return reply(
    paragraphs(
      head,
      table(
        columns,
        isWhole
          ? [...rowsText, [bold('Total'), bold(figureText(total, metric.kind)), ...(canShare ? [''] : [])]]
          : rowsText,
      ),
      dimension === 'item' &&
        !isRanking &&
        `${pluralize(
          unitsSold(rows, () => true),
          'unit',
        )} were sold in all.`,
      rest > 0 && !isRanking && `${rest} more ${rule.many} are in the report.`,
      isWorst && dimension === 'item' && unsoldText(scoped, all),
      periodNote(scoped),
    ),
    {
      links: figureLinks(scoped, {
        ...(rule.group && { group: rule.group }),
        ...(rule.report && { report: rule.report }),
      }),
      suggestions: suggestionsFor(dimension, isWorst),
    },
  );
}

function unsoldText({ sources }: Scoped, groups: readonly Group[]) {
  const sold = new Set(groups.map(({ name }) => name));
  const unsold = sources.catalog.filter(({ name }) => !sold.has(name)).map(({ name }) => plain(name));
  if (unsold.length === 0) return 'Every item of your list sold in this period.';
  return `Not sold at all: ${listOf(unsold.slice(0, 5))}${unsold.length > 5 ? ` and ${unsold.length - 5} more` : ''}.`;
}

function sharesOf(values: readonly number[]): readonly number[] {
  return largestRemainder(values, 1);
}

function sumOf(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0);
}

function suggestionsFor(dimension: Dimension, isWorst: boolean): readonly string[] {
  if (dimension === 'item')
    return [isWorst ? 'Which items sold best?' : 'Which items sold worst?', 'By category?', 'What is running low?'];
  return ['By item?', 'And the same period last year?', dimension === 'staff' ? 'By day?' : 'By staff?'];
}
