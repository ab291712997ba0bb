import { expect, type Locator, type Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import type { Product } from './product';

/** A conversation, on the full screen or, with `root`, in the widget. */
export class Assistant {
  readonly product: Product;
  readonly page: Page;
  readonly root: Locator;

  constructor(product: Product, root: Locator = product.page.locator('html')) {
    this.product = product;
    this.page = product.page;
    this.root = root;
  }

  async open(path: string = paths.chatbot()) {
    await this.product.open(path);
    await expect(this.field).toBeVisible();
  }

  get inWidget(): Assistant {
    return new Assistant(this.product, this.product.assistant);
  }

  get field(): Locator {
    return this.root.getByRole('textbox', { name: 'Message' });
  }

  get messages(): Locator {
    return this.root.getByRole('log', { name: 'Messages' });
  }

  /** The conversations in the list, newest first. */
  get rows(): Locator {
    return this.root.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** Sends a question and waits for its reply. */
  async ask(question: string) {
    const replies = this.messages.getByRole('button', { name: 'Copy' });
    const before = await replies.count();
    await this.field.fill(question);
    await this.field.press('Enter');
    await expect(this.messages.getByText(question)).toBeVisible();
    await expect(replies).toHaveCount(before + 1);
    await expect(this.button('Stop')).toBeHidden();
  }
}
