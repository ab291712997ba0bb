import { unknown, type Cents, type Unknown } from '@back-office/shared/format';
import type { Transaction } from '../../ledger/model/transaction';
import { effort } from '../../testing/effort';
import { planBooks } from '../booking/planBooks';
import { transactionsOf } from '../booking/books';
import { fileOf } from '../books.testing';
import type { ColumnMapping } from '../mapping/columnMapping';
import { independentRows, names, randomNumbers, written, type Draw } from './generatedFiles.testing';
import { readLayer } from './readLayer';

/**
 * Small files of several layouts are read a second time here, by a reader that shares nothing with the one under test: each
 * cell that is booked arrives as it is written, and each row that is not is refused.
 */
const fileCount = effort(600, 9_000);
/** Of a test on a busy machine, in milliseconds. */
const timeout = 600_000;

/** The cells of a row by the names of its columns. */
type Cells = Readonly<Record<string, string>>;

/** What arrives, as text: an amount, a name or a day of one transaction. */
interface Meaning {
  readonly facts: readonly string[];
  readonly refused: number;
}

interface Layout {
  readonly header: readonly string[];
  readonly mapping?: ColumnMapping;
  generate(draw: Draw): readonly Cells[];
  mean(rows: readonly Cells[]): Meaning;
  /** The same of what was booked. */
  booked(transactions: readonly Transaction[]): readonly string[];
}

const badAmounts = ['abc', '1e5', '1.2.3', '12,5O', '0x10'];
const days = ['2026-02-03', '2026-02-28', '2026-12-31', '2026-03-08'];

