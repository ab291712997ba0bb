import { paths } from '@back-office/shared/routes';

/** Something that merchants do or look for in the product, and where. */
export interface GuideEntry {
  readonly title: string;
  readonly path: string;
  /** What to do there, in sentences. */
  readonly how: string;
  /** Words for doing it, and for what it is done with. Plurals count. */
  readonly verbs: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  /** The product does not do it; this is the nearest screen. */
  readonly isMissing: boolean;
  /** A screen that shows figures of a period. */
  readonly hasPeriod: boolean;
}

type Row = readonly [
  title: string,
  path: string,
  how: string,
  verbs: string,
  nouns: string,
  more?: 'missing' | 'period',
];

const see = 'find open see view show look where go get take navigate list check locate';
const suite = paths.financialSuite();
const settings = (section: string) => `${paths.settings()}#${section}`;
const newItem = `${paths.items()}?new`;
const importItems = `${paths.items()}?import`;

/** Every screen and every action of the product. A test compares it with the screens of the menus. */
const rows: readonly Row[] = [
  // Items
  [
    'Items',
    paths.items(),
    'Search, filter, edit, and delete your items there.',
    see,
    'item product catalog price sku barcode gtin list',
  ],
  [
    'Create item',
    newItem,
    'Press Create item in Items, enter a name and a price, and save.',
    'create add make new enter',
    'item product article dish',
  ],
  [
    'Change a price',
    paths.items(),
    'Open the item in Items, change the price, and save. For several items, tick them and use Bulk update.',
    'change edit update set raise lower adjust',
    'price cost',
  ],
  [
    'Edit an item',
    paths.items(),
    'Press the item in Items, change it in the form, and save. Ctrl S (⌘ S) saves, too.',
    'edit change update rename modify',
    'item product name description sku photo picture variation option',
  ],
  [
    'Change several items',
    paths.items(),
    'Tick the items in Items and press Bulk update.',
    'bulk update change edit many several mass',
    'item product',
  ],
  [
    'Delete items',
    paths.items(),
    'Open or tick the item in Items and press Delete. The message that follows offers Undo.',
    'delete remove archive hide',
    'item product',
  ],
  [
    'Import items',
    importItems,
    'Choose a CSV or JSON file there, match its columns, and look at the preview before anything is added.',
    'import upload load bulk add migrate',
    'item product csv json file spreadsheet catalog',
  ],
  [
    'Export items',
    paths.items(),
    'Press Export in Items. It writes a CSV file of the items, or one with a row for each variation.',
    'export download save',
    'item product catalog list export',
  ],
  [
    'Stock of an item',
    paths.itemLibrary(),
    'Stock is part of each item: open it in Items to change it. The item library lists what is on hand.',
    'change edit update set count adjust track',
    'stock inventory quantity',
  ],
  [
    'Item library',
    paths.itemLibrary(),
    'It shows what is in stock where. “Add or remove items” adds items of the library to your list.',
    `${see} add`,
    'library stock inventory',
  ],
  ['Categories', paths.categories(), 'Your categories are listed there, with the number of items.', see, 'category'],
  [
    'Create category',
    paths.categories(),
    'Press Create category in Categories and enter a name.',
    'create add make new',
    'category',
  ],
  [
    'Edit categories',
    paths.categories(),
    'Rename and delete categories in their menu; Rearrange changes their order, by dragging or with the keyboard.',
    'edit rename delete remove rearrange sort reorder move change',
    'category order',
  ],
  // Figures
  [
    'Dashboard',
    paths.home(),
    'It shows one business day: key metrics, customers, payment types, and items. The Date chip chooses the day.',
    see,
    'dashboard home overview start metric',
    'period',
  ],
  [
    'Choose another day',
    paths.home(),
    'Press the Date chip on the dashboard, or the range on a report, and choose the days.',
    'change choose pick set select',
    'day date range period',
  ],
  [
    'Sales summary',
    paths.salesSummary(),
    'It breaks sales down from gross sales to the net total. A line opens the transactions behind it.',
    see,
    'summary report sale gross net revenue figure',
    'period',
  ],
  [
    'Export the sales summary',
    paths.salesSummary(),
    'Press Export above the breakdown. It writes every line as CSV, with the period that is compared with.',
    'export download save csv',
    'summary report sale export',
  ],
  [
    'Print',
    paths.salesSummary(),
    'Use Print of your browser (Ctrl P, ⌘ P) on any screen. Navigation and controls are left out, and reports name their range.',
    'print paper pdf',
    'report summary transaction list page paper pdf print',
  ],
  [
    'Compare periods',
    paths.salesSummary(),
    'Choose Compare in the sales summary: the previous period, the same weekdays last year, or the same period last year.',
    'compare',
    'period year week month',
    'period',
  ],
  [
    'Transactions',
    paths.transactions(),
    'They list every payment and refund of a period, with filters and a search.',
    `${see} search filter`,
    'transaction payment refund order receipt tip',
    'period',
  ],
  [
    'Export transactions',
    paths.transactions(),
    'Press Export CSV in Transactions. It writes the rows that are listed, in their order.',
    'export download save csv',
    'transaction payment refund order receipt data export',
  ],
  [
    'Sales by item',
    paths.suiteReport('sales-by-item'),
    'It lists the sales of every item.',
    see,
    'report item',
    'period',
  ],
  [
    'Sales by category',
    paths.suiteReport('sales-by-category'),
    'It lists the sales of every category.',
    see,
    'report category',
    'period',
  ],
  [
    'Sales by location',
    paths.suiteReport('sales-by-location'),
    'It lists the sales of every location.',
    see,
    'report location',
    'period',
  ],
  [
    'Sales by time',
    paths.suiteReport('sales-by-time'),
    'It lists sales by time.',
    see,
    'report time hour hourly',
    'period',
  ],
  [
    'Discounts & comps',
    paths.suiteReport('discounts-and-comps'),
    'It lists discounts and comps.',
    see,
    'report discount comp',
    'period',
  ],
  ['Taxes', paths.suiteReport('taxes'), 'It lists the taxes collected.', see, 'report tax vat', 'period'],
  [
    'Payments',
    paths.suiteReport('payments'),
    'It lists how customers paid.',
    see,
    'report payment method tender',
    'period',
  ],
  [
    'Deposits',
    paths.suiteReport('deposits'),
    'It lists deposits collected and redeemed.',
    see,
    'report deposit',
    'period',
  ],
  ['Gratuity', paths.suiteReport('gratuity'), 'It lists tips and auto gratuity.', see, 'report gratuity tip', 'period'],
  [
    'Items sold',
    paths.suiteReport('items-sold'),
    'It lists the units of every item sold.',
    see,
    'report item sold unit',
    'period',
  ],
  [
    'Customer directory',
    paths.suiteReport('customer-directory'),
    'It lists customers with their purchases.',
    see,
    'customer directory client',
    'period',
  ],
  ['Reports', paths.reports(), 'The sales summary and the list of all reports are there.', see, 'report'],
  [
    'Financial Suite',
    suite,
    'It is the home of all financial reports, with cards for the figures of a period.',
    see,
    'financial suite finance widget card',
  ],
  [
    'Export the Financial Suite',
    suite,
    'Press Export in the Financial Suite. It writes every card with its figure and change.',
    'export download',
    'financial suite card',
  ],
  ['Add a widget', suite, 'Press Add Widget in the Financial Suite and choose a figure.', 'add create', 'widget card'],
  [
    'Custom reports',
    paths.customReports(),
    'Your own reports are listed there. Their menu has Edit, Duplicate and Delete.',
    `${see} edit duplicate copy delete rename`,
    'custom saved own report',
  ],
  [
    'Create custom report',
    paths.createCustomReport(),
    'Choose metrics, filters, groups, and charts there, then press Save Report. It is then among your custom reports.',
    'create build make add new design',
    'custom own report chart builder',
  ],
  [
    'Export a custom report',
    paths.customReports(),
    'Open the report and press Export CSV. Print of your browser prints it.',
    'export download print',
    'custom own report',
  ],
  [
    'Deferred sales',
    paths.deferredSales(),
    'They follow deposits and gift cards from collection to completion, and show what is owed.',
    `${see} owe owed`,
    'deferred deposit prepayment gift card invoice balance outstanding owe',
  ],
  [
    'Roll-forward of deferred sales',
    paths.deferredTransactions(),
    'It shows what was owed on a day, and what was collected and redeemed since.',
    see,
    'roll forward balance opening closing owed',
  ],
  ['Invoice detail', paths.invoiceDetail(), 'It shows the life of an invoice with a deposit.', see, 'invoice detail'],
  [
    'Full cycle',
    paths.fullCycle(),
    'It shows a deferred sale from the deposit to the completed order.',
    see,
    'full cycle',
  ],
  [
    'Migration status',
    paths.migrationStatus(),
    'It shows which reports have moved to the new reporting system.',
    see,
    'migration legacy tracker old',
  ],
  ['FS Prototype', paths.prototype(), 'It previews new screens of the Financial Suite.', see, 'prototype fs'],
  [
    'Prototype of deferred sales',
    paths.prototypeDeferredSales(),
    'It previews the new deferred sales.',
    see,
    'prototype deferred',
  ],
  [
    'Prototype of custom reports',
    paths.prototypeCustomReports(),
    'It previews the new custom reports.',
    see,
    'prototype custom',
  ],
  // Learning and help
  [
    'Education',
    paths.education(),
    'Courses explain sales and payment figures with examples.',
    `${see} learn study understand`,
    'education course learn lesson training tutorial calculator faq module',
  ],
  [
    'Assistant',
    paths.chatbot(),
    'All your conversations are there. Chat at the top of every screen opens a small one.',
    see,
    'assistant chat chatbot conversation',
  ],
  [
    'Export a conversation',
    paths.chatbot(),
    'Open the conversation and choose Export. It writes the messages as JSON.',
    'export download save',
    'conversation chat message',
  ],
  [
    'Delete a conversation',
    paths.chatbot(),
    'Open the conversation and choose Delete. Undo in the message brings it back.',
    'delete remove clear undo',
    'conversation chat history',
  ],
  [
    'Edit a question that you sent',
    paths.chatbot(),
    'Press Edit question below the question, change it, and send. The arrows show its earlier versions and their replies.',
    'edit change correct rewrite',
    'message question',
  ],
  [
    'Search conversations',
    paths.chatbot(),
    'Type in the search field above the list of conversations. It finds words in all messages.',
    'search find look',
    'message conversation chat',
  ],
  [
    'Copy a reply',
    paths.chatbot(),
    'Press Copy below the reply for plain text, or Markdown to clipboard to keep its tables and bold text.',
    'copy paste',
    'reply answer message markdown',
  ],
  [
    'Attach a file',
    paths.chatbot(),
    'Press the paper clip beside the message field, or drop or paste the file: at most 50 MB.',
    'attach upload send add drop',
    'file attachment document spreadsheet pdf photo',
  ],
  [
    'Product recommendations',
    paths.recommendations(),
    'They suggest products for a need and a budget.',
    see,
    'recommendation recommend suggestion equipment budget',
  ],
  [
    'Keyboard shortcuts',
    paths.chatbot(),
    'Help in the menu lists the shortcuts: Ctrl K (⌘ K) searches everything, / searches the list on screen, Esc clears a search or closes a dialog, F6 goes to a message with Undo, J and K go to the next or previous transaction, and Ctrl S (⌘ S) saves the open item.',
    `${see} use`,
    'shortcut keyboard hotkey key',
  ],
  [
    'Search',
    paths.home(),
    'Press Ctrl K (⌘ K) on any screen and type: screens, reports, items, and transactions are found.',
    'search find look',
    'search everything anything',
  ],
  [
    'Notifications',
    paths.home(),
    'The bell at the bottom of the menu opens your notifications.',
    see,
    'notification bell alert',
  ],
  [
    'Component browser',
    paths.components(),
    'It shows the components this product is built with.',
    see,
    'component kit design developer',
  ],
  [
    'Health page',
    paths.health(),
    'It shows the state and version of each part of the product.',
    see,
    'health version system loading area',
  ],
  [
    'Undo',
    paths.items(),
    'The message after a change offers Undo; F6 goes to it. Undo takes back that change alone, such as a delete.',
    'undo revert recover restore bring back',
    'undo delete deleted change mistake',
  ],
  // Shops and settings
  [
    'Settings',
    paths.settings(),
    'They have your shop, its data, the appearance, and the assistant.',
    `${see} change`,
    'setting preference option account',
  ],
  [
    'Shop settings',
    settings('shop'),
    'Change the name, the time zone, the start of the business day, and the locale in Settings → Shop. The currency can be changed while the shop has no sales. The sample shop’s cannot be changed.',
    'change edit set update rename',
    'currency zone timezone locale language name business shop store dollar euro',
  ],
  [
    'Add shop',
    settings('shops'),
    'Press the name of the shop at the top of the menu, then Add shop.',
    'add create new make open set',
    'shop store business second another',
  ],
  [
    'Switch shops',
    settings('shops'),
    'Press the name of the shop at the top of the menu and choose another one.',
    'switch change choose go',
    'shop store between',
  ],
  [
    'Delete a shop',
    settings('shops'),
    'Settings → Shops deletes a shop, after a list of what goes. It can be put back for 20 seconds.',
    'delete remove rename manage',
    'shop store',
  ],
  [
    'Figures and tax',
    settings('figures'),
    'Settings → Figures and tax says which figures the data of the shop hold, and why others are unknown.',
    see,
    'known unknown missing figure tax data files',
  ],
  [
    'Import sales',
    settings('data'),
    'Choose the export of your point of sale in Settings → Data: Square, Shopify, WooCommerce, Stripe, Toast, eBay, Etsy, Loyverse, or another table. In the sample shop, add a shop of your own first.',
    'import upload load connect bring move sync',
    'sale transaction square shopify woocommerce stripe toast ebay etsy loyverse history data pos csv file order',
  ],
  [
    'Back up',
    settings('data'),
    'Settings → Data → Back up writes one file with everything of a shop, or of all shops.',
    'backup back save export download',
    'backup everything data shop copy',
  ],
  [
    'Restore a backup',
    settings('data'),
    'Settings → Data → Restore a backup reads the file, and checks it before anything is written.',
    'restore load recover bring',
    'backup restore',
  ],
  [
    'Storage',
    settings('data'),
    'Settings → Data shows how much room the product takes, and asks the browser to keep the data.',
    `${see} free keep`,
    'storage room space memory disk',
  ],
  [
    'Reset sample data',
    settings('data'),
    'Choose Reset sample data in the account menu. It lists what goes, asks, and can be undone. It is there in the sample shop alone.',
    'reset clear start rid get delete remove',
    'sample data demo reset',
  ],
  [
    'Dark theme',
    settings('appearance'),
    'Choose Light, Dark, or System under Appearance in Settings, or in the account menu.',
    'switch change set turn use enable make',
    'dark light theme mode appearance color night',
  ],
  [
    'Assistant settings',
    settings('assistant'),
    'Auto-save, timestamps, and sounds are under Assistant in Settings, and in the account menu.',
    'change turn set enable disable mute',
    'sound timestamp auto autosave assistant setting preference mute',
  ],
  [
    'Language model',
    settings('assistant'),
    'Press Connect a model under Assistant in Settings. It says what is sent; Turn off ends it. The built-in assistant needs none.',
    'connect use turn add change disconnect',
    'language model llm ai gpt chatgpt ollama endpoint',
  ],
  ['About', settings('about'), 'Settings → About has the version.', see, 'about version release'],
  // What the product does not do
  [
    'Refunds',
    `${paths.transactions()}?type=refund`,
    'I can’t give a refund, and no screen here does: refunds are made where the payment was taken. The transactions list those that were made.',
    'issue give make process refund return start reverse',
    'refund money return',
    'missing',
  ],
  [
    'Team',
    paths.salesSummary(),
    'Staff can’t be added or managed here: there are no team accounts or permissions. Reports can be grouped by the staff of your sales data.',
    'add invite create hire remove delete manage edit schedule pay set',
    'staff employee team member user permission role cashier worker payroll',
    'missing',
  ],
  [
    'Discounts',
    paths.suiteReport('discounts-and-comps'),
    'Discounts and promo codes can’t be set up here. The report lists the discounts and comps that were given.',
    'add create make put set run apply give offer',
    'discount coupon promo promotion code sale deal voucher',
    'missing',
  ],
  [
    'Payments',
    paths.transactions(),
    'Payments can’t be taken or charged here: that is done at your point of sale. The transactions list them.',
    'take charge accept receive void capture process cancel',
    'payment card cash customer transaction order checkout',
    'missing',
  ],
  [
    'Invoices',
    paths.deferredSales(),
    'Invoices can’t be written or sent here. Deferred sales follow the deposits of invoices.',
    'send create make write issue email pay',
    'invoice bill estimate quote',
    'missing',
  ],
  [
    'Gift cards',
    paths.deferredSales(),
    'Gift cards can’t be sold or issued here. Deferred sales show what is owed on them.',
    'sell issue create make activate send add',
    'gift card',
    'missing',
  ],
  [
    'Customers',
    paths.suiteReport('customer-directory'),
    'Customers can’t be added or written to here. The customer directory lists those of your sales data.',
    'add create email message contact edit delete text invite',
    'customer client guest newsletter',
    'missing',
  ],
  [
    'Transactions',
    paths.transactions(),
    'Transactions can’t be changed or deleted here: I only read figures. In an own shop, Settings → Data takes back an imported file.',
    'delete remove edit change modify void cancel',
    'transaction payment sale order tip',
    'missing',
  ],
  [
    'Bank account',
    paths.education(),
    'Bank accounts and payouts are managed where your payments are processed. Education explains when card money arrives.',
    'change add connect link set update edit',
    'bank account payout transfer',
    'missing',
  ],
  [
    'Tax rates',
    paths.suiteReport('taxes'),
    'Tax rates are set at your point of sale. The report lists the taxes collected.',
    'change set add edit update',
    'tax vat rate',
    'missing',
  ],
  [
    'Scheduled reports',
    paths.customReports(),
    'Reports can’t be emailed or scheduled here. Custom reports can be saved, exported as CSV, and printed.',
    'email schedule send mail automate subscribe share',
    'report summary',
    'missing',
  ],
  [
    'Orders and suppliers',
    paths.itemLibrary(),
    'Goods can’t be ordered here. The item library shows what is on hand.',
    'order buy purchase reorder',
    'supplier vendor purchase good stock',
    'missing',
  ],
  [
    'Receipts',
    paths.transactions(),
    'Receipts can’t be printed or sent here. The transactions show each payment with its items.',
    'print send email reprint resend',
    'receipt',
    'missing',
  ],
  [
    'Password',
    paths.settings(),
    'There is no sign-in here, so there is no password: the data of your own shops are in this browser.',
    'change reset set log sign',
    'password login account email',
    'missing',
  ],
];

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const guide: readonly GuideEntry[] = rows.map(([title, path, how, verbs, nouns, more]) => ({
  title,
  path,
  how,
  verbs: wordsOf(verbs),
  nouns: wordsOf(nouns),
  isMissing: more === 'missing',
  hasPeriod: more === 'period',
}));

