import { paths } from '@back-office/shared/routes';

/** Something that merchants do or look for in the product, and where. */
export interface GuideEntry {
  /** Names its text in `guideTexts.ts`, too. */
  readonly title: GuideTitle;
  readonly path: string;
  /** Words for doing it, and for what it is done with. Plurals count. */
  readonly verbs: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  /** The product does not do it; this is the nearest screen. */
  readonly isMissing: boolean;
  /** A screen that shows figures of a period. */
  readonly hasPeriod: boolean;
}

type Row = readonly [title: string, path: string, verbs: string, nouns: string, more?: 'missing' | 'period'];

const see = 'find open see view show look where go get take navigate list check locate';
const suite = paths.financialSuite();
const settings = (section: string) => `${paths.settings()}#${section}`;
export const inventoryPath = `${paths.items()}/inventory`;
const newItem = `${paths.items()}?new`;
const importItems = `${paths.items()}?import`;

/** Every screen and every action of the product. A test compares it with the screens of the menus. */
const rows = [
  // Items
  ['Items', paths.items(), see, 'item product catalog price sku barcode gtin list'],
  ['Create item', newItem, 'create add make new enter', 'item product article dish'],
  ['Change a price', paths.items(), 'change edit update set put enter type new raise lower adjust', 'price cost'],
  [
    'Edit an item',
    paths.items(),
    'edit change update rename modify add set put',
    'item product name description sku barcode gtin photo picture variation option',
  ],
  ['Change several items', paths.items(), 'bulk update change edit many several mass', 'item product'],
  ['Delete items', paths.items(), 'delete remove archive hide', 'item product'],
  [
    'Import items',
    importItems,
    'import upload load bulk add migrate',
    'item product csv json file spreadsheet catalog',
  ],
  ['Export items', paths.items(), 'export download save', 'item product catalog list export'],
  ['Print labels', paths.items(), 'print make create', 'label barcode tag sticker'],
  ['Stock of an item', paths.itemLibrary(), 'change edit update set count adjust track', 'stock inventory quantity'],
  ['Item library', paths.itemLibrary(), `${see} add`, 'library stock inventory'],
  ['Inventory management', inventoryPath, `${see} track`, 'inventory management journal movement history stock'],
  [
    'Count stock',
    inventoryPath,
    'count take print import export enter put type record',
    'stocktake stock count sheet inventory',
  ],
  [
    'Receive and move stock',
    inventoryPath,
    'receive transfer move adjust enter put type book log record',
    'stock inventory delivery goods',
  ],
  ['Categories', paths.categories(), see, 'category group'],
  ['Create category', paths.categories(), 'create add make new', 'category group'],
  [
    'Edit categories',
    paths.categories(),
    'edit rename delete remove rearrange sort reorder move change order',
    'category',
  ],
  // Figures
  ['Dashboard', paths.home(), see, 'dashboard home overview start metric', 'period'],
  ['Choose another day', paths.home(), 'change choose pick set select', 'day date range period'],
  ['Sales summary', paths.salesSummary(), see, 'summary report sale gross net revenue figure', 'period'],
  ['Export the sales summary', paths.salesSummary(), 'export download save csv', 'summary report sale export'],
  ['Print', paths.salesSummary(), 'print paper pdf', 'report summary transaction list page paper pdf print'],
  ['Compare periods', paths.salesSummary(), 'compare', 'compare period year week month range', 'period'],
  [
    'Transactions',
    paths.transactions(),
    `${see} search filter`,
    'transaction payment refund order receipt tip',
    'period',
  ],
  [
    'Export transactions',
    paths.transactions(),
    'export download save csv',
    'transaction payment refund order receipt data export',
  ],
  ['My views', paths.transactions(), 'save keep remember rename delete set', 'view filter search default column'],
  ['Sales by item', paths.suiteReport('sales-by-item'), see, 'report item', 'period'],
  ['Sales by category', paths.suiteReport('sales-by-category'), see, 'report category', 'period'],
  ['Sales by location', paths.suiteReport('sales-by-location'), see, 'report location', 'period'],
  ['Sales by time', paths.suiteReport('sales-by-time'), see, 'report time hour hourly', 'period'],
  ['Discounts & comps', paths.suiteReport('discounts-and-comps'), see, 'report discount comp', 'period'],
  ['Taxes', paths.suiteReport('taxes'), see, 'report tax vat', 'period'],
  ['Payments', paths.suiteReport('payments'), see, 'report payment method tender', 'period'],
  ['Deposits', paths.suiteReport('deposits'), see, 'report deposit', 'period'],
  ['Gratuity', paths.suiteReport('gratuity'), see, 'report gratuity tip', 'period'],
  ['Items sold', paths.suiteReport('items-sold'), see, 'report item sold unit', 'period'],
  ['Customer directory', paths.suiteReport('customer-directory'), see, 'customer directory client', 'period'],
  ['Reports', paths.reports(), see, 'report'],
  ['Financial Suite', suite, see, 'financial suite finance widget card'],
  ['Export the Financial Suite', suite, 'export download', 'financial suite card'],
  ['Add a widget', suite, 'add create', 'widget card'],
  ['Custom reports', paths.customReports(), `${see} edit duplicate copy delete rename`, 'custom saved own report'],
  [
    'Create custom report',
    paths.createCustomReport(),
    'create build make add new design',
    'custom own report chart builder',
  ],
  ['Export a custom report', paths.customReports(), 'export download print', 'custom own report'],
  [
    'Deferred sales',
    paths.deferredSales(),
    `${see} owe owed`,
    'deferred deposit prepayment gift card invoice balance outstanding owe',
  ],
  ['Roll-forward of deferred sales', paths.deferredTransactions(), see, 'roll forward balance opening closing owed'],
  ['Invoice detail', paths.invoiceDetail(), see, 'invoice detail'],
  ['Full cycle', paths.fullCycle(), see, 'full cycle'],
  ['Migration status', paths.migrationStatus(), see, 'migration legacy tracker'],
  ['FS Prototype', paths.prototype(), see, 'prototype fs'],
  ['Prototype of deferred sales', paths.prototypeDeferredSales(), see, 'prototype deferred'],
  ['Prototype of custom reports', paths.prototypeCustomReports(), see, 'prototype custom'],
  // Learning and help
  [
    'Education',
    paths.education(),
    `${see} learn study understand`,
    'education course learn lesson training tutorial calculator faq module video webinar class',
  ],
  ['Assistant', paths.chatbot(), see, 'assistant chat chatbot conversation'],
  [
    'Close the assistant',
    paths.chatbot(),
    'hide close minimize remove dismiss rid',
    'widget assistant bubble chat panel',
  ],
  ['Export a conversation', paths.chatbot(), 'export download save', 'conversation chat message'],
  ['Delete a conversation', paths.chatbot(), 'delete remove clear undo', 'conversation chat history'],
  ['Edit a question that you sent', paths.chatbot(), 'edit change correct rewrite', 'message question'],
  ['Search conversations', paths.chatbot(), 'search find look', 'message conversation chat'],
  ['Copy a reply', paths.chatbot(), 'copy paste', 'reply answer message markdown'],
  [
    'Attach a file',
    paths.chatbot(),
    'attach upload send add drop',
    'file attachment document spreadsheet csv excel pdf photo',
  ],
  ['Product recommendations', paths.recommendations(), see, 'recommendation recommend suggestion equipment budget'],
  ['Keyboard shortcuts', paths.chatbot(), `${see} use`, 'shortcut keyboard hotkey key'],
  ['Search', paths.home(), 'search find look', 'search everything anything'],
  ['Notifications', paths.home(), see, 'notification bell alert'],
  ['Component browser', paths.components(), see, 'component kit design developer'],
  ['Health page', paths.health(), see, 'health version system loading area'],
  ['Undo', paths.items(), 'undo revert recover restore bring back', 'undo delete deleted change mistake'],
  // Shops and settings
  ['Settings', paths.settings(), `${see} change`, 'setting preference option account'],
  [
    'Shop settings',
    settings('shop'),
    'change edit set update rename',
    'currency zone timezone locale language name business shop store dollar euro',
  ],
  ['Add shop', settings('shops'), 'add create new make open set', 'shop store business second another'],
  ['Switch shops', settings('shops'), 'switch change choose go', 'shop store between'],
  ['Connect a shop', settings('shops'), 'connect disconnect', 'shop store server'],
  ['Delete a shop', settings('shops'), 'delete remove rename manage', 'shop store'],
  ['Figures and tax', settings('figures'), see, 'known unknown missing figure tax data files'],
  [
    'Import sales',
    settings('data'),
    'import upload load connect bring move sync',
    'sale transaction square shopify woocommerce stripe toast ebay etsy loyverse clover lightspeed revel vend quickbooks till system history data pos csv file order',
  ],
  ['Back up', settings('data'), 'backup back save keep export download', 'backup everything data shop copy'],
  ['Restore a backup', settings('data'), 'restore load recover bring', 'backup restore'],
  ['Storage', settings('data'), `${see} free keep`, 'storage room space memory disk'],
  ['Reset sample data', settings('data'), 'reset clear start rid get delete remove', 'sample data demo reset'],
  [
    'Dark theme',
    settings('appearance'),
    'switch change set turn use enable make',
    'dark light theme mode appearance color night background black white',
  ],
  [
    'Assistant settings',
    settings('assistant'),
    'change turn set enable disable mute',
    'sound timestamp auto autosave assistant setting preference mute',
  ],
  [
    'Language model',
    settings('assistant'),
    'connect use turn add change disconnect',
    'language model llm ai gpt chatgpt ollama endpoint',
  ],
  ['About', settings('about'), see, 'about version release'],
  // What the product does not do
  [
    'Refunds',
    `${paths.transactions()}?type=refund`,
    'issue give make process refund return start reverse',
    'refund money return',
    'missing',
  ],
  [
    'Team',
    paths.salesSummary(),
    'add invite create hire remove delete manage edit schedule pay set',
    'staff employee team member user permission role cashier worker payroll',
    'missing',
  ],
  [
    'Discounts',
    paths.suiteReport('discounts-and-comps'),
    'add create make put set run apply give offer',
    'discount coupon promo promotion code sale deal voucher',
    'missing',
  ],
  [
    'Take payments',
    paths.transactions(),
    'take charge accept receive void capture process cancel',
    'payment card cash customer transaction order checkout',
    'missing',
  ],
  [
    'Invoices',
    paths.deferredSales(),
    'send create make write issue email pay',
    'invoice bill estimate quote',
    'missing',
  ],
  ['Gift cards', paths.deferredSales(), 'sell issue create make activate send add', 'gift card', 'missing'],
  [
    'Customers',
    paths.suiteReport('customer-directory'),
    'add create email message contact edit delete text invite',
    'customer client guest newsletter',
    'missing',
  ],
  [
    'Change transactions',
    paths.transactions(),
    'delete remove edit change modify void cancel',
    'transaction payment sale order tip',
    'missing',
  ],
  [
    'Bank account',
    paths.education(),
    'change add connect link set update edit',
    'bank account payout transfer',
    'missing',
  ],
  ['Tax rates', paths.suiteReport('taxes'), 'change set add edit update', 'tax vat rate', 'missing'],
  [
    'Scheduled reports',
    paths.customReports(),
    'email schedule send mail automate subscribe share',
    'report summary',
    'missing',
  ],
  [
    'Orders and suppliers',
    paths.itemLibrary(),
    'order buy purchase reorder',
    'supplier vendor purchase good stock',
    'missing',
  ],
  ['Receipts', paths.transactions(), 'print send email reprint resend', 'receipt', 'missing'],
  ['Password', paths.settings(), 'change reset set log sign', 'password login account email', 'missing'],
] as const satisfies readonly Row[];

