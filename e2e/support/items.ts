import { expect, type Locator, type Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import type { Product } from './product';

/** An item as stored under the key `items`. */
export interface StoredItem {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly stock: number | '-';
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

export function storedItem(change: Partial<StoredItem> & { readonly name: string }): StoredItem {
  return {
    id: change.name.toLowerCase().replaceAll(/\W+/g, '-'),
    description: '',
    reportingCategory: 'Pantry',
    stock: 5,
    price: '$4.00/ea',
    itemType: 'Physical good',
    category: 'Pantry',
    locations: ['Main Store'],
    unit: 'Per item',
    sku: '',
    gtin: '',
    weight: '',
    skipItemDetails: false,
    createdAt: '2025-06-01T12:00:00.000Z',
    updatedAt: '2025-06-01T12:00:00.000Z',
    ...change,
  };
}

/** `Item 00001`, `Item 00002` …, each with its own SKU. */
export function manyItems(count: number): readonly StoredItem[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(5, '0');
    return storedItem({ name: `Item ${number}`, sku: `SKU-${number}`, stock: index % 50 });
  });
}

/** The items screen, by names and roles. */
export class Items {
  readonly product: Product;
  readonly page: Page;

  constructor(product: Product, page = product.page) {
    this.product = product;
    this.page = page;
  }

  /** Opens the list with these stored values; without any it is a first visit. */
  async open(stored?: Readonly<Record<string, unknown>>) {
    if (stored) await this.product.store(stored);
    await this.page.goto(this.product.address(paths.items()));
    await expect(this.table).toBeVisible();
  }

  openWith(items: readonly StoredItem[]) {
    return this.open({ items });
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Items' });
  }

  get ticks(): Locator {
    return this.table.getByRole('checkbox', { name: /^Select (?!all$)/ });
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search items' });
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog', { name: /^(Create|Edit) item$/ });
  }

  get selectionBar(): Locator {
    return this.page.getByRole('region', { name: 'Selection' });
  }

  tick(name: string): Locator {
    return this.table.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  }

  row(name: string): Locator {
    const tick = this.page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
    return this.table.getByRole('row').filter({ has: tick });
  }

  field(name: string): Locator {
    return this.sheet.getByRole('textbox', { name, exact: true });
  }

  /** An option of an open list. Options of plain selects are not in a list box. */
  option(name: string | RegExp): Locator {
    return this.page.getByRole('listbox').getByRole('option', { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The rows in view, in order. */
  async expectNames(...names: readonly string[]) {
    const labels = () =>
      this.ticks.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Select ', '')));
    await expect.poll(labels).toEqual(names);
  }

  async rowMenu(name: string, entry: 'Edit' | 'Delete') {
    await this.button(`Actions for ${name}`).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  async action(entry: string | RegExp) {
    await this.button('Actions').click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  async create() {
    await this.button('Create item').first().click();
    await expect(this.sheet).toBeVisible();
  }

  async toastOf(text: string | RegExp) {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeVisible();
  }

  async undo() {
    await this.button('Undo').click();
  }

  /** The value stored under one of the five keys. */
  stored<Value = readonly StoredItem[]>(key = 'items'): Promise<Value> {
    return this.page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as Value, key);
  }

  async storedNames() {
    return (await this.stored()).map(({ name }) => name);
  }
}