/** Every word of the entries, and its plural: none is a misspelled other one. */
export const guideWords: readonly string[] = guide
  .flatMap(({ verbs, nouns }) => [...verbs, ...nouns])
  .flatMap((word) => [word, `${word}s`]);

const allVerbs: ReadonlySet<string> = new Set(guide.flatMap(({ verbs }) => [...verbs]));
const allNouns: ReadonlySet<string> = new Set(guide.flatMap(({ nouns }) => [...nouns]));

/** Words that name a part of the product by themselves. */
const ownWords = wordsOf(
  'shortcut keyboard hotkey theme backup notification migration prototype education course tutorial recommendation setting widget timezone restore health storage dark print undo sound timestamp bell locale prototype',
);

/** The entries that the words fit best; none if they name nothing of the product. */
export function guideFor(texts: readonly string[]): readonly GuideEntry[] {
  const words = [...new Set(joined(texts).split(' ').map(singular))];
  const verbs = words.filter((word) => allVerbs.has(word));
  const nouns = words.filter((word) => allNouns.has(word));
  const scored = guide.map((entry) => ({ entry, score: scoreOf(entry, verbs, nouns, words) }));
  const best = Math.max(...scored.map(({ score }) => score));
  return best <= 0
    ? []
    : scored
        .filter(({ score }) => score === best)
        .map(({ entry }) => entry)
        .slice(0, 3);
}