/** An amount as exports write it, of those with a decimal point. */
function money(draw: Draw, cents: number): string {
  const size = Math.abs(cents);
  const digits = `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
  const grouped = digits.replace(/\B(?=(?:\d{3})+\.)/g, ',');
  const isLoss = cents < 0;
  switch (draw(5)) {
    case 0:
      return isLoss ? `($${grouped})` : `$${grouped}`;
    case 1:
      return isLoss ? `-$${grouped}` : `$${grouped}`;
    case 2:
      return `${isLoss ? '-' : ''}${grouped}`;
    default:
      return `${isLoss ? '-' : ''}${digits}`;
  }
}

/** Cents by the digits of a cell alone; `undefined` if it has letters or two points. */
function centsOf(cell: string): number | undefined {
  if (/[a-z]/i.test(cell) || cell.split('.').length !== 2) return undefined;
  const [whole = '', part = ''] = cell.replace(/[^\d.]/g, '').split('.');
  const size = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return /[-(]/.test(cell) ? 0 - size : size;
}

/** In one of ten rows an amount is replaced by a text that is no number. */
function spoiled(draw: Draw, row: Cells, column: string): Cells {
  return draw(10) === 0 ? { ...row, [column]: badAmounts[draw(badAmounts.length)] ?? '' } : row;
}

function factsOf(id: string, values: Readonly<Record<string, number | string>>): readonly string[] {
  return Object.entries(values).map(([name, value]) => `${id} ${name} ${value}`);
}

/** Of a transaction, the amounts that a layout knows. */
function amountsOf(one: Transaction, wanted: Readonly<Record<string, Cents | Unknown>>) {
  const known = Object.entries(wanted).map(([name, value]) => [name, value === unknown ? 'unknown' : value] as const);
  return factsOf(one.id, { day: one.date, ...Object.fromEntries(known) });
}

function lineFacts({ id, date, lines }: Transaction): readonly string[] {
  return lines.map(({ item, quantity, isReturned, gross, discount, tax }) => {
    const signed = isReturned ? 0 - Number(gross) : Number(gross);
    return JSON.stringify([id, date, item.name, quantity, signed, discount, tax]);
  });
}

const several = <Value>(draw: Draw, most: number, make: (nth: number) => Value): readonly Value[] =>
  Array.from({ length: 3 + draw(most - 2) }, (_, nth) => make(nth));

const nameOf = (draw: Draw) => names[draw(names.length)] ?? '';
const dayOf = (draw: Draw) => days[draw(days.length)] ?? '';

const squareTransactions: Layout = {
  header: [
    ...['Date', 'Time', 'Time Zone', 'Gross Sales', 'Discounts', 'Net Sales', 'Tax', 'Tip', 'Total Collected'],
    ...['Card', 'Cash', 'Fees', 'Net Total', 'Transaction ID', 'Payment ID', 'Event Type', 'Staff Name', 'Description'],
  ],
  generate: (draw) =>
    several(draw, 18, (nth) => {
      const isRefund = draw(6) === 0;
      const sign = isRefund ? -1 : 1;
      const gross = draw(200_000) + 1;
      const [discount, tax, tip] = [draw(Math.min(gross, 900)), draw(500), draw(3) === 0 ? draw(400) : 0];
      const total = gross - discount + tax + tip;
      const fee = isRefund ? 0 : draw(90);
      const isCash = draw(3) === 0;
      const amount = (cents: number) => money(draw, sign * cents);
      const row = {
        Date: dayOf(draw),
        Time: '10:11:12',
        'Time Zone': 'Eastern Time (US & Canada)',
        'Gross Sales': amount(gross),
        Discounts: amount(0 - discount),
        'Net Sales': amount(gross - discount),
        Tax: amount(tax),
        Tip: amount(tip),
        'Total Collected': amount(total),
        Card: amount(isCash ? 0 : total),
        Cash: amount(isCash ? total : 0),
        Fees: money(draw, 0 - fee),
        'Net Total': money(draw, sign * total - fee),
        'Transaction ID': `T${nth}`,
        'Payment ID': `P${nth}`,
        'Event Type': isRefund ? 'Refund' : 'Payment',
        'Staff Name': nameOf(draw),
        Description: nameOf(draw),
      };
      return spoiled(draw, row, 'Gross Sales');
    }),
  mean(rows) {
    const facts: string[] = [];
    let refused = 0;
    for (const row of rows) {
      const cents = (name: string) => centsOf(row[name] ?? '') ?? NaN;
      if (Number.isNaN(cents('Gross Sales'))) {
        refused += 1;
        continue;
      }
      const isRefund = row['Event Type'] === 'Refund';
      const id = isRefund ? `${row['Transaction ID']}/refund ${row['Date']}` : (row['Transaction ID'] ?? '');
      const values = {
        day: row['Date'] ?? '',
        gross: isRefund ? 0 : cents('Gross Sales'),
        returns: isRefund ? 0 - cents('Gross Sales') : 0,
        discounts: 0 - cents('Discounts') + 0,
        net: cents('Net Sales'),
        taxes: cents('Tax') + 0,
        tips: cents('Tip') + 0,
        total: cents('Total Collected'),
        fee: 0 - cents('Fees') + 0,
        cash: cents('Cash') + 0,
        staff: (row['Staff Name'] ?? '').trim(),
        description: (row['Description'] ?? '').trim(),
      };
      facts.push(...factsOf(id, values));
    }
    return { facts, refused };
  },
  booked: (transactions) =>
    transactions.flatMap((one) => {
      const cash = one.payments.reduce((sum, { tender, amount }) => sum + (tender === 'Cash' ? Number(amount) : 0), 0);
      const { grossSales: gross, returns, discounts, netSales: net, taxes, tips, totalCollected: total, fee } = one;
      return [
        ...amountsOf(one, { gross, returns, discounts, net, taxes, tips, total, fee, cash }),
        ...factsOf(one.id, { staff: one.staff, description: one.description }),
      ];
    }),
};

const squareItems: Layout = {
  header: [
    ...['Date', 'Time', 'Time Zone', 'Category', 'Item', 'Qty', 'Price Point Name', 'SKU', 'Gross Sales', 'Discounts'],
    ...['Net Sales', 'Tax', 'Transaction ID', 'Payment ID', 'Event Type', 'Location'],
  ],
  generate: (draw) =>
    several(draw, 18, (nth) => {
      const isRefund = draw(6) === 0;
      const sign = isRefund ? -1 : 1;
      const quantity = 1 + draw(4);
      const gross = quantity * (draw(30_000) + 1);
      const discount = draw(Math.min(gross, 500));
      const row = {
        Date: dayOf(draw),
        Time: '21:05:00',
        'Time Zone': 'Eastern Time (US & Canada)',
        Category: nameOf(draw),
        Item: nameOf(draw),
        Qty: `${sign * quantity}.0`,
        'Price Point Name': 'Regular',
        SKU: draw(2) === 0 ? '' : `00${draw(50)}`,
        'Gross Sales': money(draw, sign * gross),
        Discounts: money(draw, 0 - sign * discount),
        'Net Sales': money(draw, sign * (gross - discount)),
        Tax: money(draw, sign * draw(300)),
        'Transaction ID': isRefund ? `R${nth}` : `T${nth}`,
        'Payment ID': '',
        'Event Type': isRefund ? 'Refund' : 'Payment',
        Location: 'Main Street',
      };
      return spoiled(draw, row, 'Net Sales');
    }),
  mean(rows) {
    const facts: string[] = [];
    let refused = 0;
    for (const row of rows) {
      const cents = (name: string) => centsOf(row[name] ?? '') ?? NaN;
      if (Number.isNaN(cents('Net Sales'))) {
        refused += 1;
        continue;
      }
      const id = row['Transaction ID'] ?? '';
      const day = row['Date'] ?? '';
      const quantity = Math.abs(Number(row['Qty']));
      facts.push(
        JSON.stringify([
          id.startsWith('R') ? `${id}/refund ${day}` : id,
          day,
          (row['Item'] ?? '').trim(),
          quantity,
          cents('Gross Sales'),
          0 - cents('Discounts') + 0,
          cents('Tax') + 0,
        ]),
      );
    }
    return { facts, refused };
  },
  booked: (transactions) => transactions.flatMap(lineFacts),
};

const shopifyOrders: Layout = {
  header: [
    ...['Name', 'Email', 'Financial Status', 'Currency', 'Subtotal', 'Shipping', 'Taxes', 'Total', 'Discount Amount'],
    ...['Created at', 'Lineitem quantity', 'Lineitem name', 'Lineitem price', 'Lineitem sku', 'Refunded Amount'],
    ...['Outstanding Balance', 'Payment Method', 'Location'],
  ],
  generate: (draw) =>
    several(draw, 7, (nth) => {
      const lines = Array.from({ length: 1 + draw(3) }, () => ({ quantity: 1 + draw(4), price: draw(20_000) + 1 }));
      const gross = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const [discount, shipping, taxes] = [draw(Math.min(gross, 700)), draw(2) * draw(900), draw(400)];
      const text = (cents: number) => (cents / 100).toFixed(2);
      const order = {
        'Financial Status': 'paid',
        Currency: 'USD',
        Subtotal: text(gross - discount),
        Shipping: text(shipping),
        Taxes: text(taxes),
        Total: text(gross - discount + shipping + taxes),
        'Discount Amount': text(discount),
        'Created at': `${dayOf(draw)} 14:23:45 -0500`,
        'Refunded Amount': '0.00',
        'Outstanding Balance': '0.00',
        'Payment Method': 'Cash',
        Location: nameOf(draw),
      };
      return lines.map(({ quantity, price }, line) => ({
        ...(line === 0 && order),
        Name: `#${1000 + nth}`,
        Email: 'ada@example.com',
        'Lineitem quantity': String(quantity),
        'Lineitem name': nameOf(draw),
        'Lineitem price': text(price),
        'Lineitem sku': `S${draw(9)}`,
      }));
    }).flat(),
  mean(rows) {
    const facts: string[] = [];
    for (const row of rows) {
      const cents = (name: string) => centsOf(row[name] ?? '') ?? NaN;
      const id = row['Name'] ?? '';
      const quantity = Number(row['Lineitem quantity']);
      const gross = quantity * cents('Lineitem price');
      facts.push(JSON.stringify([id, (row['Lineitem name'] ?? '').trim(), quantity, gross]));
      if (row['Total'] === '') continue;
      const net = cents('Subtotal') + cents('Shipping');
      const discounts = cents('Discount Amount');
      const values = { gross: net + discounts, discounts, net, taxes: cents('Taxes'), total: cents('Total') };
      facts.push(...factsOf(id, { day: row['Created at']?.slice(0, 10) ?? '', ...values }));
      facts.push(...factsOf(id, { location: (row['Location'] ?? '').trim() }));
    }
    return { facts, refused: 0 };
  },
  booked: (transactions) =>
    transactions.flatMap((one) => {
      const { grossSales: gross, discounts, netSales: net, taxes, totalCollected: total } = one;
      return [
        ...one.lines
          .filter(({ item }) => item.name !== 'Shipping')
          .map(({ item, quantity, gross: own }) => JSON.stringify([one.id, item.name, quantity, own])),
        ...amountsOf(one, { gross, discounts, net, taxes, total }),
        ...factsOf(one.id, { location: one.location }),
      ];
    }),
};

