import { expect, type Locator, type Page } from 'playwright/test';
import { cents } from './figures';

/** What the table of the dialog shows. */
interface DrillDownRows {
  /** Names of the columns that hold money. */
  readonly columns: readonly string[];
  readonly listed: readonly ListedRow[];
  /** The three lines at the foot: listed above, other, in the report. */
  readonly foot: readonly FootLine[];
}

interface ListedRow {
  readonly id: string;
  /** The text of each column, by its heading. */
  readonly cells: Readonly<Record<string, string>>;
  /** In cents, one per column of money. */
  readonly amounts: readonly number[];
}

interface FootLine {
  readonly label: string;
  readonly amounts: readonly number[];
}

/** The dialog with the transactions of a line of the sales summary. The window must be high enough for all its rows. */
export class DrillDown {
  readonly page: Page;
  readonly title: string;
  readonly dialog: Locator;
  readonly table: Locator;

  constructor(page: Page, title: string) {
    this.page = page;
    this.title = title;
    this.dialog = page.getByRole('dialog', { name: title, exact: true });
    this.table = this.dialog.getByRole('table', { name: `${title}, transactions` });
  }

  /** The link that opens a listed transaction: its id. */
  row(id: string | RegExp): Locator {
    return this.table.getByRole('cell').getByRole('link', { name: id, exact: true });
  }

  get rows(): Locator {
    return this.row(/^[A-Z]{2,3}-\d+$/);
  }

  async ids(): Promise<readonly string[]> {
    await expect(this.rows.first()).toBeVisible();
    return this.rows.allTextContents();
  }

  head(name: string): Locator {
    return this.table.getByRole('columnheader', { name, exact: true });
  }

  async sortBy(name: string) {
    await this.head(name).getByRole('button').click();
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  get allTransactions(): Locator {
    return this.dialog.getByRole('link', { name: 'See all in Transactions' });
  }

  async close() {
    await this.button('Close').click();
    await expect(this.dialog).toBeHidden();
  }

  async read(): Promise<DrillDownRows> {
    await expect(this.table).toBeVisible();
    const [head = [], ...rows] = await this.table
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    const feet = rows.splice(-3);
    const [first = []] = rows;
    const isMoney = (_: string, place: number) => !Number.isNaN(cents(first[place] ?? ''));
    const listed = rows.map((cells) => {
      const named = Object.fromEntries(head.map((name, place) => [name, cells[place] ?? '']));
      return { id: named['Transaction'] ?? '', cells: named, amounts: amountsOf(cells) };
    });
    const foot = feet.map(([label = '', ...cells]) => ({ label, amounts: amountsOf(cells) }));
    return { columns: head.filter(isMoney), listed, foot };
  }
}

function amountsOf(cells: readonly string[]): readonly number[] {
  return cells.map(cents).filter((amount) => !Number.isNaN(amount));
}
