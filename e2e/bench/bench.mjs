import { join, parse } from 'node:path';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { shopWorker } from '@back-office/shared/build/webpack.mjs';
import { build } from '@back-office/shared/build/commands/build.mjs';
import { serveOnFreePorts } from '@back-office/shared/build/freePorts.mjs';
import { stageForNow } from '@back-office/shared/build/stage.mjs';
import { chromiumPath, launchArguments, testArguments } from '../support/browser.mjs';
import { measureAssistant, printAssistant } from './assistant.mjs';
import { measureBooks, measureCheck, printBooks, printCheck } from './books.mjs';
import { buildPlain } from './buildPlain.mjs';
import { withOneContext } from './contexts.mjs';
import { measureEmbedding, printEmbedding } from './embedding.mjs';
import { inForm, isShort } from './figures.mjs';
import { measureFirefox, printFirefox } from './firefox.mjs';
import { measureFirstPages, printFirstPages } from './firstPage.mjs';
import { measureImport, printImport } from './importing.mjs';
import { measureLargeLedger, measureLedger, printLargeLedger, printLedger } from './ledger.mjs';
import { measureLongCatalog, printLongCatalog } from './longCatalog.mjs';
import { measureLongList, printLongList } from './longList.mjs';
import { measureMemory, printMemory } from './memory.mjs';
import { lists, measurePeers, printPeers } from './peers.mjs';
import { measureSalesFile, printSalesFile } from './salesFile.mjs';
import { measureSearch, printSearch } from './searching.mjs';
import { servePlain } from './servePlain.mjs';
import { measureServer, printServer } from './server.mjs';
import { measureShop, printShop } from './shop.mjs';
import { measureSuite, printSuite } from './suite.mjs';
import { measureSwitches, printSwitches } from './switching.mjs';
import { measureTransactions, printTransactions } from './transactions.mjs';

/**
 * `pnpm bench [first|embed|switch|list|ledger|shop|firefox|transactions|search|import|assistant|memory|peers|server|books|sales …]
 * [--but] [--runs 5] [--short]`: prints each figure beside its budget. `--short` runs each part once over little data and judges no budget; it
 * compares the product and its list with themselves, instead of building a plain product and the lists of others.
 * `--transactions 200000`: those of the shop of `server`, by default a million.
 */
const parts = [
  'first',
  'embed',
  'switch',
  'list',
  'ledger',
  'shop',
  'firefox',
  'transactions',
  'search',
  'import',
  'assistant',
  'memory',
  'peers',
  'server',
  'books',
  'sales',
];
/** They start no Chromium. */
const withoutBrowser = ['firefox', 'server', 'books'];
const words = process.argv.slice(2);
const numberAfter = (word, otherwise) => (words.includes(word) ? Number(words[words.indexOf(word) + 1]) : otherwise);
const runs = numberAfter('--runs', inForm(5, 1));
const transactionsOfServer = numberAfter('--transactions', inForm(1_000_000, 2_000));
const named = words.filter((word) => parts.includes(word));
/** With `--but`, all parts but those that are named. */
const chosen = words.includes('--but') ? parts.filter((name) => !named.includes(name)) : named;
const wants = (name) => chosen.length === 0 || chosen.includes(name);

const closing = [];
let onePage;
try {
  if (parts.some((name) => !withoutBrowser.includes(name) && wants(name))) await measureInBrowser();
  // In the test command one browser is enough.
  if (wants('firefox') && (!isShort || named.includes('firefox'))) {
    const { address } = await servedPlain('harness/shop.ts', shopWorker);
    printFirefox(await measureFirefox(address, runs));
  }
  if (wants('books')) {
    printBooks(await measureBooks(Math.min(runs, 3)));
    printCheck(await measureCheck());
  }
  if (wants('server')) printServer(await measureServer(transactionsOfServer, runs));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const close of closing.reverse()) await close();
}

async function measureInBrowser() {
  const staged = stageForNow(await build([]));
  closing.push(staged.remove);
  const product = await serveOnFreePorts(staged.distFolders);
  closing.push(() => product.close());
  const comparesPlain = !isShort && (wants('first') || wants('switch'));
  const plain = comparesPlain ? await servedPlain('plain/main.tsx') : undefined;
  const ledgers = wants('ledger') ? await servedPlain('harness/ledgers.ts') : undefined;
  const shop = wants('shop') ? await servedPlain('harness/shop.ts', shopWorker) : undefined;
  const list = wants('list') || wants('peers') ? await servedPlain(lists[0].entry) : undefined;
  const args = [...launchArguments, ...inForm([], testArguments)];
  const launched = await chromium.launch({ executablePath: chromiumPath, args });
  closing.push(() => launched.close());
  const browser = isShort ? await withOneContext(launched, `${product.address}remotes.json`) : launched;
  console.log(
    `\n${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores, ${isShort ? 'short form, budgets are not judged' : `${runs} runs each`}`,
  );

  const both = { composed: product.address, plain: plain?.address };
  if (wants('first')) printFirstPages(await measureFirstPages(browser, both, runs));
  if (wants('embed')) printEmbedding(await measureEmbedding(browser, product.address));
  if (wants('switch')) printSwitches(await measureSwitches(browser, both, runs));
  if (wants('ledger')) {
    printLedger(await measureLedger(browser, ledgers.address, runs));
    printLargeLedger(await measureLargeLedger(browser, ledgers.address, runs));
  }
  if (wants('shop')) printShop(await measureShop({ harness: shop.address, product: product.address }, runs));
  if (wants('list')) printLongList(await measureLongList(browser, list.address, runs));
  if (wants('transactions')) {
    printTransactions(await measureTransactions(browser, product.address, runs));
    printSuite(await measureSuite(browser, product.address, Math.min(runs, 3)));
  }
  if (wants('search')) printSearch(await measureSearch(browser, product.address, runs));
  if (wants('import')) {
    printImport(await measureImport(browser, product.address, Math.min(runs, 3)));
    printLongCatalog(await measureLongCatalog(browser, product.address, Math.min(runs, 3)));
  }
  if (wants('assistant')) printAssistant(await measureAssistant(browser, product.address, Math.min(runs, 3)));
  if (wants('sales')) printSalesFile(await measureSalesFile(browser, product.address));
  if (wants('peers')) {
    const served = [list];
    for (const { entry } of lists.slice(1, inForm(lists.length, 1))) served.push(await servedPlain(entry));
    printPeers(await measurePeers(browser, served, Math.min(runs, 3)));
  }
  if (wants('memory')) printMemory(await measureMemory(product.address));
}

/** In the short form all of them are one page, built once. */
async function servedPlain(entry, workers) {
  if (!isShort) return builtPlain(entry, workers);
  onePage ??= builtPlain('harness/all.ts', shopWorker);
  return onePage;
}

async function builtPlain(entry, workers) {
  const folder = await buildPlain(parse(entry).name, join(import.meta.dirname, entry), workers);
  const served = await servePlain(folder);
  closing.push(() => served.close());
  return { ...served, folder };
}
