import { paths } from '@back-office/shared/routes';

/** A screen that the assistant can lead to. */
export interface ScreenPlace {
  readonly title: string;
  readonly path: string;
  /** What the merchant does there, as a sentence. */
  readonly about: string;
  /** Words by which it is asked for. */
  readonly words: readonly string[];
  /** The menu that leads there. */
  readonly menu: string;
  readonly hasPeriod?: true;
}

function place(title: string, path: string, menu: string, about: string, words: string, hasPeriod?: true): ScreenPlace {
  return { title, path, menu, about, words: words.split(' '), ...(hasPeriod && { hasPeriod }) };
}

const suite = 'Financial Suite';
const itemsMenu = 'Items & services';

/** All screens of the product. More specific ones come first. */
export const screenPlaces: readonly ScreenPlace[] = [
  place(
    'Product recommendations',
    paths.recommendations(),
    'Assistant',
    'It suggests products for a need and a budget.',
    'recommendation recommendations recommend suggestion equipment budget',
  ),
  place(
    'Item library',
    paths.itemLibrary(),
    itemsMenu,
    'It shows what is in stock where, and adds sample items to your list.',
    'library stock inventory',
  ),
  place(
    'Import items',
    `${paths.items()}?import`,
    itemsMenu,
    'It reads a CSV or JSON file of items and shows a preview first.',
    'import upload',
  ),
  place('Create item', `${paths.items()}?new`, itemsMenu, 'It opens the form of a new item.', 'create add new'),
  place(
    'Categories',
    paths.categories(),
    itemsMenu,
    'Create, rename, and rearrange categories there.',
    'category categories rearrange',
  ),
  place(
    'Items',
    paths.items(),
    itemsMenu,
    'Search, edit, export, and delete items there.',
    'item items product products catalog price prices sku menu barcode gtin list',
  ),
  place(
    'Component browser',
    paths.components(),
    'Help',
    'It shows the components this product is built with.',
    'component components kit design',
  ),
  place(
    'Transactions',
    paths.transactions(),
    suite,
    'It lists every payment and refund of a period, with filters and an export.',
    'transaction transactions payment payments refund refunds order orders receipt receipts tip tips',
    true,
  ),
  place(
    'Create custom report',
    paths.createCustomReport(),
    `${suite} → Custom Reports`,
    'Choose metrics, filters, and charts there.',
    'builder build',
  ),
  place('Custom reports', paths.customReports(), suite, 'Your own reports are listed there.', 'custom saved'),
  place(
    'Deferred sales',
    paths.deferredSales(),
    suite,
    'It follows deposits from collection to completion.',
    'deferred deposit deposits prepayment prepayments partial invoice invoices',
  ),
  place(
    'Migration status',
    paths.migrationStatus(),
    suite,
    'It shows which reports have moved to the new reporting system.',
    'migration migrate moving legacy tracker old',
  ),
  place(
    'Sales summary',
    paths.salesSummary(),
    `${suite} → Reports`,
    'It breaks sales down from gross sales to the net total.',
    'summary report reports sales gross net fees taxes tax discounts revenue hourly staff',
    true,
  ),
  place(
    'Dashboard',
    paths.home(),
    'Home',
    'It shows one business day: key metrics, customers, payment types, and items.',
    'dashboard home customers customer overview start metrics',
  ),
  place(
    'Education',
    paths.education(),
    'Education',
    'Courses explain sales and payment figures with examples.',
    'education course courses learn lesson lessons training tutorial calculator faq module modules',
  ),
  place(
    'Financial Suite',
    paths.financialSuite(),
    suite,
    'It is the home of all financial reports.',
    'financial suite finance finances',
  ),
  place(
    'FS Prototype',
    paths.prototype(),
    'FS Prototype',
    'It previews new screens of the Financial Suite.',
    'prototype fs',
  ),
  place(
    'Assistant',
    paths.chatbot(),
    'Assistant',
    'All your conversations are there.',
    'assistant chat chatbot conversation conversations',
  ),
  place(
    'Health page',
    paths.health(),
    'Health',
    'It shows the state of each part of the product.',
    'health status loading version versions',
  ),
];

/** The screens that the words name, best match first. */
export function screensNamed(words: readonly string[]): readonly ScreenPlace[] {
  const asked = new Set(words);
  const scored = screenPlaces.map((screen) => ({ screen, score: scoreOf(screen, asked) }));
  const best = Math.max(...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ screen }) => screen);
}

/** Words of the title count twice. */
function scoreOf({ title, words }: ScreenPlace, asked: ReadonlySet<string>) {
  const titleWords = new Set(title.toLowerCase().split(' '));
  return words.filter((word) => asked.has(word)).length + [...titleWords].filter((word) => asked.has(word)).length;
}