/** `time zone` is not the time, and `back up` not the way back. */
function joined(texts: readonly string[]): string {
  return texts
    .join(' ')
    .replace(/\btime zone/g, 'timezone')
    .replace(/\bback up\b/g, 'backup');
}

/** A thing counts more than what is done with it; both together most. */
function scoreOf(
  { title, verbs, nouns, isMissing }: GuideEntry,
  askedVerbs: readonly string[],
  askedNouns: readonly string[],
  words: readonly string[],
): number {
  const things = askedNouns.filter((word) => nouns.has(word)).length;
  if (things === 0) return 0;
  const doing = askedVerbs.filter((word) => !seeing.has(word));
  const isDone = (doing.length > 0 ? doing : askedVerbs).some((word) => verbs.has(word) && word !== 'list');
  // What the product does not do is told only to who wants to do it.
  const isSeen = askedVerbs.some((word) => seeing.has(word));
  if (isMissing && !askedVerbs.some((word) => verbs.has(word) && !(isSeen && nouns.has(word)))) return 0;
  const isOther = askedVerbs.some((word) => !seeing.has(word) && !nouns.has(word)) && !isDone;
  const inTitle = title
    .toLowerCase()
    .split(' ')
    .map(singular)
    .filter((word) => words.includes(word)).length;
  return things * 2 + (isDone ? 3 : 0) - (isOther ? 3 : 0) + inTitle * 0.5 - nouns.size / 100;
}

const seeing = wordsOf(see);

function singular(word: string): string {
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ss|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** Whether the words name a part of the product that nothing else is called. */
export function namesGuide(texts: readonly string[]): boolean {
  return joined(texts)
    .split(' ')
    .some((text) => ownWords.has(singular(text)));
}
