import type { DayRange } from '@back-office/shared/format';
import {
  isMeasureId,
  measureOf,
  type Condition,
  type Filter,
  type LedgerPort,
  type Question,
  type RowsQuestion,
} from '@back-office/shared/ledger';
import type { Reply } from '../src/features/replies/domain/reply';
import { evaluationDay } from './evaluationDay';

export type PortQuestion = Exclude<keyof LedgerPort, 'version'>;

/** What a reply asked the port. */
export interface PortCall {
  readonly name: PortQuestion;
  readonly question: unknown;
}

export interface Answered {
  readonly reply: Reply;
  readonly calls: readonly PortCall[];
}

/** `wrong`: figures of another question, or no figures where some were asked for and the reply does not ask back. */
export type Verdict = 'right' | 'asked back' | 'wrong';

/**
 * Expectations, of which one must hold, separated by `||`:
 *
 * - `net-sales|gross-sales by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=A,B; weekday=6 top`:
 *   one of the figures, by the field, of the days, compared with other days, of the transactions that pass exactly these
 *   filters (`*` for any value), the highest (or lowest, `bottom`) first. Without days any days are right.
 * - `rows …`, `customers …`: transactions or customers of such days and filters; `row`: one transaction; `deferred`: what is owed
 * - `unsold @…`: items that were not sold
 * - `how /path`, `how *words`: no figures, but a link to the screen, or the words
 * - `define net-sales; fees`: the labels of these figures; `text words`: the words
 * - `cannot`, `cannot *words`, `ask`: no figures
 *
 * Who sold something is who took the payment or who is credited: `~staff` is one of the two fields.
 */
export function verdictOn(expects: string, answered: Answered): Verdict {
  const some = expects.split(' || ').flatMap((one) => staffFields.map((field) => one.replaceAll('~staff', field)));
  if (some.some((one) => isMet(one, answered))) return 'right';
  return hasFigures(answered) || answered.reply.isAnswered ? 'wrong' : 'asked back';
}

const staffFields = ['collected-by', 'attributed-to'] as const;

const figureCalls: ReadonlySet<PortQuestion> = new Set(['figures', 'rows', 'row', 'customers', 'deferred', 'search']);

/** To see what a turn points at, the reader may ask for the rows shown before; a reply that says no number tells no figures. */
function hasFigures({ calls, reply }: Answered): boolean {
  return calls.some(({ name }) => figureCalls.has(name)) && (reply.shown !== undefined || number.test(reply.text));
}

