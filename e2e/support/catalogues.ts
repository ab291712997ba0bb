import { join } from 'node:path';
import { expect, type Locator } from 'playwright/test';
import type { Items } from './items';

type Upload = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A file of `journeys/catalogue/shopExports`, in the shape of a real export. */
export function catalogue(name: string): string {
  return join(import.meta.dirname, '../journeys/catalogue/shopExports', name);
}

export function textFile(name: string, content: string): Upload {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
}

/** The import dialog. */
export class Import {
  readonly dialog: Locator;
  readonly #items: Items;

  constructor(items: Items) {
    this.#items = items;
    this.dialog = items.page.getByRole('dialog', { name: 'Import library' });
  }

  async read(file: Upload) {
    await this.#items.action('Import library');
    await this.dialog.locator('input[type=file]').setInputFiles(file);
  }

  async expectCounts(counts: Readonly<Record<string, number>>) {
    const group = this.dialog.getByRole('group', { name: 'Rows of the file' });
    for (const [name, count] of Object.entries(counts)) {
      await expect(group.getByRole('button', { name: new RegExp(`${name}$`) })).toHaveText(`${count}${name}`);
    }
  }

  /** The rows listed under a count, their cells joined by bars. */
  rows(title: string): Promise<string[]> {
    return this.dialog
      .getByRole('table', { name: title, exact: true })
      .getByRole('row')
      .filter({ has: this.#items.page.getByRole('cell') })
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent).join(' | ')),
      );
  }

  async show(list: string) {
    await this.dialog.getByRole('button', { name: new RegExp(`\\d${list}$|${list}$`) }).click();
  }

  async merge() {
    await this.dialog.getByRole('button', { name: 'Merge new' }).click();
  }

  async update() {
    await this.dialog.getByRole('button', { name: 'Update existing' }).click();
  }

  async replace() {
    await this.dialog.getByRole('button', { name: 'Replace all' }).click();
    await this.#items.page.getByRole('alertdialog').getByRole('button', { name: 'Replace all' }).click();
  }
}