const ordersTable: Layout = {
  header: ['id', 'customer_id', 'order_date', 'status', 'subtotal', 'tax', 'total', 'store_id'],
  generate: (draw) => {
    const isMinor = draw(2) === 0;
    const text = (cents: number) => (isMinor ? String(cents) : (cents / 100).toFixed(2));
    return several(draw, 18, (nth) => {
      const [subtotal, tax] = [draw(90_000) + 100, draw(800)];
      return {
        id: String(nth + 1),
        customer_id: String(draw(9)),
        order_date: dayOf(draw),
        status: 'completed',
        subtotal: text(subtotal),
        tax: text(tax),
        total: text(subtotal + tax),
        store_id: String(draw(3)),
      };
    });
  },
  mean(rows) {
    const cents = (cell = '') => (cell.includes('.') ? (centsOf(cell) ?? NaN) : Number(cell));
    return {
      refused: 0,
      facts: rows.flatMap((row) =>
        factsOf(row['id'] ?? '', {
          day: row['order_date'] ?? '',
          net: cents(row['subtotal']),
          taxes: cents(row['tax']),
          total: cents(row['total']),
          customer: row['customer_id'] ?? '',
          location: row['store_id'] ?? '',
        }),
      ),
    };
  },
  booked: (transactions) =>
    transactions.flatMap((one) => [
      ...amountsOf(one, { net: one.netSales, taxes: one.taxes, total: one.totalCollected }),
      ...factsOf(one.id, { customer: one.customerId, location: one.location }),
    ]),
};

