import { inForm, kilobytes, median, ms, p95, printTable, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

const conversations = inForm(1_000, 10);
const messages = inForm(200, 4);
const budgets = { openingBytes: 80_000, painting: 100, switching: 200 };

/**
 * The widget in a new page: bytes before and for opening it, and how long after its simulated delay a reply is painted.
 * Then the full screen over 1,000 conversations of 200 messages each.
 */
export async function measureAssistant(browser, address, runs) {
  const results = { before: [], opening: [], asking: [], painting: [], link: [], switching: [], message: [] };
  for (let run = 0; run < runs; run += 1) {
    await measureWidget(browser, address, results);
    await measureFullScreen(browser, address, results);
  }
  return results;
}

async function measureWidget(browser, address, results) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.addInitScript(noteReplyDelay);
  await page.goto(`${address}education`);
  await page.getByRole('button', { name: 'Open assistant' }).waitFor();
  await within('a quiet network', page.waitForLoadState('networkidle', { timeout: 0 }));
  results.before.push(bytes('/widget.'));
  const atRest = bytes('');
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.waitFor();
  await within('a quiet network', page.waitForLoadState('networkidle', { timeout: 0 }));
  const opened = bytes('');
  results.opening.push(opened - atRest);
  await field.fill('Net sales from 2025-06-22 to 2025-06-28');
  await field.press('Enter');
  results.painting.push(
    await within(
      'the painted reply',
      page.evaluate(() => window.replyPainted),
    ),
  );
  await within('a quiet network', page.waitForLoadState('networkidle', { timeout: 0 }));
  results.asking.push(bytes('') - opened);
  await context.close();
}

/** Counts what each response took on the wire. Returns a function for those whose address contains a text. */
async function countBytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map();
  const sizes = [];
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.push([addresses.get(requestId) ?? '', encodedDataLength]),
  );
  return (text) => sizes.reduce((sum, [url, size]) => (url.includes(text) ? sum + size : sum), 0);
}

/** Runs in the page before its scripts: from the end of the delay, a timer of 1 to 3 seconds, to the painted reply. */
function noteReplyDelay() {
  const { setTimeout: original } = window;
  window.replyPainted = new Promise((resolve) => {
    window.setTimeout = (run, delay, ...rest) => {
      if (!(delay >= 1_000 && delay <= 3_000)) return original(run, delay, ...rest);
      return original(() => {
        const isAwaited = document.querySelector('[aria-label="Assistant is typing"]');
        const due = performance.now();
        run(...rest);
        if (!isAwaited) return;
        const look = () => {
          const isTyping = document.querySelector('[aria-label="Assistant is typing"]');
          if (isTyping) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - due));
        };
        look();
      }, delay);
    };
  });
}

async function measureFullScreen(browser, address, results) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${address}chatbot`);
  await page.getByText('Your conversations will be listed here.').waitFor();
  await within('the stored conversations', page.evaluate(fillDatabase, [conversations, messages]));
  await page.goto(`${address}chatbot?conversation=c3`);
  await page.getByRole('button', { name: 'Regenerate' }).last().waitFor();
  results.link.push(await page.evaluate(() => performance.now()));
  for (let row = 5; row < inForm(9, 6); row += 1) {
    results.switching.push(await within(`conversation ${row}`, page.evaluate(choose, row)));
  }
  results.message.push(await within('the own message', page.evaluate(send, 'Which items are out of stock?')));
  await context.close();
}

/** Runs in the page. */
async function fillDatabase([count, length]) {
  const request = indexedDB.open('back-office:conversations', 1);
  const database = await new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction(['conversations', 'summaries'], 'readwrite');
  const question = 'Which items should I reorder?';
  const reply =
    'Three run low.\n\n| Item | In stock |\n|---|--:|\n| Honey | 0 |\n| Knife | 7 |\n\n- **Order** honey\n- Check knives';
  for (let index = 0; index < count; index += 1) {
    const id = `c${index}`;
    const updatedAt = Date.now() - index * 3_600_000;
    const title = `${question} ${index}`;
    const list = Array.from({ length }, (_, at) => ({
      id: `${id}-${at}`,
      role: at % 2 ? 'assistant' : 'user',
      content: at % 2 ? reply : question,
      timestamp: updatedAt,
      messageType: 'text',
    }));
    const settings = { model: 'gpt-4', temperature: 0.7, maxTokens: 2048 };
    const record = { id, title, messages: list, createdAt: updatedAt, updatedAt, settings };
    const summary = { id, title, preview: 'Three run low.', updatedAt, messages: length, tokens: 0, files: 0 };
    transaction.objectStore('conversations').put(record, id);
    transaction.objectStore('summaries').put(summary, id);
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

/** Runs in the page: from the press on a row to its painted messages. */
function choose(row) {
  const link = document.querySelectorAll('nav[aria-label=Conversations] [role=listitem] a')[row];
  const title = link.querySelector('[title]').title;
  const started = performance.now();
  link.click();
  return new Promise((resolve) => {
    const look = () => {
      const isShown =
        document.querySelector('h2')?.title === title && document.querySelector('[role=log] [aria-label=Regenerate]');
      if (isShown) requestAnimationFrame(() => resolve(performance.now() - started));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page: from Enter to the painted question. */
function send(text) {
  const field = document.querySelector('textarea[aria-label=Message]');
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set;
  set.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const started = performance.now();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  return new Promise((resolve) => {
    const look = () => {
      const isShown = document.querySelector('[role=log]').textContent.includes(text);
      if (isShown) requestAnimationFrame(() => resolve(performance.now() - started));
      else requestAnimationFrame(look);
    };
    look();
  });
}

export function printAssistant({ before, opening, asking, painting, link, switching, message }) {
  const total = median(opening);
  printTable(
    'Assistant',
    ['what', 'median', 'p95', 'budget'],
    [
      ['widget before it is opened', kilobytes(median(before))],
      [
        'opening it adds',
        kilobytes(total),
        '',
        `${kilobytes(budgets.openingBytes)} ${verdict(total <= budgets.openingBytes)}`,
      ],
      ['the first question adds', kilobytes(median(asking))],
      row('reply painted after its delay', painting, budgets.painting),
      [
        `conversation among ${conversations.toLocaleString('en-US')} × ${messages}, by its address`,
        ms(median(link)),
        ms(p95(link)),
      ],
      row('another conversation', switching, budgets.switching),
      row('own message', message, budgets.switching),
    ],
  );
}

function row(name, values, budget) {
  return [name, ms(median(values)), ms(p95(values)), `${ms(budget)} ${verdict(median(values) <= budget)}`];
}
