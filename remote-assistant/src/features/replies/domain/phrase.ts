import { formatRange, capitalized } from '@back-office/shared/format';
import { measureOf, type DimensionId, type Filter } from '@back-office/shared/ledger';
import { groupingOf } from './answers/groupings';
import { limitsText } from './answers/scope';
import type { Period } from './periods/period';
import type { Question } from './question';

/** A question in plain words, which is read as the same question: the label of a button that asks it. */
export function phraseOf(question: Question): string {
  const { period, baseline, filters, kind, share } = question;
  const limits = limitsText(filters.filter(({ field }) => field !== 'part-of-day'));
  const time = timeText(filters);
  const parts = [
    share && 'share of',
    subjectOf(share ? { ...question, by: undefined } : question),
    limitsText(share ? [share] : []),
    limits,
    time,
    kind !== 'owed' && period && daysOf(period),
    baseline && `compared with ${daysOf(baseline)}`,
  ];
  return capitalized(parts.filter((part) => typeof part === 'string' && part !== '').join(' '));
}

function subjectOf({ kind, figures, by, rank, customersBy, listed }: Question): string {
  const label = figures.map((id) => measureOf(id).label.toLowerCase()).join(' and ') || 'sales';
  if (kind === 'customers') return customersBy ? 'top customers' : 'customers';
  if (kind === 'unsold') return 'items not sold';
  if (kind === 'transactions')
    return `${listed?.order ?? 'latest'} ${listed?.type === 'Refund' ? 'refunds' : 'payments'}`;
  if (by === undefined) return label;
  if (rank === undefined) return `${label} by ${one(by)}`;
  const order = rank === 'worst' ? 'lowest' : 'highest';
  return figures.length === 0 ? `${rank} ${groupingOf(by).many}` : `${order} ${label} by ${one(by)}`;
}

function one(by: DimensionId): string {
  return groupingOf(by).one;
}

function timeText(filters: readonly Filter[]): string {
  const [time] = filters.find(({ field }) => field === 'part-of-day')?.values ?? [];
  return time === undefined ? '' : `in the ${time.toLowerCase()}`;
}

/** `in June 2025`, `last week`, `on Jul 4, 2025`, `from Jun 1 – 15, 2025` */
function daysOf({ range, name }: Period): string {
  if (name !== undefined && /^(?:today|yesterday|this|last|past|the last) ?/.test(name)) return name;
  if (name !== undefined && /^(?:[A-Z][a-z]+ \d{4}|Q\d \d{4}|\d{4})$/.test(name)) return `in ${name}`;
  return range.from === range.to ? `on ${formatRange(range)}` : `from ${range.from} to ${range.to}`;
}