/** `$1,200.50`, `12.5%`, `**14** sales`, a cell of a table */
const number = /\p{Sc}\s?\d|\d\s?%|\*\*\(?\d|\|\s*\(?\p{Sc}?\d/u;

function isMet(expects: string, answered: Answered): boolean {
  const [kind = '', ...words] = expects.split(' ');
  const rest = words.join(' ');
  switch (kind) {
    case 'cannot':
    case 'ask':
      return !hasFigures(answered) && says(answered, rest.replace('*', '').split('|'));
    case 'how':
      return (
        !hasFigures(answered) && (rest.startsWith('*') ? says(answered, [rest.slice(1)]) : leadsTo(answered, rest))
      );
    case 'define':
      return rest.split('; ').every((id) => isMeasureId(id) && says(answered, [measureOf(id).label]));
    case 'text':
      return says(answered, [rest]);
    case 'row':
    case 'deferred':
      return answered.calls.some(({ name }) => name === kind);
    case 'unsold':
      return /not sold|every item|nothing/i.test(answered.reply.text) && isMet(`~any by item-name ${rest}`, answered);
    default:
      return variantsOf(expects).some((one) => asksFor(tellsShares(answered) ? orOfGroups(one) : one, answered.calls));
  }
}

function says({ reply: { text } }: Answered, some: readonly string[]): boolean {
  return some.some((words) => text.toLowerCase().includes(words.toLowerCase()));
}

function leadsTo({ reply: { text, links } }: Answered, path: string): boolean {
  return [text, ...links.map((link) => link.path)].some((one) => one.includes(path));
}

interface Expected {
  /** `undefined`: any figure. */
  readonly measures: readonly string[] | undefined;
  readonly of: 'figures' | 'rows' | 'customers';
  readonly by: readonly string[] | undefined;
  readonly range: DayRange | undefined;
  readonly baseline: DayRange | undefined;
  readonly filters: ReadonlyMap<string, string>;
  readonly order: 'top' | 'bottom' | undefined;
}

const groups: Readonly<Record<string, string>> = {
  '~sales': 'net-sales|gross-sales|total-sales',
  '~taken': 'net-sales|gross-sales|total-sales|total-payments|payments-collected',
  '~payments': 'total-payments|payments-collected',
  '~itemsales': 'gross-sales|net-sales|items|total-sales',
  '~units': 'items-sold|quantity',
  '~sold': 'gross-sales|net-sales|items|total-sales|items-sold|quantity',
  '~count': 'transactions|sale-count',
};

/** Cash and card can be asked for as a figure, as a filter or as one of all tenders. */
const tenders: Readonly<Record<string, readonly [figures: string, filters: readonly string[]]>> = {
  '~cash': ['cash|tender-cash', ['payment-method=cash', 'tender=Cash']],
  '~card': ['card|tender-card', ['payment-method=card', 'tender=Card']],
};

/** A table of groups has a column with the share of each. */
function tellsShares({ reply: { text } }: Answered): boolean {
  return /\| Share \|/.test(text);
}

function orOfGroups(one: Expected): Expected {
  const figures = one.by && one.measures?.flatMap((id) => wholes[id] ?? []);
  return figures ? { ...one, measures: [...(one.measures ?? []), ...figures] } : one;
}

const wholes: Readonly<Record<string, readonly string[]>> = {
  'net-sales-share': ['net-sales', 'gross-sales'],
  'payment-share': ['total-payments', 'payments-collected', 'net-sales'],
};

const paid = ['net-sales', 'gross-sales', 'total-sales', 'total-payments', 'payments-collected'];

function variantsOf(expects: string): readonly Expected[] {
  const one = parsed(expects);
  const tender = Object.keys(tenders).find((name) => one.measures?.includes(name));
  const [figures = '', filters = []] = tenders[tender ?? ''] ?? [];
  if (tender === undefined) {
    // One way to pay may be told as part of all of them.
    const isOfTender =
      one.by === undefined && one.measures?.some((id) => paid.includes(id) || id.startsWith('tender-'));
    const others = new Map([...one.filters].filter(([field]) => field !== 'tender' && field !== 'payment-method'));
    const isNamed = others.size < one.filters.size || one.measures?.some((id) => id.startsWith('tender-'));
    return isOfTender && isNamed
      ? [one, { ...one, measures: ['total-payments'], by: ['tender'], filters: others }]
      : [one];
  }
  const others = one.measures?.filter((id) => id !== tender) ?? [];
  return [
    { ...one, measures: [...others, ...figures.split('|')] },
    ...filters.map((filter) => ({ ...one, measures: paid, filters: new Map([...one.filters, filterOf(filter)]) })),
    { ...one, measures: ['total-payments'], by: ['tender'] },
  ];
}

function parsed(text: string): Expected {
  const [, head = '', condition = '', order] = /^(.*?)(?: if (.*?))?(?: (top|bottom))?$/.exec(text) ?? [];
  const [, subject = '', by, range, baseline] = /^(\S+?)(?: by (\S+))?(?: @(\S+))?(?: vs (\S+))?$/.exec(head) ?? [];
  const ids = subject.split('|').flatMap((one) => (groups[one] ?? one).split('|'));
  const isRows = subject === 'rows' || subject === 'customers';
  return {
    measures: ids.includes('~any') || isRows ? undefined : ids,
    of: isRows ? subject : 'figures',
    by: by?.split('|'),
    range: rangeOf(range),
    baseline: rangeOf(baseline),
    filters: new Map(condition === '' ? [] : condition.split('; ').map(filterOf)),
    order: order === 'top' || order === 'bottom' ? order : undefined,
  };
}

function filterOf(text: string): readonly [field: string, values: string] {
  const [field = '', values = ''] = text.split('=');
  const isWhole = field === 'item-name';
  return [field, isWhole ? values : values.split(',').toSorted().join(',')];
}

function rangeOf(text: string | undefined): DayRange | undefined {
  if (text === undefined) return undefined;
  const [from = '', to = from] = text.split('..');
  return { from, to };
}

function asksFor(expected: Expected, calls: readonly PortCall[]): boolean {
  return calls.some((call) => {
    if (call.name !== expected.of && !(expected.of === 'rows' && call.name === 'search')) return false;
    return expected.of === 'figures'
      ? isAskedIn(expected, call.question as Question, calls)
      : isScope(expected, call.question as RowsQuestion);
  });
}

function isScope({ of, range, filters, order }: Expected, question: RowsQuestion): boolean {
  const scope = of === 'customers' ? (question as unknown as RowsQuestion['scope']) : question.scope;
  const isOrdered = order === undefined || (question.sort.by === 'amount' && question.sort.isDescending);
  const limited = [...scope.filters, ...filtersOf(scope.where)];
  const isLimited = hasFilters(scope.filters, filters) || hasFilters(limited, filters);
  return isOrdered && isRange(scope.range, range) && isLimited;
}

/** Refunds, and transactions with a discount, are asked for by a condition, which an expectation may name as a filter. */
function filtersOf(where: Condition | undefined): readonly Filter[] {
  const text = JSON.stringify(where ?? {});
  const isRefund = text.includes('"field":"transaction-type","is":"Refund"') && !text.includes('"not":{"field"');
  const isSale = text.includes('"not":{"field":"transaction-type","is":"Refund"}');
  return [
    ...(isRefund || isSale ? [{ field: 'transaction-type', values: [isRefund ? 'Refund' : 'Sale'] } as const] : []),
    ...(text.includes('"amount":"discounts"') ? [{ field: 'discount-use', values: ['With discount'] } as const] : []),
  ];
}

function isAskedIn(expected: Expected, question: Question, calls: readonly PortCall[]): boolean {
  const { measures, by, range, baseline, filters, order } = expected;
  const [group, ...others] = question.groupBy ?? [];
  const { sort } = question;
  const compares = (other: DayRange) =>
    isRange(question.baseline?.range, other) ||
    calls.some(({ name, question: asked }) => name === 'figures' && isRange((asked as Question).range, other));
  return (
    (measures === undefined || measures.some((id) => question.measures.some((own) => own === id))) &&
    (by === undefined ? group === undefined || isOneValue(group, filters) : by.includes(group ?? '')) &&
    // Sales of an item are told from those of its variations by SKU.
    others.every((id) => group === 'item-name' && id === 'sku') &&
    (order === undefined || sort === undefined || sort.isDescending === (order === 'top')) &&
    isRange(question.range, range) &&
    (baseline === undefined || compares(baseline)) &&
    hasFilters(question.filters, filters)
  );
}

/** Grouped by what is limited to some values, figures of each of them are told. */
function isOneValue(group: string, filters: ReadonlyMap<string, string>): boolean {
  return filters.has(group);
}

function isRange(range: DayRange | undefined, wanted: DayRange | undefined): boolean {
  if (!wanted) return true;
  const until = (day: string) => (day > evaluationDay ? evaluationDay : day);
  return range?.from === wanted.from && until(range.to) === until(wanted.to);
}

function hasFilters(asked: Question['filters'], wanted: ReadonlyMap<string, string>): boolean {
  const own = new Map<string, string>(
    asked
      .filter(({ values }) => values.length > 0)
      .map(({ field, values }) => [field, [...values].toSorted().join(',')]),
  );
  return (
    own.size === wanted.size &&
    [...wanted].every(([field, values]) => {
      const have = own.get(field);
      return have !== undefined && (values === '*' || sortedNames(have) === sortedNames(values));
    })
  );
}

/** Names of items have commas. */
function sortedNames(values: string): string {
  return values
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .toSorted()
    .join(',');
}
