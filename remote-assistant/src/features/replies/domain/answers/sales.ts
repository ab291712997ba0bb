import {
  formatMoney,
  formatPercent,
  formatRange,
  formatSignedPercent,
  notInFiles,
  pluralize,
  unknown,
  weekday,
  capitalized,
} from '@back-office/shared/format';
import {
  changeBadgeOf,
  dimensionOf,
  measureOf,
  type FigureGroup,
  type FiguresAnswer,
  type LedgerFacts,
  type MeasureId,
} from '@back-office/shared/ledger';
import { comparisonOf } from '../comparison';
import { fitsSummary, linksOf } from '../links';
import { bold, bullets, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import { datesText, type Period } from '../periods/period';
import { reply, type Reply } from '../reply';
import {
  baselineLinks,
  closedNote,
  figureLinks,
  figuresOf,
  figureText,
  isSingular,
  optionsOf,
  reasonsOf,
  scopeText,
  unknownSentence,
  type Scoped,
} from './scope';

const overview: readonly MeasureId[] = [
  'gross-sales',
  'returns',
  'discounts-and-comps',
  'net-sales',
  'transactions',
  'average-net-sale',
];

/** Figures of a period beside those of another one: all of sales, or the ones asked for. */
export async function answerSales(scoped: Scoped): Promise<Reply | undefined> {
  const { question, period, baseline, sources } = scoped;
  const isOverview = question.figures.length === 0;
  const ids = isOverview ? overview : question.figures;
  const main = isOverview ? 'net-sales' : (ids[0] ?? 'net-sales');
  const answer = await figuresOf(scoped, { measures: [...ids, ...(explained[main]?.parts ?? [])], isCompared: true });
  const { total } = answer;
  const hasBaseline = (answer.baseline?.transactions ?? 0) > 0;
  if (total.transactions === 0 && !(hasBaseline && question.baseline)) return undefined;
  const isTable = ids.length > 1;
  const [bestDay, reasons, facts] = await Promise.all([
    isOverview ? bestDayText(scoped) : undefined,
    question.asksWhy && main !== 'transactions' ? changesText(scoped) : undefined,
    sources.port.describe(optionsOf(sources)),
  ]);
  const compare = comparisonOf(period.range, baseline.range, sources.now.day);
  return reply(
    paragraphs(
      `${sentence(main, total, scopeText(scoped))} ${changeSentence(main, answer, scopeText(scoped, baseline))}`.trimEnd(),
      isTable && comparisonTable(ids, answer, [period, baseline], isOverview ? main : undefined),
      total.figures[main] !== unknown && reasonsOf(ids, total),
      !isTable && explanation(main, total, facts),
      reasons,
      bestDay,
      closedNote(scoped),
    ),
    {
      links: [
        ...figureLinks(scoped, { compare, ...(!isOverview && { line: lineOf(main) }) }),
        ...(compare === undefined || !fitsSummary(question.filters) ? baselineLinks(scoped) : []),
        ...(isOverview && isPlainDay(scoped) ? [linksOf(sources.ledgerParams).dashboard(period.range.from)] : []),
      ],
    },
  );
}

/** The transactions behind a count or an average are simply all. */
function lineOf(id: MeasureId): MeasureId | undefined {
  return id === 'transactions' || id === 'average-net-sale' ? undefined : id;
}

function isPlainDay({ period: { range }, question: { filters } }: Scoped) {
  return range.from === range.to && filters.length === 0;
}

/** `**Net sales were $2,205.62** for last week, …` */
function sentence(id: MeasureId, group: FigureGroup, scope: string) {
  const value = group.figures[id];
  const { label, unit } = measureOf(id);
  if (value === unknown) return unknownSentence(id, group, scope);
  if (unit === 'count')
    return id === 'transactions'
      ? `There ${value === 1 ? 'was' : 'were'} ${bold(pluralize(value ?? 0, 'transaction'))} ${scope}.`
      : `${bold(`${label}: ${figureText(value, id)}`)} ${scope}.`;
  const text = value === undefined ? 'not known, because there were no transactions' : figureText(value, id);
  return `${bold(`${label} ${isSingular(id) ? 'was' : 'were'} ${text}`)} ${scope}.`;
}

/** `That is +8.4% on $2,034.10 for Jun 29 – Jul 5, 2025.` The percentage is that of the badge in the report. */
function changeSentence(id: MeasureId, { total, baseline }: FiguresAnswer, scope: string) {
  if (!baseline) return '';
  if (baseline.transactions === 0) return `There were no sales ${scope} to compare with.`;
  const before = baseline.figures[id];
  if (before === unknown && total.figures[id] === unknown) return '';
  const { change, description } = changeBadgeOf(total.figures[id], before);
  const earlier = before === undefined ? 'nothing' : figureText(before, id);
  if (change !== undefined)
    return `That is ${bold(`${change > 0 ? 'up' : 'down'} ${formatPercent(Math.abs(change), 1)}`)} from ${earlier} ${scope}.`;
  if (description === 'The sign changed')
    return `It was ${earlier} ${scope}. The sign changed, so there is no percentage.`;
  if (description === 'No change') return `It was the same ${scope}.`;
  if (description === 'Nothing to compare with' || description === notInFiles)
    return `It was ${earlier} ${scope}, so there is no percentage.`;
  return `It was about the same ${scope}: ${earlier}.`;
}

function comparisonTable(
  ids: readonly MeasureId[],
  { total, baseline }: FiguresAnswer,
  periods: readonly [Period, Period],
  main: MeasureId | undefined,
) {
  const rows = ids.map((id) => {
    const [value, before] = [total.figures[id], baseline?.figures[id]];
    const { change } = changeBadgeOf(value, before);
    const cells = [
      measureOf(id).label,
      capitalized(figureText(value, id)),
      capitalized(figureText(before, id)),
      change === undefined ? 'N/A' : formatSignedPercent(change, 1),
    ];
    return id === main ? cells.map(bold) : cells;
  });
  return table(['', ...periods.map((period) => number(datesText(period))), number('Change')], rows);
}

/** The parts of a figure that has some, because a single number raises the next question. */
function explanation(id: MeasureId, { figures }: FigureGroup, facts: LedgerFacts): string | undefined {
  if (figures[id] === unknown) return undefined;
  const { parts = [], textOf } = explained[id] ?? {};
  const text = textOf?.((part) => figureText(figures[part], part), facts);
  const [value, gross] = [figures[id], figures['gross-sales']];
  if (parts.includes('gross-sales') && typeof value === 'number' && typeof gross === 'number' && gross > 0)
    return [text, `That is ${formatPercent(Math.abs(value) / gross, 1)} of gross sales.`].filter(Boolean).join(' ');
  if (text !== undefined) return text;
  const { rule } = measureOf(id);
  return rule.includes(' = ') ? `${rule}${rule.endsWith('.') ? '' : '.'}` : undefined;
}

interface Explanation {
  readonly parts: readonly MeasureId[];
  readonly textOf?: (amount: (part: MeasureId) => string, facts: LedgerFacts) => string;
}

const explained: Partial<Record<MeasureId, Explanation>> = {
  fees: {
    parts: ['processing-fees', 'invoice-fees', 'total-payments'],
    textOf: (amount, { feeRules: { processing, invoice } }) =>
      [
        `Payment processing fees were ${amount('processing-fees')} and invoice fees ${amount('invoice-fees')}, of ${amount('total-payments')} collected.`,
        ...(processing ? [processing.rule] : []),
        ...(invoice ? [`Invoices: ${invoice.rule}.`] : []),
      ].join(' '),
  },
  'deferred-sales': {
    parts: ['invoices', 'invoice-deposit-redeemed', 'online'],
    textOf: (amount) =>
      `Invoice deposits were ${amount('invoices')}, invoice deposits redeemed ${amount('invoice-deposit-redeemed')}, and online prepayments ${amount('online')}.`,
  },
  'discounts-and-comps': {
    parts: ['discounts', 'comps', 'gross-sales'],
    textOf: (amount) => `Discounts were ${amount('discounts')} and comps ${amount('comps')}.`,
  },
  discounts: { parts: ['gross-sales'] },
  comps: { parts: ['gross-sales'] },
};

/** The categories that changed most. Why customers bought more or less of them, no ledger knows. */
async function changesText(scoped: Scoped): Promise<string | undefined> {
  const id = 'gross-sales';
  const { total, baseline } = await figuresOf(scoped, {
    measures: [id],
    groupBy: ['category'],
    of: 'lines',
    isCompared: true,
  });
  if (total.figures[id] === unknown) return undefined;
  const salesOf = (key: string, whole = total) => {
    const group = whole.groups.find((one) => one.key === key);
    return group ? group.figures[id] : 0;
  };
  const keys = new Set([...total.groups, ...(baseline?.groups ?? [])].map(({ key }) => key));
  const changes = [...keys]
    .flatMap((key) => {
      const [now, then] = [salesOf(key), salesOf(key, baseline)];
      return typeof now !== 'number' || typeof then !== 'number' || now === then ? [] : [{ key, now, then }];
    })
    .toSorted((one, other) => Math.abs(other.now - other.then) - Math.abs(one.now - one.then))
    .slice(0, 3);
  if (changes.length === 0) return undefined;
  return paragraphs(
    `Your sales data doesn’t say why customers buy more or less. These categories changed most, by gross sales:`,
    bullets(
      changes.map(
        ({ key, now, then }) =>
          `${bold(plain(key || (dimensionOf('category').noValue ?? '')))}: ${formatMoney(now)}, from ${formatMoney(then)}`,
      ),
    ),
  );
}

async function bestDayText(scoped: Scoped): Promise<string | undefined> {
  const { range } = scoped.period;
  if (range.from === range.to) return undefined;
  const id = 'net-sales';
  const { total } = await figuresOf(scoped, {
    measures: [id],
    groupBy: ['date'],
    sort: { by: id, isDescending: true },
    limit: 1,
  });
  const [best] = total.groups;
  const sales = best?.figures[id];
  // A day that is not known may be better.
  const isKnown = total.figures[id] !== unknown;
  if (!best || !isKnown || typeof sales !== 'number' || sales <= 0) return undefined;
  return `The best day was ${weekday(best.key)}, ${formatRange({ from: best.key, to: best.key })}, with net sales of ${bold(formatMoney(sales))}.`;
}
