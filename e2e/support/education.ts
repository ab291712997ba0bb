import type { Locator, Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import type { Product } from './product';

/** The list of courses and the page of a course. */
export class Education {
  readonly page: Page;

  constructor(private readonly product: Product) {
    this.page = product.page;
  }

  async open(query = '') {
    await this.product.open(`${paths.education()}${query}`);
    await this.page.getByRole('radiogroup', { name: 'Level' }).waitFor();
  }

  async openModule(moduleId: string, sectionId?: string) {
    await this.product.open(paths.educationModule(moduleId, sectionId));
    await this.tabs.first().waitFor();
  }

  /** A card of the list by the title of its course. */
  card(title: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search modules' });
  }

  get tabs(): Locator {
    return this.page.getByRole('tablist', { name: 'Sections' }).getByRole('tab');
  }

  get sectionTitle(): Locator {
    return this.page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  }

  get example(): Locator {
    return this.page.getByRole('article').filter({ hasText: /^Example/ });
  }

  get calculator(): Locator {
    return this.page.getByRole('region').filter({ has: this.button('Calculate') });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