export type GuideTitle = (typeof rows)[number][0];

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const guide: readonly GuideEntry[] = rows.map(([title, path, verbs, nouns, more]) => ({
  title,
  path,
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
  'shortcut keyboard hotkey theme backup notification migration prototype education course tutorial lesson training webinar video recommendation setting widget timezone restore health storage dark print undo sound timestamp bell locale prototype background clover lightspeed',
);

/** The word is a thing of the product, and nothing that is done with it. */
export function namesThing(text: string): boolean {
  return allNouns.has(singular(text)) && !allVerbs.has(singular(text));
}

/** The word is a thing of the product, or what is done with one. */
export function isOfProduct(text: string): boolean {
  return allNouns.has(singular(text)) || allVerbs.has(singular(text));
}

/** The entries that the words fit best; none if they name nothing of the product. */
export function guideFor(texts: readonly string[]): readonly GuideEntry[] {
  const entries = entriesFor.get(texts) ?? findEntries(texts);
  entriesFor.set(texts, entries);
  return entries;
}

/** Several steps of the reader ask for those of the same words. */
const entriesFor = new WeakMap<readonly string[], readonly GuideEntry[]>();

function findEntries(texts: readonly string[]): readonly GuideEntry[] {
  const words = [...new Set(joined(texts).split(' ').map(singular))];
  const verbs = words.filter((word) => allVerbs.has(word));
  const nouns = words.filter((word) => allNouns.has(word));
  if (nouns.length === 0) return [];
  // A screen to try out is only meant by its name.
  const named = guide.filter(
    ({ nouns: own }) => !own.has('prototype') || words.some((word) => /^(?:prototype|fs)$/.test(word)),
  );
  const scored = named.map((entry) => ({ entry, score: scoreOf(entry, verbs, nouns, words) }));
  const best = Math.max(...scored.map(({ score }) => score));
  return best <= 0
    ? []
    : scored
        .filter(({ score }) => score === best)
        .map(({ entry }) => entry)
        .slice(0, 3);
}

/** `time zone` is not the time, `back up` not the way back, and a spreadsheet is what is exported. */
function joined(texts: readonly string[]): string {
  return (
    texts
      .join(' ')
      .replace(/\btime zone/g, 'timezone')
      .replace(/\bback up\b/g, 'backup')
      .replace(/\buse to\b/g, 'to')
      .replace(/\b(?:vs|versus|side by side|beside)\b/g, 'compare period')
      .replace(/\b(?:alter|amend|adapt|fix)\b/g, 'change')
      // `where do I add a new pastry`
      .replace(/\bnew (?:thing|stuff)\b|\b(?:something|anything|some thing) new\b/g, 'new item')
      .replace(/\b(?:to|on|onto) (?:the|my|our) (?:menu|price list)\b/g, 'item')
      .replace(/\b(an?|this|that) new (\w+)\b/g, (all, article: string, noun: string) =>
        allNouns.has(singular(noun)) ? all : `${article} new item`,
      )
      .replace(/\b(?:stock|inventory) (?:take|taking|count)\b/g, 'stocktake')
      .replace(/\bpics?\b/g, 'photo')
      // `how do I change the fee`: what is changed is no change
      .replace(/\b(i|we|you|to|can|please) change\b/g, '$1 edit')
      .replace(/\bsend\b(.*?)\bto (?:the|my|our) (?:accountant|bookkeeper|boss|bank|tax \w+)\b/, 'export$1')
      .replace(/\b(?:quick|hot|short cut) keys?\b/g, 'shortcut')
      .replace(/\bget (?:it|them|that|this|my \w+) back\b|\bbring (?:it|them|that) back\b/g, 'undo')
      // one of them, not all of a period
      .replace(/\b(?:an?|1|old|past|single|certain|particular|specific) sale\b/g, 'transaction')
      // `my sales into Excel`
      .replace(
        /^(?!.*\b(?:import|upload|load|attach|send|drop|add)\b)(.*)\b(?:csv|excel|xlsx|spreadsheet|(?:as|in|into|to) an? (?:\w+ )?file)\b/,
        '$1export',
      )
  );
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
  if (isMissing && words.some((word) => /^(?:course|lesson|training|tutorial|video|webinar|class)$/.test(word)))
    return 0;
  if (isMissing && !askedVerbs.some((word) => verbs.has(word) && !(isSeen && nouns.has(word)))) return 0;
  const isOther = askedVerbs.some((word) => !seeing.has(word) && !nouns.has(word)) && !isDone;
  const inTitle = title
    .toLowerCase()
    .split(' ')
    .map(singular)
    .filter((word) => words.includes(word)).length;
  const own = askedNouns.filter((word) => nouns.has(word) && ownWords.has(word) && !allVerbs.has(word)).length;
  return things * 2 + own * 4 + (isDone ? 3 : 0) - (isOther ? 3 : 0) + inTitle * 0.5 - nouns.size / 100;
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
