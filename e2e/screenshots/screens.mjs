import { join } from 'node:path';

const button = (page, name) => page.getByRole('button', { name, exact: true }).first();
const choose = async (page, name) => {
  await button(page, 'Actions').click();
  await page.getByRole('menuitem', { name }).click();
};

/**
 * Every built screen: its name, its address, and what is done there before the picture is taken. A new screen needs one
 * row here.
 */
export const screens = [
  { name: 'dashboard', path: '/?seed=7' },
  {
    name: 'dashboard-explanation',
    path: '/?seed=7',
    show: (page) => page.getByRole('region', { name: 'Key Metrics', exact: true }).getByRole('button').first().click(),
  },
  { name: 'dashboard-closed-day', path: '/?date=2025-12-25' },
  { name: 'items', path: '/items', show: selectItems },
  { name: 'items-filters', path: '/items', show: (page) => button(page, 'All filters').click() },
  {
    name: 'items-empty',
    path: '/items',
    show: (page) => page.getByRole('searchbox', { name: 'Search items' }).fill('nothing like it'),
  },
  { name: 'item-sheet', path: '/items?new', show: fillSheet },
  { name: 'item-import', path: '/items', show: readFile },
  { name: 'item-export', path: '/items', show: (page) => choose(page, /^Export/) },
  { name: 'categories', path: '/items/categories' },
  { name: 'categories-grid', path: '/items/categories', show: (page) => button(page, 'Grid').click() },
  { name: 'item-library', path: '/items/library' },
  { name: 'item-library-dialog', path: '/items/library', show: (page) => button(page, 'Actions').click() },
  { name: 'components', path: '/components' },
  { name: 'component', path: '/components?name=Button' },
  { name: 'sales-summary', path: '/reports' },
  { name: 'sales-summary-table', path: '/reports?view=table&report=daily&compare=previous-period' },
  { name: 'sales-summary-chart', path: '/reports?view=chart&report=daily' },
  { name: 'report', path: '/financial-suite/reports/sales-by-category?by=category-and-item' },
  { name: 'financial-suite', path: '/financial-suite?period=sample-week' },
  { name: 'custom-reports', path: '/financial-suite/custom-reports' },
  { name: 'report-builder', path: '/financial-suite/custom-reports/edit/sample-daily-sales' },
  { name: 'report-view', path: '/financial-suite/custom-reports/view/sample-daily-sales' },
  { name: 'report-trends', path: '/reports/sales-trends?from=2025-05-01&to=2025-06-28&by=week' },
  { name: 'report-unavailable', path: '/reports/vendor-sales' },
  { name: 'drill-down', path: '/reports?line=net-sales' },
  { name: 'migration', path: '/migration-status' },
  { name: 'transactions', path: '/transactions' },
  { name: 'payment-details', path: '/transactions?txn=INV-144026' },
  { name: 'deferred-sales', path: '/deferred-sales' },
  {
    name: 'deferred-sales-scenario',
    path: '/deferred-sales?scenario=invoice-remaining-payment&from=2025-07-10&to=2025-07-10',
  },
  {
    name: 'deferred-sales-daily',
    path: '/deferred-sales?scenario=invoice-full-cycle&report=daily&from=2025-07-05&to=2025-07-15',
  },
  { name: 'deferred-sales-transactions', path: '/deferred-sales/transactions' },
  { name: 'invoice-detail', path: '/deferred-sales/invoice-detail' },
  { name: 'full-cycle', path: '/deferred-sales/full-cycle' },
  { name: 'education', path: '/education' },
  { name: 'education-section', path: '/education/understanding-sales-metrics?section=net-sales' },
  {
    name: 'education-timeline',
    path: '/education/sales-and-payment-timing?section=when-sales-and-payments-are-reported',
    show: (page) =>
      page
        .getByRole('radio', { name: /Edge Case/ })
        .first()
        .check(),
  },
  { name: 'assistant', path: '/education', show: (page) => button(page, 'Open assistant').click() },
  { name: 'chatbot', path: '/chatbot' },
  { name: 'recommendations', path: '/chatbot/recommendations' },
  { name: 'navigation', path: '/items', show: openNavigation },
  {
    name: 'notifications',
    path: '/education',
    show: (page) =>
      page
        .getByRole('button', { name: /^Notifications/ })
        .first()
        .click(),
  },
  { name: 'settings', path: '/settings' },
  { name: 'system-health', path: '/health' },
  { name: 'error-screen', path: '/nowhere' },
];

/** The items in the browser's storage when a screen opens. */
export const storedItems = [
  ['Sourdough Loaf, 800 g', 'Bakery', 24, '$9.50/ea'],
  ['Single-Origin Beans, 1 kg', 'Coffee', 41, '$32.00/ea'],
  ['Pour-Over Set, Stoneware', 'Equipment', 12, '$58.00/ea'],
  ['Aged Cheddar', 'Deli', 18, '$14.80/lb'],
  ['Olive Oil, Cold-Pressed, 500 ml', 'Pantry', 63, '$21.00/ea'],
  ['Heirloom Tomato and Roasted Pepper Passata, Twelve Jars', 'Pantry', 9, '$48.00/ea'],
  ['Wildflower Honey, 350 g', 'Pantry', 0, '$12.00/ea'],
  ['Chef’s Knife, 20 cm', 'Equipment', 7, '$129.00/ea'],
  ['Catering Platter, Serves 12', 'Catering', '-', '$180.00/ea'],
  ['Bread Baking Workshop', 'Classes', '-', '$85.00/ea'],
  ['House Granola', 'Bakery', 38, '$8.75/ea'],
  ['Cold Brew Concentrate', 'Coffee', 15, '$18.00/L'],
].map(([name, category, stock, price], index) => ({
  id: `item-${index + 1}`,
  name,
  description: '',
  reportingCategory: category,
  stock,
  price,
  itemType: stock === '-' ? 'Service' : 'Physical good',
  category,
  locations: ['Main Store'],
  unit: 'Per item',
  sku: '',
  gtin: '',
  weight: '',
  skipItemDetails: false,
  createdAt: '2025-06-01T12:00:00.000Z',
  updatedAt: '2025-06-01T12:00:00.000Z',
}));

async function selectItems(page) {
  for (const name of ['Sourdough Loaf, 800 g', 'Aged Cheddar'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
}

async function fillSheet(page) {
  const sheet = page.getByRole('dialog', { name: 'Create item' });
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Stoneware Mug, Speckled');
  await button(page, 'Save Item').click();
}

async function readFile(page) {
  await choose(page, 'Import library');
  const dialog = page.getByRole('dialog', { name: 'Import library' });
  const file = join(import.meta.dirname, '../journeys/catalogue/shopExports/woocommerce.csv');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('group', { name: 'Rows of the file' }).waitFor();
}

async function openNavigation(page, isPhone) {
  if (isPhone) await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Items & services', exact: true }).first().click();
}
