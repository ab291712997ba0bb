import { addDays, type Day } from '@back-office/shared/format';
import { planBooks, readLayer, transactionsOf, type FileSource } from '@back-office/shared/books';
import { createRandom, type LedgerPort, type Transaction } from '@back-office/shared/ledger';
import { portOfRows } from '@back-office/shared/ledger/testing';
import type { AskedShop } from './askReplies';
import { evaluationDay } from './evaluationDay';

const firstDay: Day = '2024-01-01';

/** Name, category, price. */
const items = [
  ['Flat White', 'Hot drinks', 340],
  ['Espresso', 'Hot drinks', 240],
  ['Chai Latte', 'Hot drinks', 380],
  ['Iced Latte', 'Cold drinks', 390],
  ['Butter Croissant', 'Pastries', 290],
  ['Chocolate Brownie', 'Pastries', 320],
  ['Banana Bread', 'Pastries', 310],
  ['Rye Bread', 'Bakery', 450],
  ['Granola Bowl', 'Breakfast', 720],
  ['House Candle', 'Gifts', 1800],
] as const;

const staff = ['Ana Ruiz', 'Ben Okafor', 'Chloe Martin'];
const places = ['Riverside', 'High Street'];
const tenders = ['Card', 'Card', 'Cash'];

let known: Promise<AskedShop> | undefined;

/** A café whose sales were imported from a list of items sold. Its files hold no tips and no fees. Made once: it never changes. */
export const ownShop = () => (known ??= importedShop());

async function importedShop(): Promise<AskedShop> {
  const source: FileSource = {
    name: 'sales.csv',
    async *open() {
      yield new TextEncoder().encode(salesList());
    },
  };
  const layer = await readLayer(source, { currency: 'GBP' });
  const rows = [...transactionsOf(planBooks([layer], { timeZone: 'Europe/London', dayStart: 0 }))].flat();
  const byRange = new Map<string, readonly Transaction[]>();
  const rowsIn = (from: Day, to: Day) => {
    const key = `${from} ${to}`;
    const known = byRange.get(key) ?? rows.filter(({ date }) => from <= date && date <= to);
    byRange.set(key, known);
    return known;
  };
  const answers = portOfRows(({ from, to }) => rowsIn(from, to));
  const port: LedgerPort = {
    version: 'own shop',
    ...answers,
    describe: () => ({
      version: 'own shop',
      name: 'Corner Café',
      currency: { code: 'GBP', decimals: 2 },
      timeZone: 'Europe/London',
      dayStart: 0,
      days: { from: firstDay, to: evaluationDay },
      unknown: {},
      feeRules: {},
    }),
    row: (id) => rows.find((row) => row.id === id),
    related: () => ({
      sale: undefined,
      refunds: [],
      deposit: undefined,
      completion: undefined,
      giftCards: [],
      giftCardUses: [],
    }),
    deferred: (day) => ({ day, openDeposits: [], giftCards: [] }),
  };
  const catalog = items.map(([name, category, price]) => ({
    name,
    category,
    price,
    priceText: `£${(price / 100).toFixed(2)}`,
    stock: '-' as const,
    sku: '',
  }));
  return { port, isSample: false, catalog };
}

/** The same file each time. */
function salesList(): string {
  const random = createRandom(27);
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
  const lines = ['Order ID,Date,Time,Item,Category,Quantity,Unit Price,Tax,Payment Method,Location,Staff'];
  let order = 1000;
  for (let day = firstDay; day <= evaluationDay; day = addDays(day, 1)) {
    for (let sale = 0; sale < 5; sale += 1) {
      order += 1;
      const time = `${String(7 + Math.floor(random() * 12)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}`;
      const end = [pick(tenders), pick(places), pick(staff)].join(',');
      // The last item is sold on Mondays only.
      const offered = new Date(day).getUTCDay() === 1 ? items : items.slice(0, -1);
      for (const [name, category, price] of new Set([pick(offered), pick(offered)])) {
        const quantity = 1 + Math.floor(random() * 3);
        const isReturn = order % 60 === 0;
        const tax = ((price * quantity) / 600).toFixed(2);
        lines.push(
          `${order},${day},${time},${name},${category},${isReturn ? -1 : quantity},${(price / 100).toFixed(2)},${isReturn ? 0 : tax},${end}`,
        );
      }
    }
  }
  return lines.join('\n');
}