/** Euros with a decimal comma, by columns that nothing but a mapping tells apart. */
const mappedItems: Layout = {
  header: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  mapping: {
    rows: 'items',
    columns: { id: 'A', date: 'B', item: 'C', quantity: 'D', price: 'E', discount: 'F', tax: 'G' },
  },
  generate: (draw) =>
    several(draw, 18, (nth) => {
      const text = (cents: number) =>
        `${(cents / 100)
          .toFixed(2)
          .replace('.', ',')
          .replace(/\B(?=(?:\d{3})+,)/g, draw(2) === 0 ? '.' : '')}${draw(2) === 0 ? ' €' : ''}`;
      const row = {
        A: `N${nth}`,
        B: dayOf(draw).split('-').toReversed().join('.'),
        C: nameOf(draw),
        D: String(1 + draw(4)),
        E: text(draw(300_000) + 1_000),
        F: text(draw(300)),
        G: text(draw(500)),
      };
      return spoiled(draw, row, 'E');
    }),
  mean(rows) {
    const facts: string[] = [];
    let refused = 0;
    for (const row of rows) {
      const cents = (name: string) => centsOf((row[name] ?? '').replaceAll('.', '').replace(',', '.')) ?? NaN;
      if (badAmounts.includes(row['E'] ?? '')) {
        refused += 1;
        continue;
      }
      const quantity = Number(row['D']);
      const day = (row['B'] ?? '').split('.').toReversed().join('-');
      const item = (row['C'] ?? '').trim();
      facts.push(JSON.stringify([row['A'], day, item, quantity, quantity * cents('E'), cents('F'), cents('G')]));
    }
    return { facts, refused };
  },
  booked: (transactions) => transactions.flatMap(lineFacts),
};

