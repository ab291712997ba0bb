import { formatCount, formatDayAndYear, type DayRange } from '@back-office/shared/format';
import { customerText, rowsBehind, type Filter, type Transaction } from '@back-office/shared/ledger';
import { figureText } from '../../../../domain/figureTexts';
import { written, type Value } from '../references';
import type { Arguments } from '../toolArguments';
import type { ToolResult, ToolSources } from '../tools';
import { fitsScreen, referenceIn, resolveFilters, scopeLabel, transactionsPath } from './scope';

const columns = [
  'Transaction',
  'Day',
  'Time',
  'Type',
  'Items',
  'Location',
  'Team member',
  'Paid by',
  'Customer',
  'Amount',
];

/** Transactions of a period. Notes and descriptions are left out, because they may name customers. */
export async function rows(asked: Arguments<'rows'>, sources: ToolSources): Promise<ToolResult> {
  const { port, references, signal } = sources;
  const { range, of, search, sortBy, ascending, limit } = asked;
  const resolved = await resolveFilters(asked.filters, range, sources);
  if (!resolved.ok) return { answer: { error: resolved.problem, values: resolved.values } };
  const { filters } = resolved;
  const text = search === undefined ? undefined : namedIn(search, sources);
  const scope = { range, filters, ...(of && { where: rowsBehind(of) }), ...(text !== undefined && { text }) };
  const sort = { by: sortBy, isDescending: !ascending };
  const page = await port.rows({ scope, sort, offset: 0, limit }, { signal });
  const cells = page.rows.map((one) => cellsOf(one, sources));
  const table = references.addTable({
    title: `Transactions, ${scopeLabel(range, filters)}`,
    columns: columns.map((title) => ({ title, isNumber: title === 'Amount' })),
    rows: cells.map((row) => row.map(({ value }) => value)),
  });
  return {
    answer: {
      columns,
      rows: cells.map((row) => row.map(({ id }) => written(references, id))),
      all: written(references, references.add('f', countOf(page.total, range, filters, sources))),
      table: `{{${table}}} shows these rows`,
    },
  };
}

function countOf(total: number, range: DayRange, filters: readonly Filter[], sources: ToolSources): Value {
  const path = fitsScreen(filters) ? transactionsPath(sources, range, filters) : undefined;
  return { text: formatCount(total), label: `Transactions, ${scopeLabel(range, filters)}`, path };
}

/** One transaction with its items and payments. */
export async function row({ id }: Arguments<'row'>, sources: ToolSources): Promise<ToolResult> {
  const { port, references, signal } = sources;
  const known = references.valueOf(referenceIn(id) ?? '');
  const found = await port.row(known?.key ?? known?.text ?? id, { signal });
  if (!found) return { answer: { error: 'There is no transaction with this id.' } };
  const add = (kind: 'f' | 'n', value: Value) => written(references, references.add(kind, value));
  return {
    answer: {
      ...Object.fromEntries(cellsOf(found, sources).map((cell, at) => [columns[at], written(references, cell.id)])),
      lines: found.lines.map(({ item, quantity, gross, net }) => ({
        item: add('n', { text: item.name }),
        quantity: add('f', { text: formatCount(quantity), label: `Quantity of ${item.name}` }),
        gross: add('f', { text: figureText(gross, 'gross-sales'), label: `Gross sales of ${item.name}, ${found.id}` }),
        net: add('f', { text: figureText(net, 'net-sales'), label: `Net sales of ${item.name}, ${found.id}` }),
      })),
      payments: found.payments.map(({ tender, amount, tip, fee }) => ({
        tender: add('n', { text: tender }),
        amount: add('f', { text: figureText(amount, 'total-payments'), label: `Paid by ${tender}, ${found.id}` }),
        tip: add('f', { text: figureText(tip, 'tips'), label: `Tip, ${found.id}` }),
        fee: add('f', { text: figureText(fee, 'fees'), label: `Fee, ${found.id}` }),
      })),
    },
  };
}

function cellsOf(one: Transaction, sources: ToolSources): readonly { readonly id: string; readonly value: Value }[] {
  const { references } = sources;
  const path = transactionsPath(sources, { from: one.date, to: one.date }, [], { opened: one.id });
  const name = (text: string, more: Partial<Value> = {}) => {
    const value = { text: text === '' ? '–' : text, ...more };
    return { id: references.add('n', value), value };
  };
  const customer = { text: customerText(one), key: customerText(one) };
  const amount = { text: figureText(one.amount, 'total-payments'), label: `Amount of ${one.id}`, path };
  return [
    name(one.id, { path, key: one.id }),
    name(formatDayAndYear(one.date)),
    name(one.time),
    name(one.type === 'sale' ? 'Sale' : 'Refund'),
    name(one.items),
    name(one.location),
    name(one.staffName),
    name(one.tender),
    customer.text === '' ? name('') : { id: references.customer(customer), value: customer },
    { id: references.add('f', amount), value: amount },
  ];
}

/** A search with the names that its references stand for. */
function namedIn(search: string, { references }: ToolSources): string {
  return search.replace(/\{\{\s*([a-z]\d+)\s*\}\}/g, (_, id: string) => references.valueOf(id)?.text ?? '');
}