const mappedSales: Layout = {
  header: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  mapping: {
    rows: 'sales',
    columns: { id: 'A', date: 'B', total: 'C', tax: 'D', tip: 'E', staff: 'F', tender: 'G' },
  },
  generate: (draw) =>
    several(draw, 18, (nth) => {
      const [tax, tip] = [draw(500), draw(300)];
      const row = {
        A: `N${nth}`,
        B: `${dayOf(draw).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')} 2:05 PM`,
        C: money(draw, draw(100_000) + tax + tip + 1),
        D: money(draw, tax),
        E: money(draw, tip),
        F: nameOf(draw),
        G: draw(2) === 0 ? 'Cash' : 'Card',
      };
      return spoiled(draw, row, 'C');
    }),
  mean(rows) {
    const facts: string[] = [];
    let refused = 0;
    for (const row of rows) {
      const cents = (name: string) => centsOf(row[name] ?? '') ?? NaN;
      const total = cents('C');
      if (Number.isNaN(total)) {
        refused += 1;
        continue;
      }
      const [month, day, year] = row['B']?.slice(0, 10).split('/') ?? [];
      const values = { day: `${year}-${month}-${day}`, net: total - cents('D') - cents('E'), taxes: cents('D') };
      facts.push(
        ...factsOf(row['A'] ?? '', { ...values, tips: cents('E'), total }),
        ...factsOf(row['A'] ?? '', { staff: (row['F'] ?? '').trim(), tender: row['G'] ?? '' }),
      );
    }
    return { facts, refused };
  },
  booked: (transactions) =>
    transactions.flatMap((one) => [
      ...amountsOf(one, { net: one.netSales, taxes: one.taxes, tips: one.tips, total: one.totalCollected }),
      ...factsOf(one.id, { staff: one.staff, tender: one.tender }),
    ]),
};

const layouts = { squareTransactions, squareItems, shopifyOrders, ordersTable, mappedItems, mappedSales };

function shuffled(draw: Draw, texts: readonly string[]): readonly string[] {
  return texts
    .map((text) => ({ text, place: draw(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ text }) => text);
}

test.each(Object.entries(layouts))(
  'every cell of generated files of the layout %s that is booked arrives as it is',
  async (name, { header, mapping, generate, mean, booked }) => {
    const count = Math.ceil(fileCount / Object.keys(layouts).length);
    for (let seed = 1; seed <= count; seed += 1) {
      const draw = randomNumbers(seed);
      const [id = '', ...others] = header;
      // Files begin with a number or a date; a row that begins with `Total` is one.
      const columns = [id, ...shuffled(draw, [...others, 'notes'])];
      const cells = generate(draw).map((row) => columns.map((column) => row[column] ?? ''));
      const text = written(draw, [columns, ...cells]);
      const [, ...rows] = independentRows(text, columns[0] ?? '');
      const read = rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place] ?? ''])));
      const meant = mean(read);
      const layer = await readLayer(fileOf(text, 'generated.csv', 211), {
        currency: name === 'mappedItems' ? 'EUR' : 'USD',
        ...(mapping && { mapping }),
      });
      const plan = planBooks([layer], { dayStart: 0 });
      const [outcome] = plan.outcomes;
      const counts = { seed, refused: outcome?.refused.length, booked: outcome?.booked, rows: outcome?.rows };
      expect(counts).toEqual({ seed, refused: meant.refused, booked: rows.length - meant.refused, rows: rows.length });
      const arrived = booked([...transactionsOf(plan)].flat());
      expect({ seed, facts: arrived.toSorted() }).toEqual({ seed, facts: meant.facts.toSorted() });
    }
  },
  timeout,
);
